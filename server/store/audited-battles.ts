import type { SideIndex } from "../../rules/index.ts";
import type { AuditedBattle } from "./audit-event.ts";
import type { BattleResult, PvpBattle } from "./pvp-battle.ts";
import type { Booking } from "./pvp-store.ts";

/** What the audit log tells of a booked battle: an entry for each player in it. */
export function auditedBattles(
  { id: battleId, contestants }: PvpBattle,
  result: BattleResult,
  { statistics }: Booking,
): { playerId: number; event: AuditedBattle }[] {
  const { by, unrated, ratingChanges } = result;
  return ([0, 1] as const).flatMap((side) => {
    const { playerId } = contestants[side];
    if (playerId === null) return [];
    const event: AuditedBattle = {
      type: "battle",
      battleId,
      outcome: outcomeOf(result, side),
      by,
      unrated,
      ratingChange: ratingChanges?.[side] ?? 0,
      rating: statistics?.[side].rating ?? null,
    };
    return [{ playerId, event }];
  });
}

function outcomeOf({ winner }: BattleResult, side: SideIndex): AuditedBattle["outcome"] {
  if (winner === "draw") return "draw";
  return winner === side ? "victory" : "defeat";
}
