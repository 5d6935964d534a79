import { fill, type RuleSet } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";

/** Says which goals were just reached, with a sound and confetti. */
export function celebrateGoals(game: Game, keys: readonly string[]): void {
  const { rules } = game.store.getState();
  if (rules === null || keys.length === 0) return;
  for (const key of keys) notify(game, reachedText(rules, key), "success");
  game.sounds.emit("goal");
  game.store.setState({ celebration: game.nextNumber() });
}

function reachedText({ goals, texts }: RuleSet, key: string): string {
  const { first, achievements, reached, achieved } = texts.goals;
  if (Object.hasOwn(goals.first, key)) return fill(reached, { goal: namesOf(first)[key]?.name ?? key });
  return fill(achieved, { goal: namesOf(achievements)[key]?.name ?? key });
}

/** A table of texts whose rows follow those of a rule file. */
function namesOf<Row>(table: Readonly<Record<string, Row>>): Readonly<Record<string, Row | undefined>> {
  return table;
}
