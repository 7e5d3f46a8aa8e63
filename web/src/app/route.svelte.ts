/** Where in the page somebody is; the browser's own buttons go back and forth. */
const here = $state({ path: location.pathname });

addEventListener("popstate", () => {
  here.path = location.pathname;
});

export function path(): string {
  return here.path;
}

export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.path = location.pathname;
  scrollTo(0, 0);
}

/** The value of a name in the query of the address; null if it is not there. */
export function queryValue(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Writes the values into the address of this place, without going anywhere; null takes one out. */
export function setQuery(values: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  history.replaceState(history.state, "", location.pathname + (text ? `?${text}` : ""));
}

/** For links: a plain click stays in the page, any other is the browser's. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(node.getAttribute("href")!);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
