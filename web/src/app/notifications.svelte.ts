/** Notifications: by a push service if the browser has one, else from the page itself while it is open. Nobody gets any
 * who has not asked for them in this browser. */
import { rest } from "../net/rest";
import { readStored, writeStored } from "./storage";
import { language, t } from "./words.svelte";

/** Why there can be none, or how far they reach: with a push service everywhere, without one while a tab is open. */
export type NoticeState = "insecure" | "none" | "blocked" | "off" | "tab" | "push";

const STORED = "notify";

export const notices = $state<{ state: NoticeState }>({ state: initialState() });

function initialState(): NoticeState {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "none";
  if (Notification.permission === "denied") return "blocked";
  const stored = readStored(STORED);
  return Notification.permission === "granted" && (stored === "push" || stored === "tab") ? stored : "off";
}

function setState(state: NoticeState): void {
  notices.state = state;
  writeStored(STORED, state === "push" || state === "tab" ? state : null);
}

/** Asks the browser for permission, and the server for notifications. */
export async function turnNoticesOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return setState(initialState());
  setState((await subscribe().catch(() => false)) ? "push" : "tab");
}

/** No more notifications in this browser. */
export async function turnNoticesOff(): Promise<void> {
  if (notices.state !== "push" && notices.state !== "tab") return;
  setState("off");
  const subscription = await currentSubscription().catch(() => null);
  if (subscription === null) return;
  await rest.endPush(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe().catch(() => false);
}

/** Tells the server again who uses this browser, and in which language: subscriptions change, and so do players. */
export async function refreshNotices(): Promise<void> {
  if (notices.state === "push" && !(await subscribe().catch(() => false))) setState("tab");
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Subscribes at the browser's push service; false if there is none. */
async function subscribe(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  const registration = await navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready);
  const { key } = await rest.pushKey();
  const before = await registration.pushManager.getSubscription();
  const fits = before !== null && sameKey(before.options.applicationServerKey, bytesOf(key));
  if (before !== null && !fits) await before.unsubscribe(); // of another server at this address
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  const subscription = before !== null && fits ? before : await registration.pushManager.subscribe(wish);
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.["p256dh"] === undefined || keys["auth"] === undefined) return false;
  await rest.addPush({ endpoint, p256dh: keys["p256dh"], auth: keys["auth"], language: language() });
  return true;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function sameKey(before: ArrayBuffer | null, wanted: Uint8Array): boolean {
  if (before === null) return false;
  const known = new Uint8Array(before);
  return known.length === wanted.length && known.every((byte, place) => byte === wanted[place]);
}

/** Says in a notification that it is this player's turn, where the page is open but nobody looks at it. */
export async function noticeTurn(table: string, game: string): Promise<void> {
  if ((notices.state !== "push" && notices.state !== "tab") || document.visibilityState === "visible") return;
  const title = t("page-your-turn");
  const options = { body: t(`page-game-${game}`), tag: `table-${table}`, icon: "/icon-192.png", data: { table } };
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration) return registration.showNotification(title, options).catch(() => undefined);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // A browser that shows notifications only by its service worker.
  }
  return undefined;
}
