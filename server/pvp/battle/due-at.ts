import { newRandom, type RuleSet, roll } from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";

/** When the server itself has to do something: end the turn of a player (`CON-75`), or move a bot. */
export function dueAt(
  rules: RuleSet,
  {
    id,
    contestants,
    state,
    clock,
    version,
  }: Pick<PvpBattle, "id" | "contestants" | "state" | "clock" | "version">,
  now: number,
): number {
  if (contestants[state.active].bot === null) return clock.deadline + rules.pvp.graceMs;
  const { min, max } = rules.pvp.practice.thinkMs;
  return now + Math.round(min + roll(newRandom(`${id}:thinks:${version}`)) * (max - min));
}
