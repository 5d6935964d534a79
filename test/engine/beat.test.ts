import { describe, expect, it } from "vitest";
import { BeatPlayer } from "../../engine/battle/beat-player.ts";
import type { Cue } from "../../engine/battle/cue.ts";
import { planBeat } from "../../engine/battle/plan-beat.ts";
import type { Beat } from "../../engine/index.ts";
import {
  type BattleAction,
  newRandom,
  randomAction,
  requirementTeam,
  shippedRules as rules,
} from "../../rules/index.ts";
import { AiBattle } from "../../ui/battle/ai-battle/ai-battle.ts";

/** Returns every beat of a whole battle in which both sides take random legal actions. */
function beatsOf(seed: string): Beat[] {
  const player = requirementTeam(rules, newRandom(seed), "hard");
  const game = new AiBattle(rules, { mode: "ai", difficulty: "hard", seed, player });
  const beats = [game.opening];
  while (game.battle.winner === null) {
    const { active } = game.battle;
    const dice = newRandom(`${seed} ${game.actions.length}`);
    const answer = game.act(active, randomAction(rules, game.battle, active, dice));
    if ("refusal" in answer) throw new Error(answer.refusal.text);
    beats.push(answer.beat);
  }
  return beats;
}

const ONE_SECOND_MS = 1000;
/** Events of a blow without further consequences. */
const PLAIN = new Set(["attacked", "damaged"]);
const BEATS = beatsOf("of beats");
const beatWith = (type: BattleAction["type"]) => {
  const found = BEATS.find(({ action }) => action?.type === type);
  if (!found) throw new Error(`No ${type} in this battle`);
  return found;
};

describe("the plan of a beat", () => {
  it("gives each action its documented duration (BAT-181)", () => {
    const { arena } = rules;
    expect(planBeat(rules, beatWith("deploy")).lengthMs).toBeGreaterThanOrEqual(arena.deployMs);
    expect(planBeat(rules, beatWith("defend")).lengthMs).toBeGreaterThanOrEqual(arena.defendMs);
    expect(planBeat(rules, beatWith("useTool")).lengthMs).toBeGreaterThanOrEqual(arena.toolMs);
    expect(planBeat(rules, beatWith("useSpell")).lengthMs).toBeGreaterThanOrEqual(arena.spellMs);
    const attack = planBeat(rules, beatWith("attack"));
    expect(attack.lengthMs).toBeGreaterThanOrEqual(arena.attackMs);
    expect([arena.attackMs, arena.criticalAttackMs, arena.defendMs]).toEqual([800, 1200, 600]);
    expect([arena.spellMs, arena.toolMs, arena.damageNumberMs]).toEqual([1200, 900, 3000]);
    expect([arena.comboMs, arena.blockMs, arena.buttonPressMs, arena.newLogLineMs]).toEqual([
      1000, 800, 500, 3000,
    ]);
  });

  it("shows the energy that a side gains for a fallen creature as a rally of its own (GAP-57)", () => {
    const beat = { ...beatWith("attack"), events: [{ type: "rallied", side: 1, amount: 3 } as const] };
    const { cues } = planBeat(rules, beat);
    expect(cues.map(({ cue }) => cue)).toEqual([{ kind: "rally", side: 1, amount: 3 }]);
  });

  it("puts a blow in the middle of its attack, and its consequences after it", () => {
    const { cues } = planBeat(rules, beatWith("attack"));
    const [strike, ...following] = cues;
    expect(strike).toMatchObject({ at: 0, cue: { kind: "strike" } });
    expect(["hit", "dodge"]).toContain(following[0]?.cue.kind);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(following[0]?.at).toBeGreaterThan(0);
  });

  it("is short enough for the enemy's pace: hardly any action takes longer than two seconds (CON-72)", () => {
    const lengths = BEATS.map((beat) => planBeat(rules, beat).lengthMs);
    expect(lengths.filter((ms) => ms > 2000).length / lengths.length).toBeLessThan(0.1);
    expect(Math.max(...lengths)).toBeLessThan(rules.ai.turnTimeoutMs);
  });

  it("includes the name of the tool or spell", () => {
    const [{ cue } = { cue: null }] = planBeat(rules, beatWith("useTool")).cues;
    expect(cue?.kind === "item" && Object.keys(rules.tools).includes(cue.item)).toBe(true);
  });
});

describe("the plan of a battle's last beat", () => {
  const last = BEATS.at(-1);
  if (!last) throw new Error("No beat");
  const plan = planBeat(rules, last);
  const blow = plan.cues.find(({ cue }) => cue.kind === "hit" && cue.last);

  it("passes slower after the stated time of the last blow, and leaves a moment to take it in (BAT-181)", () => {
    const strike = plan.cues.find(({ cue }) => cue.kind === "strike");
    if (!blow || !plan.slow || !strike) throw new Error("The battle did not end with a blow");
    const { attackMs, criticalAttackMs } = rules.arena;
    const isCritical = strike.cue.kind === "strike" && strike.cue.critical;
    expect(plan.slow.from).toBe(strike.at + (isCritical ? criticalAttackMs : attackMs));
    expect(plan.slow.from).toBeGreaterThan(blow.at);
    expect(plan.slow.to).toBeGreaterThan(plan.slow.from);
    expect(plan.slow.pace).toBeLessThan(1);
    expect(plan.lengthMs).toBeGreaterThan(plan.slow.to);
    for (const beat of BEATS.slice(0, -1)) expect(planBeat(rules, beat).slow).toBeNull();
  });

  it("takes longer for it, but not with reduced motion, and ends at once when it is skipped", () => {
    const steps = (calm: boolean) => {
      const player = new BeatPlayer(
        rules,
        () => undefined,
        () => undefined,
      );
      void player.play(last);
      let count = 0;
      for (; player.isPlaying; count++) player.advance(10, calm);
      return count;
    };
    expect(steps(true) * 10).toBe(Math.ceil(plan.lengthMs / 10) * 10);
    expect(steps(false)).toBeGreaterThan(steps(true));
    const player = new BeatPlayer(
      rules,
      () => undefined,
      () => undefined,
    );
    void player.play(last);
    player.advance(Number.POSITIVE_INFINITY);
    expect(player.isPlaying).toBe(false);
  });
});

describe("the plan of an opening", () => {
  const [opening] = BEATS;
  if (!opening) throw new Error("No beat");

  it("introduces both sides and deals their cards, and takes no longer for it than the first turn's banner", () => {
    const { cues, lengthMs } = planBeat(rules, opening);
    const { player, enemy } = opening.view;
    const cue = { kind: "opening", hands: [player.hand.length, enemy.hand.length] };
    expect(cues[0]).toEqual({ at: 0, cue });
    const others = opening.events.filter(({ type }) => type !== "battleStarted");
    expect(lengthMs).toBe(planBeat(rules, { ...opening, events: others }).lengthMs);
  });
});

describe("the plan of a turn's beginning", () => {
  it("shows each tool on the creature it works on, without taking longer", () => {
    const beats = BEATS.filter(({ events }) => events.some(({ type }) => type === "turnStarted"));
    const works = beats.flatMap((beat) =>
      planBeat(rules, beat).cues.filter(({ cue }) => cue.kind === "works"),
    );
    expect(works.length).toBeGreaterThan(0);
    for (const { cue } of works)
      expect(cue.kind === "works" && Object.hasOwn(rules.tools, cue.item)).toBe(true);
    const [beat] = beats.filter((one) => planBeat(rules, one).cues.some(({ cue }) => cue.kind === "works"));
    if (!beat) throw new Error("No tool works in this battle");
    const bare = (side: "player" | "enemy") => ({
      ...beat.view[side],
      field: beat.view[side].field.map((creature) => ({ ...creature, activeEffects: [] })),
    });
    const view = { ...beat.view, player: bare("player"), enemy: bare("enemy") };
    expect(planBeat(rules, { ...beat, view }).lengthMs).toBe(planBeat(rules, beat).lengthMs);
  });
});

describe("the beat player", () => {
  function playing() {
    const cues: Cue[] = [];
    const settled: Beat[] = [];
    const player = new BeatPlayer(
      rules,
      (cue) => cues.push(cue),
      (beat) => settled.push(beat),
    );
    return { cues, settled, player };
  }

  it("plays the cues at their times, then shows the final state and ends", async () => {
    const { cues, settled, player } = playing();
    const beat = beatWith("attack");
    const plan = planBeat(rules, beat);
    let ended = false;
    const showing = player.play(beat).then(() => {
      ended = true;
    });
    player.advance(1);
    expect(cues.map(({ kind }) => kind)).toEqual(["strike"]);
    player.advance(plan.lengthMs / 2);
    expect(cues.length).toBeGreaterThan(1);
    expect(settled).toEqual([]);
    player.advance(plan.lengthMs);
    await showing;
    expect(ended).toBe(true);
    expect(cues).toEqual(plan.cues.map(({ cue }) => cue));
    expect(settled).toEqual([beat]);
    expect(player.isPlaying).toBe(false);
  });

  it("ends within a second after a plain blow (BAT-028)", () => {
    const { player } = playing();
    const plain = BEATS.find(
      ({ action, events }) => action?.type === "attack" && events.every(({ type }) => PLAIN.has(type)),
    );
    if (!plain) throw new Error("No plain blow in this battle");
    void player.play(plain);
    player.advance(ONE_SECOND_MS);
    expect(player.isPlaying).toBe(false);
  });

  it("shows only the final state when animation is skipped", async () => {
    const { cues, settled, player } = playing();
    const showing = player.play(beatWith("attack"));
    player.advance(Number.POSITIVE_INFINITY);
    await showing;
    expect(cues).toEqual([]);
    expect(settled).toHaveLength(1);
  });

  it("ends a beat when another begins, and on request", async () => {
    const { settled, player } = playing();
    const first = player.play(beatWith("attack"));
    const second = player.play(beatWith("defend"));
    await first;
    expect(settled).toHaveLength(1);
    player.finish();
    await second;
    expect(settled).toHaveLength(2);
    player.finish();
    player.advance(100);
    expect(settled).toHaveLength(2);
  });
});
