import { newRandom, requirementTeam, shippedRules } from "../../../rules/index.ts";
import { type LoadedRules, loadRules } from "../../../rules/validation.ts";
import type { LeftBattle } from "./left-battles.ts";

/** How many creatures the enemy has on easy, by the key of the rules, so that a battle is over soon. */
export const FEW_ENEMIES = {
  key: "difficulty.easy.enemyDeckSize",
  few: 2,
  shipped: shippedRules.difficulty.easy.enemyDeckSize,
} as const;

/** Found by trying seeds: whoever plays well wins with 8 actions, one of each kind, and the enemy attacks too. */
const SEED = "each input 336";
const STRONG = 50;

/** The shipped rules with few enemies. */
export function shortRules(): Extract<LoadedRules, { ok: true }> {
  const loaded = loadRules({ difficulty: { easy: { enemyDeckSize: FEW_ENEMIES.few } } }, "short battles");
  if (!loaded.ok) throw new Error(loaded.problems.join(" "));
  return loaded;
}

/** A practice battle on easy at its very beginning, with a team that is far too strong for it. */
export function shortBattle(owner: string): LeftBattle {
  const { rules, hash } = shortRules();
  const player = requirementTeam(rules, newRandom(SEED), "expert");
  for (const creature of player.creatures) {
    const stats = { energy: STRONG, strength: STRONG, magic: STRONG, stamina: STRONG, speed: STRONG };
    Object.assign(creature, { form: 3, rarity: "Legendary", stats });
  }
  const setup = { mode: "ai" as const, difficulty: "easy" as const, seed: SEED, player };
  const saved = { owner, practice: true, rulesHash: hash, setup, actions: [] };
  return { saved, next: { type: "endTurn" } };
}
