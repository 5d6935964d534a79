import type { SideIndex, Winner } from "../../battle/state/battle.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { numberText } from "../../texts/number-text.ts";

/** A player's PvP record, with the field names of the calls (`PVP-048`). */
export interface PvpStatistics {
  rating: number;
  wins: number;
  losses: number;
  win_streak: number;
  best_win_streak: number;
  total_damage_dealt: number;
  total_damage_taken: number;
  /** Battles that changed the rating; leaderboard and factor K use them. */
  rated_battles: number;
}

/** A finished battle from one player's side. */
export interface PlayedBattle {
  side: SideIndex;
  winner: Exclude<Winner, null>;
  /** Health each side took from the other, without overkill (`GAP-44`). */
  damageDealt: readonly [number, number];
  /** What the battle adds to this player's rating; null when it is not rated. */
  ratingChange: number | null;
}

export function newStatistics(rules: RuleSet): PvpStatistics {
  return {
    rating: rules.pvp.rating.start,
    wins: 0,
    losses: 0,
    win_streak: 0,
    best_win_streak: 0,
    total_damage_dealt: 0,
    total_damage_taken: 0,
    rated_battles: 0,
  };
}

/** The record after a battle (`GAP-44`): a loss ends the streak, a draw does not change it. */
export function afterBattle(before: PvpStatistics, battle: PlayedBattle): PvpStatistics {
  const { side, winner, damageDealt, ratingChange } = battle;
  const won = winner === side;
  const lost = winner !== "draw" && !won;
  const streak = won ? before.win_streak + 1 : lost ? 0 : before.win_streak;
  return {
    rating: before.rating + (ratingChange ?? 0),
    wins: before.wins + (won ? 1 : 0),
    losses: before.losses + (lost ? 1 : 0),
    win_streak: streak,
    best_win_streak: Math.max(before.best_win_streak, streak),
    total_damage_dealt: before.total_damage_dealt + damageDealt[side],
    total_damage_taken: before.total_damage_taken + damageDealt[side === 0 ? 1 : 0],
    rated_battles: before.rated_battles + (ratingChange === null ? 0 : 1),
  };
}

/** Wins over wins and losses in whole percent; 0 without battles (`PVP-051`). */
export function winRate({ wins, losses }: { wins: number; losses: number }): number {
  const battles = wins + losses;
  return battles > 0 ? Math.round((100 * wins) / battles) : 0;
}

/** Damage dealt over damage taken with two decimals, or the infinity sign (`PVP-045`). */
export function damageRatio(
  rules: RuleSet,
  record: Pick<PvpStatistics, "total_damage_dealt" | "total_damage_taken">,
): string {
  const { total_damage_dealt: dealt, total_damage_taken: taken } = record;
  return taken > 0 ? numberText(rules.texts, dealt / taken, { decimals: 2 }) : rules.texts.pvp.noDamageTaken;
}
