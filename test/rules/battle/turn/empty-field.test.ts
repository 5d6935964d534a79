import { describe, expect, it } from "vitest";
import {
  type Battle,
  type BattleEvent,
  knownBattle,
  logLines,
  losesAtTurnEnd,
  type SideIndex,
  viewFor,
} from "../../../../rules/index.ts";
import { act, endTurn, only } from "../support/play.ts";
import { battleWith, rules } from "../support/scene.ts";

const LIMIT = rules.battle.emptyFieldTurns;

/** A battle in which the given side keeps its only creature in the hand, with energy for it, and the other one waits. */
function withHidden(hiding: SideIndex, mode: "ai" | "pvp" = "pvp"): Battle {
  const hidden = { hand: [{ id: "hidden" }], energy: 10 };
  const waiting = { field: [{ id: "waiting" }], energy: 10 };
  return hiding === 0
    ? battleWith({ mode, own: hidden, foe: waiting })
    : battleWith({ mode, own: waiting, foe: hidden });
}

/** Ends the turns of both sides, so often or until the battle ends. */
function waitFor(battle: Battle, rounds: number, by = rules): BattleEvent[] {
  const events: BattleEvent[] = [];
  for (let turn = 0; turn < rounds * 2 && battle.winner === null; turn++)
    events.push(...endTurn(battle, [], by));
  return events;
}

describe("a side that keeps its field empty although it could deploy", () => {
  it.each([
    [0, "ai"],
    [1, "ai"],
    [0, "pvp"],
    [1, "pvp"],
  ] as const)("loses with its third such turn in a row: side %d, %s (GAP-37)", (side, mode) => {
    const battle = withHidden(side, mode);
    const events = waitFor(battle, 10);
    expect(only(events, "fieldLeftEmpty").map(({ inARow, limit }) => [inARow, limit])).toEqual([
      [1, LIMIT],
      [2, LIMIT],
      [3, LIMIT],
    ]);
    const winner = side === 0 ? 1 : 0;
    expect(only(events, "battleEnded")).toEqual([{ type: "battleEnded", winner, reason: "emptyField" }]);
    expect(battle).toMatchObject({ winner, turn: LIMIT });
  });

  it("reads so in its view and in the log, as the other side and a watcher do in their words (GAP-37)", () => {
    const battle = withHidden(0);
    const first = waitFor(battle, 1);
    expect(viewFor(rules, battle, 0).player.emptyTurns).toBe(1);
    const events = [...first, ...waitFor(battle, 10)];
    const told = (viewer: SideIndex | "watcher") =>
      logLines(rules, battle, viewer, events).map(({ message }: { message: string }) => message);
    expect(told(0)).toContain("Your field stayed empty (1 of 3 turns in a row).");
    expect(told(0)).toContain("Defeat! You left your field empty for 3 turns in a row.");
    expect(told(1)).toContain("Victory! The other side left its field empty for 3 turns in a row.");
    expect(told("watcher")).toContain(
      "Player 1 left the field empty for 3 turns in a row. Player 2 won the battle.",
    );
  });

  it("begins to count anew when it has deployed (GAP-37)", () => {
    const battle = withHidden(0);
    waitFor(battle, LIMIT - 1);
    act(battle, { type: "deploy", creatureId: "hidden" });
    waitFor(battle, 3);
    expect(battle).toMatchObject({ winner: null, sides: [{ emptyTurns: 0 }, {}] });
  });

  it("names in the log how many turns its rules allow, which are not those that may run out of time (GAP-37, GAP-42)", () => {
    const stricter = structuredClone(rules);
    stricter.battle.emptyFieldTurns = 2;
    const battle = withHidden(1);
    const events = waitFor(battle, 10, stricter);
    const told = logLines(stricter, battle, 0, events).map(({ message }: { message: string }) => message);
    expect(told).toContain("Opponent's field stayed empty (2 of 2 turns in a row).");
    expect(told).toContain("Victory! The other side left its field empty for 2 turns in a row.");
    expect(battle).toMatchObject({ winner: 0, turn: 2 });
  });

  it("loses at the end of a turn that its player can foresee, also from what a view tells (GAP-37, GAP-43)", () => {
    for (const side of [0, 1] as const) {
      const battle = withHidden(side);
      const foreseen = () => [
        losesAtTurnEnd(rules, battle, side),
        losesAtTurnEnd(rules, knownBattle(rules, viewFor(rules, battle, side)), 0),
      ];
      waitFor(battle, LIMIT - 2);
      expect(foreseen()).toEqual([false, false]);
      waitFor(battle, 1);
      expect(foreseen()).toEqual([true, true]);
      expect(losesAtTurnEnd(rules, battle, side === 0 ? 1 : 0)).toBe(false);
    }
  });

  it("begins to count anew after a turn in which it could pay for no card (GAP-37)", () => {
    const battle = withHidden(0);
    waitFor(battle, LIMIT - 1);
    battle.sides[0].energy = 4;
    endTurn(battle);
    expect(battle).toMatchObject({ winner: null, sides: [{ emptyTurns: 0 }, {}] });
  });

  it("may wait for the energy of a deployment for as long as it takes (GAP-37)", () => {
    const battle = withHidden(0);
    for (let turn = 0; turn < 10; turn++) {
      battle.sides[0].energy = 4;
      waitFor(battle, 1);
    }
    expect(battle).toMatchObject({ winner: null, sides: [{ emptyTurns: 0 }, {}] });
  });

  it("loses nothing by rules of earlier releases, and goes on from a battle that was kept by one (GAP-37, GAP-72)", () => {
    const before = structuredClone(rules);
    before.battle.emptyFieldTurns = 0;
    const free = withHidden(0);
    expect(only(waitFor(free, 10, before), "fieldLeftEmpty")).toEqual([]);
    expect(free.winner).toBeNull();
    const kept = withHidden(0);
    delete kept.sides[0].emptyTurns;
    expect(only(waitFor(kept, 1), "fieldLeftEmpty")).toMatchObject([{ inARow: 1 }]);
  });
});
