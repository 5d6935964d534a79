import { broughtBy, decorationName, fill, goalWords, type RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";

/** Says which goals were just reached, with a sound and confetti. */
export function celebrateGoals(game: Game, keys: readonly string[]): void {
  const { rules } = game.store.getState();
  if (rules === null || keys.length === 0) return;
  for (const key of keys) {
    notify(game, reachedText(rules, key), "success");
    sayWhatItBrings(game, rules, key);
  }
  game.sounds.emit("goal");
  game.store.setState({ celebration: game.nextNumber() });
}

function reachedText(rules: RuleSet, key: string): string {
  const { reached, achieved } = rules.texts.goals;
  const text = Object.hasOwn(rules.goals.first, key) ? reached : achieved;
  return fill(text, { goal: goalWords(rules, key)?.name ?? key });
}

/** Says what a goal brings for the lab. */
function sayWhatItBrings(game: Game, rules: RuleSet, goal: string): void {
  for (const { kind, key } of broughtBy(rules, goal))
    notify(
      game,
      fill(rules.texts.decorations.earned[kind], { name: decorationName(rules, kind, key) }),
      "success",
    );
}
