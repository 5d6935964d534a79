import type { Difficulty, UnratedBecause } from "../../rules/index.ts";
import type { BattleResult, Contestant, PvpBattle } from "./pvp-battle.ts";

/** What never changes of a battle, and its result; the result's columns are null during the battle. */
export interface SettledRow {
  id: string;
  watchId: string;
  player1: number;
  player2: number | null;
  name1: string;
  name2: string;
  botStyle: Difficulty | null;
  rulesHash: string;
  createdAt: number;
  friendly: number;
  turnMs: number | null;
  challengeId: string | null;
  winner: 0 | 1 | null;
  endedBy: BattleResult["by"] | null;
  change1: number | null;
  change2: number | null;
  unrated: UnratedBecause | null;
  completedAt: number | null;
}

/** A battle's columns without the large ones, joined from several tables. */
export interface BattleRow extends SettledRow {
  version: number;
  deadline: number;
  expired1: number;
  expired2: number;
  dueAt: number | null;
  /** null for a bot, and once the battle is over. */
  seen1: number | null;
  seen2: number | null;
}

/** Makes the battle from its row; the large columns come parsed. */
export function battleOf(
  row: BattleRow,
  { setup, state, decisions }: Pick<PvpBattle, "setup" | "state" | "decisions">,
): PvpBattle {
  const settled = settledOf(row);
  const { createdAt } = settled;
  return {
    ...settled,
    setup,
    version: row.version,
    state,
    clock: {
      deadline: row.deadline,
      expired: [row.expired1, row.expired2],
      seenAt: [row.seen1 ?? createdAt, row.seen2 ?? createdAt],
      turnMs: row.turnMs,
    },
    dueAt: row.dueAt,
    decisions,
  };
}

/** What never changes of a battle, and its result. */
export function settledOf(
  row: SettledRow,
): Pick<PvpBattle, "id" | "watchId" | "contestants" | "terms" | "rulesHash" | "createdAt" | "result"> {
  const { id, watchId, player1, name1, rulesHash, createdAt, turnMs, challengeId } = row;
  const contestants = [{ playerId: player1, name: name1, bot: null }, secondOf(row)] as const;
  const terms = { friendly: row.friendly !== 0, turnMs, challengeId };
  return { id, watchId, contestants, terms, rulesHash, createdAt, result: resultOf(row) };
}

function secondOf({ player2, name2, botStyle }: SettledRow): Contestant {
  if (player2 !== null) return { playerId: player2, name: name2, bot: null };
  if (botStyle === null) throw new Error("A battle without a second player and without a bot");
  return { playerId: null, name: name2, bot: botStyle };
}

function resultOf({
  endedBy,
  winner,
  change1,
  change2,
  unrated,
  completedAt,
}: SettledRow): BattleResult | null {
  if (endedBy === null || completedAt === null) return null;
  return {
    by: endedBy,
    winner: winner ?? "draw",
    ratingChanges: change1 === null || change2 === null ? null : [change1, change2],
    unrated,
    completedAt,
  };
}
