/** The words of the page: messages of the catalogue, sentences, languages. */
import { beforeAll, expect, test } from "vitest";
import { joinNames, loadGameMessages, say, setLanguage, loadCommonMessages, t } from "../src/app/words.svelte";

beforeAll(loadCommonMessages);

test("an unknown message shows its id", () => {
  expect(t("page-no-such-thing")).toBe("⟨page-no-such-thing⟩");
  expect(t("page-title", {}, "help")).toBe("⟨page-title.help⟩");
});

test("a sentence addresses its reader", async () => {
  await loadGameMessages("sea-salt-paper");
  const said = { id: "ssp-discards", values: { seat: 1, pile: 1, card: "crab.dark-blue" } };
  const [mine, theirs] = [1, 0].map((me) => say(said, { names: ["Ada", "Ben"], me }));
  expect(theirs).toContain("Ben");
  expect(mine).not.toContain("Ben");
  expect(mine).toContain("blue crab");
  expect(theirs).toContain("blue crab");
  expect(`${mine}${theirs}`).not.toContain("⟨");
});

test("a place of a duel is named in words", async () => {
  await loadGameMessages("dolores");
  const listener = { names: ["Ada", "Ben", "Cleo"], me: 0 };
  const pick = { id: "dol-do-pick-blind", values: { place: "left-1", other: 1, against: "peace" } };
  expect(say(pick, listener)).toBe("Take the card at left 1");
  const moved = { id: "dol-rearranges-dark", values: { seat: 2, other: 1, places: "dealer-2, left-1" } };
  expect(say(moved, listener)).toContain("dealer 2, left 1");
});

test("names are joined with you first", async () => {
  await loadGameMessages("dolores");
  const joined = joinNames("dol", [0, 1, 2], { names: ["Ada", "Ben", "Cleo"], me: 1 });
  expect(joined).toMatch(/^You/);
  expect(joined).toContain("Ada");
  expect(joined).toContain("Cleo");
  expect(joined).not.toContain("Ben");
});

test("words change with the language and back", async () => {
  const words: string[] = [];
  for (const language of ["de", "en"] as const) {
    await setLanguage(language);
    words.push(t("play-level-beginner"));
  }
  expect(words[0]).not.toBe(words[1]);
  expect(document.documentElement.lang).toBe("en");
});
