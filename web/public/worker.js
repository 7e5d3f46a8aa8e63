// Keeps the files of the page and the puzzles, so that both open without a network, and shows notifications. What the
// server says about games is never kept.
const SHELL = "/";
const CACHE = "seachest";
const PUZZLES = "seachest-puzzles";
const PUZZLES_PATH = "/api/puzzles/";
const SINGLE_FILES = ["/manifest.webmanifest", "/icon.svg", "/icon-turn.svg", "/icon-192.png", "/icon-512.png"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetch(SHELL, { cache: "no-cache" }).then(keepShell));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Files that were asked for before this worker was there.
self.addEventListener("message", (event) => {
  const paths = Array.isArray(event.data) ? event.data.filter((path) => String(path).startsWith("/assets/")) : [];
  event.waitUntil(keepFiles(paths));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || SINGLE_FILES.includes(pathname)) event.respondWith(file(request));
  else if (pathname.startsWith(PUZZLES_PATH)) event.respondWith(puzzles(request));
});

// A notification of the server. Those of one table replace each other; who looks at that table needs none, but a browser
// may show one of its own where we show nothing.
self.addEventListener("push", (event) => {
  const told = toldBy(event);
  const table = /^[a-z0-9]{12}$/.test(told.table) ? told.table : null;
  const options = {
    body: String(told.body ?? ""),
    tag: `table-${table ?? ""}`,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: { table },
  };
  event.waitUntil(self.registration.showNotification(String(told.title ?? "Seachest"), options));
});

// What the server tells; nothing where it is not of our server.
function toldBy(event) {
  try {
    return event.data.json() ?? {};
  } catch {
    return {};
  }
}

// A click leads to the table: to a tab that shows it, or any tab of ours, or a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(goTo(table ? `/t/${table}` : "/"));
});

async function goTo(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  if (there) return there.focus();
  if (tabs.length === 0) return self.clients.openWindow(path);
  tabs[0].postMessage({ goTo: path });
  return tabs[0].focus();
}

// The page itself: fresh where there is a network, else as it was.
async function page(request) {
  try {
    const response = await fetch(request);
    const isPage = response.ok && (response.headers.get("Content-Type") ?? "").startsWith("text/html");
    if (isPage) await keepShell(response.clone()).catch(() => undefined);
    return response;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

// A new page has new files: those of the old one are let go.
async function keepShell(response) {
  const tag = response.headers.get("ETag");
  const before = await caches.match(SHELL);
  if (!response.ok || (before && before.headers.get("ETag") === tag)) return;
  if (before) await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const text = await response.clone().text();
  await cache.put(SHELL, response);
  const paths = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await keepFiles(paths);
}

// Files that are not kept yet.
async function keepFiles(paths) {
  const cache = await caches.open(CACHE);
  const add = async (path) => (await cache.match(path)) ?? cache.add(path);
  await Promise.allSettled(paths.map(add));
}

// Files of the build never change under their names; the others may, and are asked for first.
async function file(request) {
  const kept = await caches.match(request);
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

// Puzzles come with the server, and may be others after an update: fresh where there is a network, else as they were.
async function puzzles(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(PUZZLES)).put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}
