import { newRandom, type RuleSet, roll } from "../../../rules/index.ts";
import type { PvpBattle } from "../../store/pvp-battle.ts";

/** When the server must act by itself: end a player's turn (`CON-75`) or move a bot. */
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
