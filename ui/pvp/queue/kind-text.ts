import { fill, type RuleSet } from "../../../rules/index.ts";
import { clockText } from "../challenge/terms-text.ts";

/** The kind of battle that a player waits for: 'Rated, 60 seconds a turn' (`GAP-69`). */
export function kindText(rules: RuleSet, casualTurnMs: number | null): string {
  const { rated, casual } = rules.texts.pvpScreens.queue;
  return fill(casualTurnMs === null ? rated : casual, {
    clock: clockText(rules, casualTurnMs ?? rules.pvp.turnMs),
  });
}
