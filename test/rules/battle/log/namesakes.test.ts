import { describe, expect, it } from "vitest";
import { namesIn, type Viewer } from "../../../../rules/battle/log/log-names.ts";
import {
  applyAction,
  type Battle,
  type BattleEvent,
  BattleLog,
  creatureNumbers,
  viewFor,
} from "../../../../rules/index.ts";
import { battleWith, rules } from "../support/scene.ts";

/** The other side has three Bullx, the last of which by their ids comes first. */
function threeBullx(mode: "ai" | "pvp" = "ai"): Battle {
  const bullx = (id: string) => ({ id, species: "bullx" });
  return battleWith({
    mode,
    own: { field: [{ id: "own" }] },
    foe: { field: [], hand: ["c", "a", "b"].map(bullx), energy: 25 },
  });
}

function deploys(battle: Battle, creatureId: string, events: BattleEvent[] | null = null): void {
  battle.active = 1;
  expect(applyAction(rules, battle, 1, { type: "deploy", creatureId }, events)).toBeNull();
}

const numbersFor = (battle: Battle, viewer: Viewer = 0) =>
  Object.fromEntries(creatureNumbers(viewFor(rules, battle, viewer)));

describe("creatures of one name on a side whose hand is hidden", () => {
  it.each(["ai", "pvp"] as const)("have the numbers in which they appeared, which stay (%s)", (mode) => {
    const battle = threeBullx(mode);
    deploys(battle, "c");
    expect(numbersFor(battle)).toEqual({});
    deploys(battle, "a");
    expect(numbersFor(battle)).toEqual({ c: 1, a: 2 });
    const [, side] = battle.sides;
    side.fallen.push(...side.field.splice(0, 1));
    deploys(battle, "b");
    expect(numbersFor(battle)).toEqual({ c: 1, a: 2, b: 3 });
    expect(numbersFor(battle, "watcher")).toEqual({ c: 1, a: 2, b: 3 });
  });

  it("have the same numbers in the log", () => {
    const battle = threeBullx();
    const events: BattleEvent[] = [];
    const log = new BattleLog(rules, battle, 0).follow(events);
    for (const id of ["c", "a"]) {
      deploys(battle, id, events);
      log.follow(events);
    }
    expect(log.lines.map(({ message }) => message).join()).toMatch(/Bullx 2/);
    expect(namesIn(rules, battle, 0).card(1, "c")).toMatch(/1$/);
  });

  it("have for their own player the numbers of their cards, wherever these are", () => {
    const battle = threeBullx("pvp");
    const own = { a: 1, b: 2, c: 3 };
    expect(numbersFor(battle, 1)).toEqual(own);
    deploys(battle, "c");
    expect(numbersFor(battle, 1)).toEqual(own);
    expect(namesIn(rules, battle, 1).card(1, "c")).toMatch(/3$/);
  });

  it("keep the numbers that they have in a battle of an earlier release, which kept no order", () => {
    const battle = threeBullx("pvp");
    for (const id of ["c", "a"]) deploys(battle, id);
    for (const fighter of battle.sides[1].field) delete fighter.appeared;
    const kept = numbersFor(battle);
    expect(kept).toEqual({ a: 1, c: 2 });
    deploys(battle, "b");
    expect(numbersFor(battle)).toEqual({ ...kept, b: 3 });
  });

  it("tell nothing of the cards in that hand", () => {
    const battle = threeBullx("pvp");
    deploys(battle, "a");
    const shown = () => JSON.stringify(viewFor(rules, battle, 0).enemy);
    const before = shown();
    battle.sides[1].hand.reverse();
    expect(shown()).toBe(before);
    expect(viewFor(rules, battle, 1).player.hand).toMatchObject([{ appeared: 0 }, { appeared: 0 }]);
  });
});
