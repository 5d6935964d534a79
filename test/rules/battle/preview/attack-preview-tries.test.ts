import { describe, expect, it } from "vitest";
import {
  applyAction,
  attackPreview,
  type Battle,
  type BattleEvent,
  cloneBattle,
  newRandom,
} from "../../../../rules/index.ts";
import { battleWith, type CreatureScene, fighter, rules } from "../support/scene.ts";

const SAMPLES = 4000;
const ATTACK = { attackerId: "own", targetId: "foe" };
function duel(own: Partial<CreatureScene>, foe: Partial<CreatureScene> = {}): Battle {
  return battleWith({ own: { field: [{ id: "own", ...own }] }, foe: { field: [{ id: "foe", ...foe }] } });
}

function previewOf(battle: Battle) {
  const preview = attackPreview(rules, battle, 0, ATTACK);
  if (!preview) throw new Error("No preview");
  return preview;
}

/** What really happens when the attack is made with many dice. */
function sampled(battle: Battle) {
  let dodged = 0;
  let defeated = 0;
  const hits: { amount: number; critical: boolean }[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const trial = cloneBattle(battle);
    trial.random = newRandom(`sample ${sample}`);
    const events: BattleEvent[] = [];
    expect(applyAction(rules, trial, 0, { type: "attack", ...ATTACK }, events)).toBeNull();
    const hit = events.find((event) => event.type === "damaged");
    if (hit) hits.push({ amount: hit.amount, critical: hit.breakdown.critical });
    else dodged += 1;
    if (fighter(trial, "foe").currentHealth <= 0) defeated += 1;
  }
  return { dodged: dodged / SAMPLES, defeated: defeated / SAMPLES, hits };
}

describe("the preview of an attack", () => {
  it.each<[string, Partial<CreatureScene>, Partial<CreatureScene>]>([
    ["a plain one", {}, {}],
    ["one that may defeat", { battle: { physicalAttack: 40, criticalChance: 20 } }, { health: 31 }],
    [
      "one that only a critical hit makes",
      { battle: { physicalAttack: 40, criticalChance: 30 } },
      { health: 45 },
    ],
    [
      "one that is often dodged",
      { battle: { criticalChance: 10 } },
      { battle: { dodgeChance: 20 }, health: 9 },
    ],
    ["one against a higher form", { form: 1, stats: 20 }, { form: 3, stats: 20 }],
    ["one against a lower form", { form: 3, stats: 25 }, { form: 0 }],
  ])("matches the results of many tries: %s (GAP-26, GAP-28)", (_, own, foe) => {
    const battle = duel(own, foe);
    const preview = previewOf(battle);
    const { dodged, defeated, hits } = sampled(battle);
    for (const { amount, critical } of hits) {
      const range = (critical && preview.critical) || preview.ordinary;
      expect(amount).toBeGreaterThanOrEqual(range?.lowest ?? Number.POSITIVE_INFINITY);
      expect(amount).toBeLessThanOrEqual(range?.highest ?? 0);
      expect(amount).toBeLessThanOrEqual(preview.highest);
      expect(amount).toBeGreaterThanOrEqual(preview.lowest);
    }
    expect(preview.dodgeChance).toBeCloseTo(dodged, 1);
    expect(Math.abs(preview.defeatChance - defeated)).toBeLessThan(0.03);
  });
});
