/** Milliseconds until somebody who comes for the first time has all that they came for. */
const LATER = 3000;

/** Lets the page open without a network, where the browser allows that: public/worker.js keeps its files. */
export function work(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(begin, LATER));
}

function begin(): void {
  void navigator.serviceWorker
    .register("/worker.js")
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => tell(active))
    .catch(() => undefined); // the page works without it
}

/** What was asked for before the worker was there is told to it, also what arrives only later. */
function tell(active: ServiceWorker | null): void {
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => new URL(name).pathname);
    (navigator.serviceWorker.controller ?? active)?.postMessage(files);
  });
  observer.observe({ type: "resource", buffered: true });
}
