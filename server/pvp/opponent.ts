import { refusalOf } from "../../rules/index.ts";
import { EMOTES, type Emote, type PvpEmotesReply, type ReportReason } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import { refused } from "../errors/refusals.ts";
import { blockPlayer } from "../friends/friends.ts";
import type { OwnBattle } from "./own-battle.ts";
import type { Pvp } from "./pvp.ts";

/** How long an emote is shown. */
const SHOWN_MS = 6_000;
/** Emotes of one player (`ABU-81`). */
const EMOTE_BUDGET = { burst: 3, perSecond: 1 / 6 };
const SECOND_MS = 1000;

/**
 * Shows an emote to the opponent of a running battle. It is never part of the battle: all that is stored is a note among
 * the limits, which is worth nothing some seconds later. Throws 409 once the battle is over, 429 for too many.
 */
export async function showEmote(pvp: Pvp, own: OwnBattle, emote: Emote): Promise<PvpEmotesReply> {
  const { store, rules } = pvp;
  const { battle, side } = own;
  if (battle.result !== null) throw refused(refusalOf(rules, "battle_over"));
  const { playerId } = battle.contestants[side];
  const waitMs = await store.spendLimit(`emotes ${playerId}`, EMOTE_BUDGET);
  if (waitMs > 0) throw failure("too_many_emotes", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
  await store.noteRest(nameOf(own, side, emote), SHOWN_MS);
  return emotesOf(pvp, own);
}

/** What each of the two has shown last; nothing of a player whom the other one has blocked (`ABU-80`). */
export async function emotesOf({ store }: Pvp, own: OwnBattle): Promise<PvpEmotesReply> {
  const { battle, side } = own;
  const otherSide = side === 0 ? 1 : 0;
  const names = EMOTES.flatMap((emote) => [nameOf(own, side, emote), nameOf(own, otherSide, emote)]);
  const shown = await store.restsOf(names);
  const latest = (of: 0 | 1) =>
    EMOTES.filter((emote) => shown.has(nameOf(own, of, emote))).sort(
      (one, two) => (shown.get(nameOf(own, of, two)) ?? 0) - (shown.get(nameOf(own, of, one)) ?? 0),
    )[0] ?? null;
  const opponent = latest(otherSide);
  const [me, them] = [battle.contestants[side].playerId, battle.contestants[otherSide].playerId];
  const isBlocked = opponent !== null && me !== null && them !== null && (await store.hasBlocked(me, them));
  return { own: latest(side), opponent: isBlocked ? null : opponent };
}

function nameOf({ battle }: Pick<OwnBattle, "battle">, side: 0 | 1, emote: Emote): string {
  return `emote ${battle.id} ${side} ${emote}`;
}

/** Reports by one player about another one (`ABU-81`). */
const REPORT_BUDGET = { burst: 3, perSecond: 1 / 3600 };

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
