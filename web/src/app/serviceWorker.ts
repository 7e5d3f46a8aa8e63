/** The service worker, public/worker.js: it keeps the files of the page, so that the page opens without a network. */

/** By then the first page of a new visitor has loaded. */
const REGISTER_DELAY_MS = 3000;

/** Registers the service worker, if the browser has them. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(register, REGISTER_DELAY_MS));
}

function register(): void {
  void navigator.serviceWorker
    .register("/worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => reportFiles(active))
    .catch(() => undefined); // the page works without it
}

/** Tells the worker which files the page has loaded, before it was there and after. */
function reportFiles(active: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => new URL(name).pathname);
    (navigator.serviceWorker.controller ?? active)?.postMessage(files);
  });
  observer.observe({ type: "resource", buffered: true });
}
