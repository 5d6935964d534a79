import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import {
  backToSetup,
  chooseDifficulty,
  swapPicks,
  takeCollection,
  togglePick,
} from "../../../ui/arena/team/pick-team.ts";
import { memoryStorage } from "../support/playing.ts";
import { ArenaAtHand } from "./support/arena-at-hand.ts";

const EMPTY = { creatures: [], tools: [], spells: [] };

/** An arena in which what this player owns has been taken in. */
function opened(storage = memoryStorage(), userId = "ann"): ArenaAtHand {
  const play = new ArenaAtHand({ storage, userId });
  takeCollection(play.arena, play.state.collection);
  return play;
}

function ids(play: ArenaAtHand, kind: "creatures" | "tools" | "spells", count: number): string[] {
  return play.state.collection[kind].slice(0, count).map(({ id }) => id);
}

describe("the last team", () => {
  it("is selected again when the arena opens, in its order and with its items (BAT-017)", () => {
    const storage = memoryStorage();
    const first = opened(storage);
    for (const id of ids(first, "creatures", 4)) togglePick(first.arena, "creatures", id);
    for (const id of ids(first, "tools", 2)) togglePick(first.arena, "tools", id);
    swapPicks(first.arena, 0, 3);
    expect(opened(storage).state.selection).toEqual(first.state.selection);
  });

  it("is stored for each player of the device", () => {
    const storage = memoryStorage();
    const ann = opened(storage);
    for (const id of ids(ann, "creatures", 3)) togglePick(ann.arena, "creatures", id);
    expect(opened(storage, "bob").state.selection).toEqual(EMPTY);
  });

  it("lacks creatures and items that the player no longer owns (CON-29)", () => {
    const play = opened();
    const [sold = "", ...kept] = ids(play, "creatures", 3);
    for (const id of [sold, ...kept]) togglePick(play.arena, "creatures", id);
    const creatures = play.state.collection.creatures.filter(({ id }) => id !== sold);
    takeCollection(play.arena, { ...play.state.collection, creatures });
    expect(play.state.selection.creatures).toEqual(kept);
    takeCollection(play.arena, EMPTY);
    expect(play.state).toMatchObject({ selection: EMPTY, collection: EMPTY });
  });

  it.each(["{", "7", '{"creatures":3,"tools":[4,null]}', '"nothing"'])(
    "is empty when the stored text is unreadable: %s",
    (text) => {
      const storage = memoryStorage(new Map([["arena_team_ann", text]]));
      expect(opened(storage).state.selection).toEqual(EMPTY);
    },
  );

  it("contains no more than the rules allow, and nothing twice (BAT-020)", () => {
    const all = opened();
    const creatures = ids(all, "creatures", 20);
    const kept = JSON.stringify({ ...EMPTY, creatures: [...creatures, ...creatures] });
    const play = opened(memoryStorage(new Map([["arena_team_ann", kept]])));
    expect(play.state.selection.creatures).toEqual(creatures.slice(0, rules.battle.team.max));
  });
});

describe("a practice team", () => {
  it("is borrowed for its difficulty, completely selected, and never stored (CON-93)", () => {
    const storage = memoryStorage();
    const play = new ArenaAtHand({ storage, practice: true });
    chooseDifficulty(play.arena, "hard");
    const { form3, form2, form1 } = rules.difficulty.hard.requirement;
    expect(play.state.collection.creatures).toHaveLength(form3 + form2 + form1);
    expect(play.state.selection.creatures).toEqual(ids(play, "creatures", 12));
    swapPicks(play.arena, 0, 1);
    expect(storage.getItem("arena_team_ann")).toBeNull();
  });

  it("is different for another difficulty (CON-93)", () => {
    const play = new ArenaAtHand({ practice: true });
    chooseDifficulty(play.arena, "hard");
    backToSetup(play.arena);
    chooseDifficulty(play.arena, "easy");
    expect(play.state.collection.creatures).toHaveLength(3);
    expect(play.state.selection.creatures).toEqual(ids(play, "creatures", 3));
  });
});
