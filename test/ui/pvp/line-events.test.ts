import { describe, expect, it } from "vitest";
import {
  applyAction,
  type BattleEvent,
  logLines,
  newBattle,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { LineEvents } from "../../../ui/pvp/live/battle-presenter.ts";
import { CREATURES } from "./support/pvp-cards.ts";

describe("LineEvents", () => {
  it("finds the events of the remaining lines of a log that was cut at its beginning (BAT-048)", () => {
    const deck = (creatures: typeof CREATURES) => ({ creatures, tools: [], spells: [] });
    const setup = {
      mode: "pvp",
      seed: "lines",
      player1: deck(CREATURES.slice(0, 2)),
      player2: deck(CREATURES.slice(2, 4)),
    } as const;
    const events: BattleEvent[] = [];
    const battle = newBattle(rules, setup, events);
    for (let turn = 0; turn < 4; turn++)
      applyAction(rules, battle, battle.active, { type: "endTurn" }, events);
    const lines = logLines(rules, battle, 0, events).map((line) => ({ ...line, id: `server-${line.id}` }));
    const shown = lines.slice(-2);
    const known = new LineEvents();
    known.note(rules, battle, events, shown);
    expect(shown.map((line) => known.eventOf(line))).toMatchObject([
      { type: "fieldLeftEmpty" },
      { type: "turnStarted" },
    ]);
    expect(known.eventOf(shown[1] as (typeof shown)[number])).toBe(
      events.findLast(({ type }) => type === "turnStarted"),
    );
  });
});
