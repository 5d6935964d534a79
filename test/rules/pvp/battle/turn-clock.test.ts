import { describe, expect, it } from "vitest";
import {
  idleWarning,
  isExpired,
  isTimeShort,
  newTurnClock,
  noteSeen,
  shippedRules as rules,
  type TurnClock,
  timeRemaining,
  turnEnded,
  turnExpired,
} from "../../../../rules/index.ts";

const START = 1_000_000;

describe("the turn clock", () => {
  it("gives a turn 60 s and the server a grace of 1.5 s (GAP-42, CON-75, CST-024)", () => {
    const clock = newTurnClock(rules, START);
    expect(timeRemaining(clock, START)).toBe(60_000);
    expect(timeRemaining(clock, START + 59_999)).toBe(1);
    expect(timeRemaining(clock, START + 60_500)).toBe(0);
    expect(isExpired(rules, clock, START + 61_499)).toBe(false);
    expect(isExpired(rules, clock, START + 61_500)).toBe(true);
  });

  it("warns below 10 s (PVP-039, PVP-023)", () => {
    expect([10_000, 9_999].map((ms) => isTimeShort(rules, ms))).toEqual([false, true]);
  });

  it("starts again when a turn ends (GAP-42)", () => {
    const clock = turnEnded(rules, newTurnClock(rules, START), 0, START + 20_000);
    expect(timeRemaining(clock, START + 20_000)).toBe(60_000);
    expect(clock.seenAt).toEqual([START + 20_000, START]);
  });

  it("records who was seen, and nothing else (GAP-42)", () => {
    const clock = newTurnClock(rules, START);
    expect(noteSeen(clock, 1, START + 5)).toEqual({ ...clock, seenAt: [START, START + 5] });
    expect(noteSeen(clock, 0, START + 5)).toEqual({ ...clock, seenAt: [START + 5, START] });
  });
});

/** Side 0 lets its turns expire while side 1 ends his own; answers what the last one led to. */
function expiring(times: number, opponentSeenAgo: number) {
  let clock: TurnClock = newTurnClock(rules, START);
  let now = START;
  let expiry = "none";
  for (let turn = 0; turn < times; turn++) {
    now += 61_500;
    clock = { ...clock, seenAt: [START, now - opponentSeenAgo] };
    ({ clock, expiry } = turnExpired(rules, clock, 0, now));
  }
  return { clock, expiry, now };
}

describe("an expired turn", () => {
  it("ends, the first two times, and the next one runs its full length (GAP-42)", () => {
    for (const times of [1, 2]) {
      const { clock, expiry, now } = expiring(times, 0);
      expect(expiry).toBe("endTurn");
      expect(clock.expired).toEqual([times, 0]);
      expect(timeRemaining(clock, now)).toBe(60_000);
    }
  });

  it.each([
    [0, "forfeit"],
    [90_000, "forfeit"],
    [90_001, "close"],
  ])(
    "for the third time in a row, with the opponent last seen %i ms ago, leads to: %s (GAP-42, ABU-46)",
    (ago, expiry) => {
      expect(expiring(3, ago).expiry).toBe(expiry);
    },
  );

  it("counts only expired turns in a row: ending a turn resets them (GAP-42)", () => {
    const { clock, now } = expiring(2, 0);
    const acted = turnEnded(rules, clock, 0, now + 1000);
    expect(acted.expired).toEqual([0, 0]);
    expect(turnExpired(rules, acted, 0, now + 100_000).expiry).toBe("endTurn");
  });

  it("counts each side separately (GAP-42)", () => {
    const { clock, now } = expiring(2, 0);
    const other = turnExpired(rules, clock, 1, now);
    expect(other).toMatchObject({ expiry: "endTurn", clock: { expired: [2, 1] } });
    expect(turnEnded(rules, other.clock, 1, now).expired).toEqual([2, 0]);
    const { clock: third } = turnExpired(
      rules,
      { ...other.clock, expired: [0, 2], seenAt: [now, START] },
      1,
      now,
    );
    expect(third.expired).toEqual([0, 3]);
  });

  it("checks for side 1 whether side 0 is present (GAP-42)", () => {
    const clock: TurnClock = {
      deadline: START,
      expired: [0, 2],
      seenAt: [START - 90_001, START],
      turnMs: null,
    };
    expect(turnExpired(rules, clock, 1, START).expiry).toBe("close");
    expect(turnExpired(rules, { ...clock, seenAt: [START, START - 90_001] }, 1, START).expiry).toBe(
      "forfeit",
    );
  });
});

describe("the warning after expired turns", () => {
  it("names how many turns expired, how many lose the battle, and when (GAP-42, ABU-46)", () => {
    expect(idleWarning(rules, 0)).toBeNull();
    expect(idleWarning(rules, 1)).toBe(
      "You ran out of time (1 of 3). After 3 in a row you lose the battle: end this turn yourself before the clock shows 0.",
    );
    expect(idleWarning(rules, 2)).toBe(
      "Last warning: you ran out of time 2 turns in a row. You lose the battle when the clock shows 0, unless you end this turn first.",
    );
  });
});
