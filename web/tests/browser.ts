/** What browsers have and jsdom lacks: questions about the screen, which a test browser answers with no. */
globalThis.matchMedia ??= (media: string) => ({ ...new EventTarget(), media, matches: false }) as unknown as MediaQueryList;
