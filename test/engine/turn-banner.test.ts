import { describe, expect, it } from "vitest";
import { turnText } from "../../engine/battle/cue-performer.ts";
import { planBeat } from "../../engine/battle/plan-beat.ts";
import { turnBannerLook } from "../../engine/battle/turn-banner.ts";
import {
  type BattleView,
  logLines,
  newRandom,
  requirementTeam,
  shippedRules as rules,
} from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";

const GAME = new AiBattle(rules, {
  mode: "ai",
  difficulty: "easy",
  seed: "turns",
  player: requirementTeam(rules, newRandom("turns"), "easy"),
});
const VIEW = GAME.opening.view;
const turn = (side: 0 | 1, turn: number) => ({ kind: "turn", side, turn }) as const;

describe("the banner of a turn", () => {
  it("announces whose turn it is, worded like the log (BAT-181, BAT-123)", () => {
    expect(turnText(rules, VIEW, turn(0, 3))).toBe("Turn 3 - Your turn.");
    expect(turnText(rules, VIEW, turn(1, 3))).toBe("Turn 3 - Enemy turn.");
    const pvp: BattleView = { ...VIEW, mode: "pvp" };
    expect(turnText(rules, pvp, turn(1, 3))).toBe("Turn 3 - Opponent's turn.");
  });

  it("calls no turn a watcher's own", () => {
    const begun = GAME.opening.events.find(({ type }) => type === "turnStarted");
    if (begun?.type !== "turnStarted") throw new Error("No turn began");
    const battleLog = logLines(rules, GAME.battle, "watcher", GAME.opening.events);
    const text = turnText(rules, { ...VIEW, battleLog }, turn(begun.side, begun.turn));
    expect(text).toBe(`Turn ${begun.turn} - Player ${begun.side + 1} moves.`);
  });

  it("shows for the duration of a turn's change: 600 ms (BAT-181)", () => {
    expect(rules.ui.turnTransitionMs).toBe(600);
    const events = GAME.opening.events.filter(({ type }) => type === "turnStarted").slice(0, 1);
    expect(planBeat(rules, { ...GAME.opening, events }).lengthMs).toBe(600);
    expect(turnBannerLook(0.99, false).shown).toBe(true);
    expect(turnBannerLook(1, false).shown).toBe(false);
  });

  it("slides in and fades out, but with reduced motion it neither moves nor fades", () => {
    expect(turnBannerLook(0.1, false).shift).toBeLessThan(0);
    expect(turnBannerLook(0.5, false)).toEqual({ alpha: 1, shift: -0, shown: true });
    expect(turnBannerLook(0.9, false).alpha).toBeLessThan(1);
    for (const share of [0, 0.1, 0.5, 0.99])
      expect(turnBannerLook(share, true)).toEqual({ alpha: 1, shift: 0, shown: true });
  });

  it("disappears at once when animation is skipped", () => {
    expect(turnBannerLook(Number.POSITIVE_INFINITY, false).shown).toBe(false);
    expect(turnBannerLook(Number.NaN, false).shown).toBe(false);
  });
});
