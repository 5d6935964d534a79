import { beforeAll, describe, expect, it } from "vitest";
import type { Replay } from "../../../rules/index.ts";
import { shippedRules as rules } from "../../../rules/index.ts";
import { type EnemyDecision, enemyDecision, enemyTurns } from "../../../ui/arena/explain/enemy-decisions.ts";
import { ArenaAtHand } from "./support/arena-at-hand.ts";

let replay: Replay;
let decisions: EnemyDecision[];

beforeAll(async () => {
  const play = new ArenaAtHand();
  await play.start("hard");
  await play.playOn();
  if (!play.state.result) throw new Error("The battle did not end");
  replay = play.state.result.replay;
  decisions = enemyTurns(rules, replay).flatMap(({ indexes }) =>
    indexes.map((index) => enemyDecision(rules, replay, "hard", index)),
  );
});

describe("the explanation of the enemy's decisions", () => {
  it("contains every action of the enemy, turn by turn (GAP-34)", () => {
    const turns = enemyTurns(rules, replay);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
    for (const { indexes } of turns.slice(0, -1))
      expect(replay.actions[indexes.at(-1) ?? -1]).toEqual({ type: "endTurn" });
    expect(decisions.length).toBeGreaterThan(10);
  });

  it("lists every action the enemy could have taken, and marks the one it took (GAP-34)", () => {
    for (const { candidates } of decisions) expect(candidates.filter(({ taken }) => taken)).toHaveLength(1);
  });

  it("marks the best action, or says that chance chose another one (GAP-34)", () => {
    expect(new Set(decisions.map(({ how }) => how))).toEqual(new Set(["weighed", "slip", "stop"]));
    for (const { how, candidates } of decisions) {
      if (how !== "weighed") continue;
      const taken = candidates.find((candidate) => candidate.taken);
      expect(taken?.score).toBeCloseTo(candidates[0]?.score ?? Number.NaN, 9);
    }
  });

  it("is in words, with names instead of ids and the rules' reasons (GAP-34)", () => {
    const attack = decisions
      .flatMap(({ candidates }) => candidates)
      .find(({ text }) => text.includes(" attacks "));
    expect(attack?.text).toMatch(/^Enemy [A-Z]\w+( \d)? attacks [A-Z]\w+( \d)?$/);
    expect(attack?.reasons.join(" ")).toMatch(/Looking ahead, the health left on both sides is worth -?\d/);
    for (const { text } of decisions) expect(text).not.toMatch(/enemy-|creature-|tool-|spell-|[{}]/);
  });

  it("numbers creatures of the same name, so that no two attacks, defences or deployments read the same (GAP-34)", () => {
    for (const { candidates } of decisions) {
      const ofCreatures = candidates.filter(({ text }) => !/ uses | casts /.test(text));
      expect(new Set(ofCreatures.map(({ text }) => text)).size).toBe(ofCreatures.length);
    }
    expect(decisions.some(({ text }) => /^Enemy \w+ \d /.test(text))).toBe(true);
  });
});
