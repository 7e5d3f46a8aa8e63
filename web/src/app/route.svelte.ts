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
