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
    .then(({ active }) => {
      // What was loaded before the worker was there is told to it.
      const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      active?.postMessage(files.filter((path) => path.startsWith("/assets/")));
    })
    .catch(() => undefined); // the page works without it
}
