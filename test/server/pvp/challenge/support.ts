import { pino } from "pino";
import type {
  PvpBattleReply,
  PvpChallengeReply,
  PvpMeetingReply,
} from "../../../../server/contract/index.ts";
import type { Browser, Told } from "../support/browser.ts";
import { good } from "../support/pvp-player.ts";

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** A challenge with the lent team, one battle and 60 s a turn, unless the test wishes otherwise. */
export async function challengeBy(player: Browser, wishes: object = {}): Promise<PvpChallengeReply> {
  return good(await player.post("pvp/challenges", { turnMs: MINUTE, bestOf: 1, ...wishes }));
}

export function look(player: Browser, { id }: { id: string }): Promise<Told> {
  return player.get(`pvp/challenges/${id}`);
}

export function accept(player: Browser, { id }: { id: string }, wish: object = {}): Promise<Told> {
  return player.post(`pvp/challenges/${id}/accept`, wish);
}

export function ready(player: Browser, { id }: { id: string }): Promise<Told> {
  return player.post(`pvp/challenges/${id}/ready`);
}

/** Accepts a challenge whose challenger is there; answers the id of the battle. */
export async function accepted(player: Browser, challenge: { id: string }, wish?: object): Promise<string> {
  const { battleId } = good<PvpMeetingReply>(await accept(player, challenge, wish));
  if (battleId === null) throw new Error("The battle has not begun.");
  return battleId;
}

export async function battleOf(player: Browser, battleId: string): Promise<PvpBattleReply> {
  return good(await player.get(`pvp/battle/${battleId}`));
}

export async function concede(player: Browser, battleId: string): Promise<void> {
  good(await player.post(`pvp/battle/${battleId}/concede`));
}

/** A log of the ledger's tokens that nobody reads. */
export const silentLog = pino({ level: "silent" });
