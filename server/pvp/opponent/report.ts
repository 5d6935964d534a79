import type { ReportReason } from "../../contract/index.ts";
import { failure } from "../../errors/failure.ts";
import { blockPlayer } from "../../friends/friends.ts";
import type { OwnBattle } from "../battle/own-battle.ts";
import type { Pvp } from "../pvp.ts";

/** Reports by one player about another one (`ABU-81`). */
const REPORT_BUDGET = { burst: 3, perSecond: 1 / 3600 };
const SECOND_MS = 1000;

/** Who asks, and from where, as the audit log keeps it. */
interface Asking {
  playerId: number;
  address: string | null;
}

/** Reports the opponent of a battle, which the operators find in the audit log. Throws 409 against a bot, 429 for too many. */
export async function reportOpponent(
  { store }: Pvp,
  own: OwnBattle,
  reason: ReportReason,
  { playerId, address }: Asking,
): Promise<void> {
  const opponent = opponentOf(own);
  const waitMs = await store.spendLimit(`reports ${playerId} ${opponent}`, REPORT_BUDGET);
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
  const about = await store.publicIdOf(opponent);
  await store.noteAudit(playerId, { type: "reported", about, reason, battleId: own.battle.id }, address);
}

/** Blocks the opponent of a battle. Throws 409 against a bot, or with too many blocked players. */
export async function blockOpponent(
  { store }: Pvp,
  own: OwnBattle,
  { playerId, address }: Asking,
): Promise<void> {
  await blockPlayer(store, playerId, opponentOf(own), address);
}

function opponentOf({ battle, side }: OwnBattle): number {
  const { playerId } = battle.contestants[side === 0 ? 1 : 0];
  if (playerId === null) throw failure("opponent_is_bot");
  return playerId;
}
