import { describe, expect, it } from "vitest";
import { attackStyle } from "../../engine/battle/cue-of-event.ts";
import type { Ink } from "../../engine/battle/effects/shape.ts";
import { HitStop } from "../../engine/battle/hit-stop.ts";
import { HIT_FEEL, hitWeight } from "../../engine/battle/hit-weight.ts";
import { itemLights } from "../../engine/battle/item-lights.ts";
import { NUMBER_LOOKS } from "../../engine/battle/number-looks.ts";
import { cardPose, isUntouched, OPENING, platePose } from "../../engine/battle/opening-pose.ts";
import { newRandom, requirementTeam, shippedRules as rules, STAT_NAMES } from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";

const SPOT = {
  from: { x: 0, y: 100 },
  to: { x: 100, y: 0 },
  feet: { x: 100, y: 50 },
  size: 100,
  lastsMs: 900,
  index: 0,
};

/** Records the drawing calls of a light effect at several moments; fails on a number that is none. */
function drawnBy(name: string): string {
  const calls: string[] = [];
  const ink = new Proxy(
    {},
    {
      get:
        (_, call) =>
        (...values: number[]) => {
          expect(values.every(Number.isFinite), `${name}: ${String(call)}(${values.join(", ")})`).toBe(true);
          calls.push(`${String(call)} ${values.map((value) => Math.round(value)).join()}`);
        },
    },
  ) as Ink;
  for (const shape of itemLights(rules, name, SPOT))
    for (const share of [0, 0.2, 0.5, 0.8, 0.999]) shape.draw(ink, share);
  return calls.join(" | ");
}

describe("the effects of tools and spells", () => {
  it("differ from one another: each of the five tools and five spells has its own", () => {
    const names = [...Object.keys(rules.tools), ...Object.keys(rules.spells)];
    expect(names).toHaveLength(10);
    expect(new Set(names.map(drawnBy)).size).toBe(10);
  });

  it("exist for an item that the rules do not know", () => {
    expect(drawnBy("Nobody's Item")).not.toBe("");
  });
});

describe("the attack that a creature shows", () => {
  const stats = { energy: 5, strength: 6, magic: 9, stamina: 7, speed: 8 };

  it.each(STAT_NAMES)("follows its specialty %s", (name) => {
    expect(attackStyle({ specialty_stats: [name], stats })).toBe(name);
  });

  it("follows the higher of two specialties, and without any the highest stat", () => {
    expect(attackStyle({ specialty_stats: ["strength", "speed"], stats })).toBe("speed");
    expect(attackStyle({ specialty_stats: [], stats })).toBe("magic");
  });
});

describe("the weight of a hit", () => {
  it("grows with the share of the full health that the hit takes; a critical hit always weighs most", () => {
    expect(hitWeight(7, 100, false)).toBe("light");
    expect(hitWeight(8, 100, false)).toBe("ordinary");
    expect(hitWeight(25, 100, false)).toBe("heavy");
    expect(hitWeight(7, 100, true)).toBe("critical");
  });

  it("decides in measure how long the picture stops and how far it shakes", () => {
    const feels = (["light", "ordinary", "heavy", "critical"] as const).map((weight) => HIT_FEEL[weight]);
    for (const name of ["stopMs", "shakePx", "sparks"] as const) {
      const values = feels.map((feel) => feel[name]);
      expect(values).toEqual([...values].sort((one, other) => one - other));
    }
    expect(Math.max(...feels.map(({ stopMs }) => stopMs))).toBeLessThanOrEqual(60);
    expect(Math.max(...feels.map(({ shakePx }) => shakePx))).toBeLessThanOrEqual(6);
  });

  it("shows in the size of the number and the shape of its plate, not in colour alone", () => {
    const { light, ordinary, heavy, critical, healing, dodge } = NUMBER_LOOKS;
    const sizes = [light, ordinary, heavy, critical].map(({ scale }) => scale);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(new Set([heavy, critical, healing, dodge].map(({ plate }) => plate)).size).toBe(4);
  });
});

describe("a hit-stop", () => {
  it("holds the picture for its time and no longer, across frames of any length", () => {
    const stop = new HitStop();
    expect(stop.pass(16)).toBe(16);
    stop.hold(60);
    expect([stop.pass(16), stop.pass(30), stop.pass(30), stop.pass(16)]).toEqual([0, 0, 16, 16]);
  });
});

describe("the opening", () => {
  it("deals one card after the other and takes all of them away in the end", () => {
    const early = [0, 1, 2].map((index) => cardPose(index, OPENING.firstCardMs + 100, false).there);
    expect(early).toEqual([...early].sort((one, other) => other - one));
    for (const index of [0, 6]) {
      expect(cardPose(index, OPENING.leavesMs, false)).toMatchObject({ there: 1, away: 0, alpha: 1 });
      expect(cardPose(index, OPENING.endsMs, false).alpha).toBe(0);
    }
  });

  it("also plays on a field that opens late, as long as nobody has acted", () => {
    const player = requirementTeam(rules, newRandom("late"), "easy");
    const game = new AiBattle(rules, { mode: "ai", difficulty: "easy", seed: "late", player });
    expect(isUntouched(game.view())).toBe(true);
    const [card] = game.battle.sides[game.battle.active].hand;
    game.act(game.battle.active, { type: "deploy", creatureId: card?.id ?? "" });
    expect(isUntouched(game.view())).toBe(false);
  });

  it("stands still with reduced motion until it is gone", () => {
    for (const ageMs of [0, 100, OPENING.endsMs - 1]) {
      expect(cardPose(3, ageMs, true)).toEqual({ there: 1, away: 0, alpha: 1 });
      expect(platePose(ageMs, true)).toEqual({ there: 1, away: 0, alpha: 1 });
    }
    expect(platePose(OPENING.endsMs, true).alpha).toBe(0);
  });
});
