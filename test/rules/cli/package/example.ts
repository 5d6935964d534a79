/** A battle played to its end with the packed library alone, as another project would write it. */
export const EXAMPLE = `import {
  applyAction, badgesOf, battleResult, bestStyle, creaturePower, decide, enemyStyle, mintCreature, newBattle, newRandom,
  playRoundRobin, rankTitle, rewardsOf, shippedRules,
} from "corvax-lab-rules";
import type {
  Battle, BattleResult, BattleSetup, Bot, Contestant, OwnedCreature, Refusal, RoundRobinResult, RuleSet,
} from "corvax-lab-rules";

const rules: RuleSet = shippedRules;
const dice = newRandom("example");
const creatures: OwnedCreature[] = Array.from({ length: 6 }, (_, index) =>
  mintCreature(rules, dice, { creatureId: "creature-" + index, itemId: "item-" + index }).creature,
);
const setup: BattleSetup = {
  mode: "ai", difficulty: "easy", seed: "example", player: { creatures, tools: [], spells: [] },
};
const battle: Battle = newBattle(rules, setup);
const styles = [bestStyle(rules), enemyStyle(rules, "easy")] as const;
let actions = 0;
while (battle.winner === null) {
  const side = battle.active;
  const refusal: Refusal | null = applyAction(rules, battle, side, decide(rules, battle, side, styles[side], dice));
  if (refusal) throw new Error(refusal.text);
  actions += 1;
}
const result: BattleResult | null = battleResult(rules, battle);
if (!result) throw new Error("no result");
const crystal: "Common" | "Rare" | "Epic" | "Legendary" = rules.rewards.crystal.rarity;
const passive: Bot = () => ({ type: "endTurn" });
const contestants: Contestant[] = ["fast", { name: "passive", bot: passive }];
const table: RoundRobinResult = playRoundRobin(rules, contestants, { battles: 1, seed: "example" });
const report = {
  actions, result, crystal,
  power: creatures.reduce((sum, creature) => sum + creaturePower(creature), 0),
  rewards: rewardsOf(rules, result), badges: badgesOf(rules, result), rank: rankTitle(rules, 1000),
  table: table.players.map(({ name, wins, losses, draws }) => ({ name, battles: wins + losses + draws })),
};
export default report;
`;
