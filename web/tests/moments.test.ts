/** The moments that decided a game, as the page tells them: every kind of moment, in every language. */
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, loadCommonMessages, loadGameMessages, loadMessages, setLanguage, type Language } from "../src/app/words.svelte";
import DecisiveMoments from "../src/coach/DecisiveMoments.svelte";
import type { TableModel } from "../src/table/model.svelte";
import type { DecisiveMoment, GameReview } from "../src/wire";

const NAMES = ["Ada", "Ben"];
const WORTH = { value: 0.1234, low: 0.1, high: 0.15 };
const TAKE = { id: "ssp-do-take", values: { pile: 1, card: "crab.dark-blue" } };
const DRAW = { id: "ssp-do-draw", values: {} };
const DECIDED = { decision: 7, at: 9, seat: 0, worth: WORTH, decider: 0, given: TAKE, better: null, line: [] };
const BETTER = { better: DRAW, line: [0, 1].map((seat) => ({ seat, says: seat === 0 ? DRAW : TAKE })) };
const MOMENTS: Record<DecisiveMoment["kind"], DecisiveMoment> = {
  mistake: { ...DECIDED, ...BETTER, kind: "mistake" },
  together: { ...DECIDED, ...BETTER, kind: "together" },
  chance: { ...DECIDED, kind: "chance", seat: 1 },
  hidden: { ...DECIDED, kind: "hidden", seat: 1 },
  deal: { ...DECIDED, kind: "deal", decision: 0, at: 0, decider: null, given: null },
};
/** In the words of each language. */
const CHOICES: Record<Language, { take: RegExp; draw: RegExp; worth: string }> = {
  en: { take: /Take the dark blue crab from pile 1/, draw: /Draw two cards/, worth: "12.3 percentage points" },
  de: { take: /Nimm die dunkelblaue Krabbe von Stapel 1/, draw: /Zieh zwei Karten/, worth: "12,3 Prozentpunkte" },
  nl: { take: /Pak de donkerblauwe krab van stapel 1/, draw: /Pak twee kaarten/, worth: "12,3 procentpunt" },
  fr: { take: /Prends le crabe bleu foncé sur la défausse 1/, draw: /Pioche deux cartes/, worth: "12,3 points" },
};

/** What the page says about one moment. */
function told(moment: DecisiveMoment): string {
  const table = { names: NAMES } as unknown as TableModel;
  const review = { moments: [moment] } as unknown as GameReview;
  const shown = mount(DecisiveMoments, { target: document.body, props: { table, review, show: () => undefined } });
  const text = document.body.querySelector("li")!.textContent.replace(/\s+/g, " ");
  void unmount(shown);
  return text;
}

beforeAll(async () => {
  await loadCommonMessages();
  await loadMessages("coach");
  await loadGameMessages("sea-salt-paper");
});

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => setLanguage(language));
  const { take, draw, worth } = CHOICES[language];

  test.each(Object.values(MOMENTS))("a moment of the kind $kind has its words, its worth and its interval", (moment) => {
    const text = told(moment);
    expect(text).not.toMatch(/⟨|ssp-|undefined|NaN/);
    expect(text).toContain(worth);
    for (const bound of ["10", "15"]) expect(text).toMatch(new RegExp(`${bound}[.,]0`));
    expect(text).toContain(NAMES[moment.seat]!);
    if (moment.given) expect(text).toMatch(take);
    if (moment.better) expect(text).toMatch(draw);
  });

  test("what was expected after the better answer is told in order, each with who does it", () => {
    const line = told(MOMENTS.mistake).split(" → ");
    expect(line).toHaveLength(2);
    expect(line[0]).toMatch(/Ada.*$/);
    expect(line[1]).toMatch(/^Ben/);
    expect(line[1]).toMatch(take);
  });

  test("luck is not told as a decision", () => {
    expect(told(MOMENTS.chance)).not.toMatch(draw);
    expect(told(MOMENTS.deal)).not.toMatch(take);
  });
});

test("no two kinds of moments and no two languages are told the same", async () => {
  const all: string[] = [];
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await setLanguage(language);
    all.push(...Object.values(MOMENTS).map(told));
  }
  expect(new Set(all).size).toBe(all.length);
});
