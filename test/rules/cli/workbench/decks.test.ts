import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { DeckReply, DraftDeck } from "../../../../rules/cli/workbench/browser/contract.ts";
import {
  deckOfFile,
  dropped,
  freeName,
  nameProblem,
  newCreature,
  withCard,
  withMoved,
  withoutCard,
} from "../../../../rules/cli/workbench/browser/decks/deck-steps.ts";
import { deckCards } from "../../../../rules/cli/workbench/draft-decks.ts";
import { ask } from "./ask.ts";
import { withWorkbench } from "./open-for-test.ts";

const cards = deckCards();
const empty: DraftDeck = { name: "Mine", creatures: [], tools: [], spells: [] };

function deckOf(name: string, ...species: string[]): DraftDeck {
  return { ...empty, name, creatures: species.map((id) => newCreature(cards, id)) };
}

const speciesIn = (deck: DraftDeck) => deck.creatures.map(({ species_id }) => species_id);

describe("a deck of the workbench", () => {
  it("a deck gains, moves and loses cards one by one (GAP-51)", () => {
    const two = deckOf("Mine", "corvax", "bullx");
    const three = withCard(cards, two, "creatures", "hugbloom");
    expect(speciesIn(three)).toEqual(["corvax", "bullx", "hugbloom"]);
    expect(speciesIn(withMoved(three, "creatures", 2, 0))).toEqual(["hugbloom", "corvax", "bullx"]);
    expect(withMoved(three, "creatures", 0, -1)).toBe(three);
    expect(speciesIn(withoutCard(three, "creatures", 1))).toEqual(["corvax", "hugbloom"]);
    expect(withCard(cards, two, "tools", "Ledger Lens").tools).toEqual(["Ledger Lens"]);
  });

  it("takes what is dragged before the card it is dropped on (GAP-51)", () => {
    const deck = deckOf("Mine", "corvax", "bullx", "hugbloom");
    const moved = (from: number, at: number) =>
      speciesIn(dropped(cards, deck, { kind: "creatures", from }, at));
    expect(moved(0, 2)).toEqual(["bullx", "corvax", "hugbloom"]);
    expect(moved(2, 0)).toEqual(["hugbloom", "corvax", "bullx"]);
    expect(moved(0, 3)).toEqual(["bullx", "hugbloom", "corvax"]);
    const added = dropped(cards, deck, { kind: "creatures", card: "xerdian" }, 1);
    expect(speciesIn(added)).toEqual(["corvax", "xerdian", "bullx", "hugbloom"]);
  });

  it("has creatures with the stats that their form and rarity usually have (GAP-51)", () => {
    const corvax = newCreature(cards, "corvax");
    expect([corvax.form, corvax.rarity]).toEqual([3, "Common"]);
    expect(Object.keys(corvax.stats)).toEqual(cards.stats);
    expect(corvax.stats.magic).toBeGreaterThan(corvax.stats.strength ?? 0);
  });

  it.each([
    ["", "A deck's name has 1 to 40 letters, digits, spaces, - and _."],
    ["../mine", "A deck's name has 1 to 40 letters, digits, spaces, - and _."],
    [" mine", "A deck's name has 1 to 40 letters, digits, spaces, - and _."],
    ["Other", "There is another deck called Other."],
  ])("a deck cannot be called %j, which one sentence says (GAP-51)", (name, sentence) => {
    expect(nameProblem(name, [deckOf("Other")])).toBe(sentence);
    expect([freeName("Other", [deckOf("Other")]), nameProblem("Übung 1", [])]).toEqual(["Other 2", null]);
  });

  it("a deck file becomes a deck, also where its items are plain names; another file becomes none (GAP-51)", () => {
    const { creatures } = deckOf("", "corvax");
    const content = { creatures, tools: ["Ledger Lens", { name: "Babylon Keystone" }] };
    expect(deckOfFile("Mine", content)).toEqual({
      ...{ name: "Mine", creatures, spells: [] },
      tools: ["Ledger Lens", "Babylon Keystone"],
    });
    for (const other of [null, 5, [], { creatures: 5 }, { battle: { turnLimit: 4 } }])
      expect(deckOfFile("Mine", other)).toBe(null);
  });

  it("says why it may not fight, by the sentence of the commands and in words (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const check = async (deck: unknown, overlay = {}) =>
        (await ask(opened, ["POST", "/api/deck"], { overlay, deck })).json;
      const two = deckOf("Mine", "corvax", "bullx");
      expect(await check(two)).toMatchObject({ ai: "creatures: found 2, allowed: 3 to 12", pvp: null });
      const [corvax, bullx] = two.creatures;
      expect(await check({ ...two, creatures: [corvax, { ...bullx, form: 7 }, corvax] })).toMatchObject({
        ai: expect.stringMatching(/^creature 2, form: found 7/),
      });
      expect(await check({ ...two, tools: ["Ledger Lenz"] })).toMatchObject({
        pvp: expect.stringMatching(/^tool 1: found "Ledger Lenz".* did you mean Ledger Lens/),
      });
      expect(await check("none")).toMatchObject({ ai: expect.stringContaining("is an object") });
      expect(await check(two, { battle: { team: { min: 2 } } })).toMatchObject({ ai: null, pvp: null });
      const refused = await ask(opened, ["POST", "/api/deck"], { overlay: { start: 1 }, deck: two });
      expect([refused.status, refused.json.error]).toEqual([400, expect.stringContaining("draft: start")]);
    }));

  it("says how strong it is, and which difficulties recommend such a team (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const of = (deck: DraftDeck, each: number) => {
        const stats = Object.fromEntries(cards.stats.map((name) => [name, each]));
        return {
          ...deck,
          creatures: deck.creatures.map((one, index) => ({ ...one, form: 3 - index, stats })),
        };
      };
      const check = async (deck: unknown, overlay = {}) =>
        (await ask(opened, ["POST", "/api/deck"], { overlay, deck })).json as unknown as DeckReply;
      const three = of(deckOf("Mine", "corvax", "bullx", "hugbloom"), 9.5);
      const { stats, recommended } = await check(three);
      expect(stats).toEqual({ total: 142.5, average: 47.5 });
      expect(recommended.map(({ title, isMet }) => [title, isMet])).toEqual([
        ["Easy", true],
        ["Medium", false],
        ["Hard", false],
        ["Expert", false],
      ]);
      expect(recommended[0]?.team).toMatch(/^Recommended: 1 Form 3, .* average stats 45\+$/);
      const dear = { difficulty: { easy: { requirement: { averageStats: 48 } } } };
      expect((await check(three, dear)).recommended[0]?.isMet).toBe(false);
      expect((await check({ ...empty, creatures: [{}] })).stats).toEqual({ total: 0, average: 0 });
    }));

  it("the draft keeps its decks; one of an earlier release has none (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      const before = { overlay: {}, notes: {}, past: [{ start: { eggs: 1 } }], future: [], file: null };
      writeFileSync(at(".draft.json"), JSON.stringify({ draft: before, revision: 3, savedAt: null }));
      expect((await ask(opened, ["GET", "/api/draft"])).json).toMatchObject({
        draft: { decks: [], past: [{ overlay: { start: { eggs: 1 } } }] },
      });
      const draft = { ...before, past: [{ decks: [] }], decks: [deckOf("Mine", "corvax")] };
      await ask(opened, ["POST", "/api/draft"], { draft, revision: 3 });
      expect((await ask(opened, ["GET", "/api/draft"])).json).toMatchObject({ draft, revision: 4 });
    }));
});
