import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { KeptDraft } from "../../../../rules/cli/workbench/browser/contract.ts";
import {
  changed,
  EMPTY_DRAFT,
  noted,
  redone,
  undone,
  withDeck,
} from "../../../../rules/cli/workbench/browser/draft/draft.ts";
import { DraftKeeper } from "../../../../rules/cli/workbench/browser/draft/draft-keeper.ts";
import { differences, overlayWith, valueWith } from "../../../../rules/cli/workbench/browser/overlay.ts";
import { ask } from "./ask.ts";
import { type Opened, withWorkbench } from "./open-for-test.ts";

const shipped = { costs: { attack: 2, spell: 4 }, tiers: [{ turns: 5, bonus: 1 }] };
const four = { battle: { turnLimit: 4 } };
const six = { battle: { turnLimit: 6 } };

/** Time that passes only when the test says so. */
function clock() {
  const waiting = new Set<() => void>();
  return {
    later(act: () => void) {
      waiting.add(act);
      return () => void waiting.delete(act);
    },
    async pass() {
      const due = [...waiting];
      waiting.clear();
      for (const act of due) act();
    },
    isIdle: () => waiting.size === 0,
  };
}

/** What a browser keeps for a tab. */
function tabStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A page of the workbench without its looks; `goOffline` is a server that does not answer. */
function openPage(opened: Opened, storage = tabStorage()) {
  const { pass, ...time } = clock();
  let isOffline = false;
  async function answered(method: string, body?: unknown): Promise<KeptDraft> {
    if (isOffline) throw new TypeError("fetch failed");
    return (await ask(opened, [method, "/api/draft"], body)).json as unknown as KeptDraft;
  }
  const keeper = new DraftKeeper({
    read: () => answered("GET"),
    write: (draft, revision, replace) => answered("POST", { draft, revision, replace }),
    storage,
    later: time.later,
  });
  const settled = () => expect.poll(() => keeper.now().status);
  const goOffline = () => {
    isOffline = true;
  };
  return { keeper, storage, pass, settled, goOffline };
}

describe("the overlay that a draft makes", () => {
  it("names only what differs from the shipped rules, and a list as a whole (GAP-51)", () => {
    const changedCost = overlayWith(shipped, {}, "costs.attack", 3);
    expect(changedCost).toEqual({ costs: { attack: 3 } });
    const both = overlayWith(shipped, changedCost, "tiers.0.turns", 6);
    expect(both).toEqual({ costs: { attack: 3 }, tiers: [{ turns: 6, bonus: 1 }] });
    expect(differences(shipped, both)).toEqual([
      { key: "costs.attack", shipped: 2, now: 3 },
      { key: "tiers.0.turns", shipped: 5, now: 6 },
    ]);
    expect(valueWith(shipped, both, "costs.spell")).toBe(4);
  });

  it("a number that the rules leave out is set, and left out again (GAP-51)", () => {
    const set = overlayWith(shipped, {}, "costs.move", 1);
    expect(differences(shipped, set)).toEqual([{ key: "costs.move", shipped: undefined, now: 1 }]);
    expect(overlayWith(shipped, set, "costs.move", undefined)).toEqual({});
    const inList = overlayWith(shipped, {}, "tiers.0.energy", 2);
    expect(overlayWith(shipped, inList, "tiers.0.energy", undefined)).toEqual({});
  });

  it("a draft is empty again where every number is put back (GAP-51)", () => {
    const both = overlayWith(shipped, overlayWith(shipped, {}, "costs.attack", 3), "tiers.0.turns", 6);
    const one = overlayWith(shipped, both, "tiers.0.turns", 5);
    expect(overlayWith(shipped, one, "costs.attack", 2)).toEqual({});
  });
});

describe("undo and redo of a draft", () => {
  it("go back and forth over its steps; a movement of a slider is one of them (GAP-51)", () => {
    const moved = changed(changed(changed(EMPTY_DRAFT, four), six), { battle: { turnLimit: 7 } }, true);
    expect(undone(moved).overlay).toEqual(four);
    expect(undone(undone(moved)).overlay).toEqual({});
    expect(undone(undone(undone(moved))).overlay).toEqual({});
    expect(redone(undone(moved)).overlay).toEqual(moved.overlay);
  });

  it("go over decks too, each step by itself, and leave the other alone (GAP-51)", () => {
    const deck = (name: string) => ({ name, creatures: [], tools: [], spells: [] });
    const begun = withDeck(changed(EMPTY_DRAFT, four), 0, deck("One"));
    const renamed = withDeck(begun, 0, deck("Two"));
    const gone = changed(withDeck(renamed, 0, null), six, true);
    expect(undone(gone)).toMatchObject({ overlay: four, decks: [] });
    expect(undone(undone(gone))).toMatchObject({ overlay: four, decks: [deck("Two")] });
    expect(undone(undone(undone(gone))).decks).toEqual([deck("One")]);
    expect(redone(undone(gone))).toEqual(gone);
    expect(withDeck(begun, 0, deck("One"))).toBe(begun);
  });

  it("reach back less far where the decks are large, so that the draft can be sent (GAP-51)", () => {
    const spells = Array.from({ length: 2000 }, () => "Shardstorm");
    let draft = EMPTY_DRAFT;
    for (let step = 0; step < 60; step++)
      draft = withDeck(draft, 0, { name: `Deck ${step}`, creatures: [], tools: [], spells });
    expect(JSON.stringify(draft.past).length).toBeLessThan(500_000);
    expect(undone(draft).decks[0]?.name).toBe("Deck 58");
  });

  it("leave notes alone, and a new step forgets what was taken back (GAP-51)", () => {
    const draft = noted(changed(changed(EMPTY_DRAFT, four), six), "battle.turnLimit", "too long");
    const other = changed(undone(draft), { battle: { turnLimit: 9 } });
    expect(other.notes).toEqual({ "battle.turnLimit": "too long" });
    expect(redone(other)).toBe(other);
    expect(noted(other, "battle.turnLimit", "").notes).toEqual({});
  });
});

describe("a draft of the workbench", () => {
  it("a draft is on the server soon after a change, and there after a reload, with undo (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const { keeper, pass, settled } = openPage(opened);
      await keeper.load();
      keeper.change(changed(EMPTY_DRAFT, four));
      keeper.change(changed(keeper.now().draft, six));
      expect(keeper.now().status).toBe("waiting");
      await pass();
      await settled().toBe("saved");
      const reloaded = openPage(opened);
      await reloaded.keeper.load();
      expect(reloaded.keeper.now().draft).toMatchObject({
        overlay: six,
        past: [{ overlay: {} }, { overlay: four }],
      });
    }));

  it("stays in the tab while the server does not answer, and is sent when it does (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const { keeper, storage, pass, settled, goOffline } = openPage(opened);
      await keeper.load();
      goOffline();
      keeper.change(changed(EMPTY_DRAFT, four));
      await pass();
      await settled().toBe("unsaved");
      expect(keeper.now().problem).toContain("does not answer");
      const reloaded = openPage(opened, storage);
      await reloaded.keeper.load();
      await reloaded.pass();
      await reloaded.settled().toBe("saved");
      expect((await ask(opened, ["GET", "/api/draft"])).json).toMatchObject({ draft: { overlay: four } });
    }));

  it("a draft of two pages overwrites neither without an answer to a question (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const [one, other] = [openPage(opened), openPage(opened)];
      await one.keeper.load();
      await other.keeper.load();
      one.keeper.change(changed(EMPTY_DRAFT, four));
      await one.pass();
      await one.settled().toBe("saved");
      other.keeper.change(changed(EMPTY_DRAFT, six));
      await other.pass();
      await other.settled().toBe("conflict");
      expect(other.keeper.now().theirs?.draft.overlay).toEqual(four);
      expect((await ask(opened, ["GET", "/api/draft"])).json).toMatchObject({ draft: { overlay: four } });
      await other.keeper.decide("mine");
      await other.settled().toBe("saved");
      await one.keeper.look();
      expect(one.keeper.now().draft.overlay).toEqual(six);
    }));

  it("a draft that no program can read is set aside, not overwritten (GAP-51)", () =>
    withWorkbench(async (opened, at) => {
      writeFileSync(at(".draft.json"), '{"draft":');
      expect((await ask(opened, ["GET", "/api/draft"])).json).toMatchObject({ revision: 0 });
      const aside = readdirSync(at(".")).filter((name) => name.includes("unreadable"));
      expect(aside.map((name) => readFileSync(at(name), "utf8"))).toEqual(['{"draft":']);
    }));

  it("a draft is refused in one sentence if it is none (GAP-51)", () =>
    withWorkbench(async (opened) => {
      const refused = await ask(opened, ["POST", "/api/draft"], { draft: [1], revision: 0 });
      expect([refused.status, refused.json.error]).toEqual([
        400,
        "A draft has an overlay, notes, and what undo and redo need.",
      ]);
    }));
});
