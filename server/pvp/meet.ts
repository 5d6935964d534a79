import {
  bringDecks,
  type ChallengeWish,
  type Deck,
  isReady,
  refusalOf,
  type SideIndex,
  whyNotChallenge,
} from "../../rules/index.ts";
import { noteChallengeAccepted } from "../callback/noted-callbacks.ts";
import { challengeNotFound } from "../errors/failure.ts";
import type { HttpError } from "../errors/http-error.ts";
import { refused } from "../errors/refusals.ts";
import { logError } from "../errors/to-http-error.ts";
import type { TokenLog } from "../ledger/collection/collection.ts";
import type {
  Challenge,
  ChallengeChange,
  Challenged,
  ChallengeScene,
  SeenChallenge,
} from "../store/pvp/challenge.ts";
import { inBattle } from "./join-queue.ts";
import { maySee } from "./make-challenge.ts";
import { nextBattle, opponentsDeck, ownDeck } from "./next-battle.ts";
import type { Pvp } from "./pvp.ts";

/** A player who waits for the next battle of a challenge, or fights it. */
export interface Meeting {
  /** null while the other player is waited for. */
  battleId: string | null;
  opponentBusy: boolean;
  challenge: Challenge;
}

interface MeetRequest {
  challengeId: string;
  playerId: number;
  /** What a player who accepts wishes; null for one who is in the challenge already. */
  accepts: ChallengeWish | null;
  log: TokenLog;
}

type Met = Omit<Meeting, "challenge"> | HttpError;

/** How long after a player's last word another one is stored; they are asked for more often. */
const NOTED_EVERY_MS = 3_000;

/**
 * Accepts a challenge, or waits for its next battle: the friend for the challenger, both for the next one of a series or
 * for a rematch. The battle begins, in the transaction of the last word, once both said so (`GAP-61`). Throws 404 for
 * an unknown link, 409 if somebody else was faster, for an own link, and with the battle's id in another battle.
 */
export async function meet(pvp: Pvp, request: MeetRequest): Promise<Meeting> {
  const { store, matchmaker, log } = pvp;
  const { challengeId, playerId, accepts } = request;
  const seen = await store.findChallenge(challengeId);
  if (!seen || (accepts !== null && (await isKeptAway(pvp, seen.challenge, playerId))))
    throw challengeNotFound();
  const problem = whyNotMeet(pvp, seen.challenge, request);
  if (problem) throw problem;
  const decks = await ownDecks(pvp, withAsking(seen.challenge, request), request, seen.now);
  const changed = await store.changeChallenge(challengeId, playerId, {
    endedAfter: matchmaker.matching.endedAfter,
    change: (scene) => changeOf(pvp, scene, request, decks),
  });
  if (!changed) throw challengeNotFound();
  if (changed.answer instanceof Error) throw changed.answer;
  const isNew = seen.challenge.friend === null && changed.challenge.friend?.playerId === playerId;
  if (isNew && !isThere(pvp, seen)) {
    const { challenger, id } = changed.challenge;
    await noteChallengeAccepted(store, challenger.playerId, id).catch((err: unknown) =>
      logError(log, err, "an accepted challenge could not be noted for calling back"),
    );
  }
  return { ...changed.answer, challenge: changed.challenge };
}

/**
 * Whether the challenger has blocked the player, for whom accepting is as with a link that was withdrawn (`ABU-80`). The
 * link itself shows them what it shows to a visitor: another answer with their session would tell of it (`ABU-113`).
 */
async function isKeptAway(
  { store }: Pick<Pvp, "store">,
  { challenger, friend }: Challenge,
  playerId: number,
): Promise<boolean> {
  return friend?.playerId !== playerId && (await store.hasBlocked(challenger.playerId, playerId));
}

/** Whether the challenger waits on the screen of the challenge, so that nobody need call them back. */
function isThere({ rules }: Pick<Pvp, "rules">, { challenge: { challenger }, now }: SeenChallenge): boolean {
  return challenger.readyAt !== null && now - challenger.readyAt < rules.pvp.challenge.readyMs;
}

function whyNotMeet(
  { rules }: Pick<Pvp, "rules">,
  challenge: Challenge,
  { playerId, accepts }: MeetRequest,
): HttpError | null {
  const { challenger, friend, terms } = challenge;
  if (!maySee(challenge, playerId)) return challengeNotFound();
  const isChallenger = challenger.playerId === playerId;
  const isFriend = friend?.playerId === playerId;
  if (accepts === null) return isChallenger || isFriend ? null : challengeNotFound();
  if (isChallenger) return refused(refusalOf(rules, "pvp_own_challenge"));
  if (isFriend) return null;
  if (friend !== null) return refused(refusalOf(rules, "pvp_challenge_taken"));
  const refusal = whyNotChallenge(rules, terms, accepts);
  return refusal && refused(refusal);
}

/** The challenge with its second player: the one who asks, if nobody else is yet. */
function withAsking(
  challenge: Challenge,
  { playerId, accepts }: MeetRequest,
  name = "",
): Challenge & { friend: Challenged | null } {
  if (challenge.friend !== null || accepts === null) return challenge;
  return { ...challenge, friend: { playerId, name, wish: accepts, readyAt: null } };
}

/** The decks of both, read from the ledger as soon as a battle can begin; null for the lent team. */
async function ownDecks(
  pvp: Pvp,
  { challenger, friend, terms }: Challenge,
  { playerId, log }: MeetRequest,
  now: number,
): Promise<[Deck, Deck] | null> {
  if (friend === null || !bringDecks([challenger.wish, friend.wish])) return null;
  const other = challenger.playerId === playerId ? friend : challenger;
  if (!isReady(pvp.rules, terms, other.readyAt, now)) return null;
  const read = async (player: Challenged) => {
    if (player.wish.deck === null) throw new Error("A player without a deck brings one");
    const { deck } = player.wish;
    return player === other
      ? opponentsDeck(pvp, player, deck, log)
      : ownDeck(pvp, player.playerId, deck, log);
  };
  const [one, two] = await Promise.all([read(challenger), read(friend)]);
  if (one.account === two.account) throw refused(refusalOf(pvp.rules, "pvp_own_challenge"));
  return [one.deck, two.deck];
}

/** Decides within the transaction what a player's word leads to. */
function changeOf(
  pvp: Pvp,
  scene: ChallengeScene,
  request: MeetRequest,
  decks: [Deck, Deck] | null,
): ChallengeChange<Met> {
  const { rules, matchmaker } = pvp;
  const { now, asking, battles, ended } = scene;
  const stays = (answer: Met) => ({ challenge: scene.challenge, battle: null, answer });
  const problem = whyNotMeet(pvp, scene.challenge, request);
  if (problem) return stays(problem);
  const side: SideIndex = scene.challenge.challenger.playerId === asking.playerId ? 0 : 1;
  const otherSide: SideIndex = side === 0 ? 1 : 0;
  const [battleId, otherBattle] = [battles[side], battles[otherSide]];
  const { friend } = withAsking(scene.challenge, request, asking.name);
  if (battleId !== null && (battleId !== otherBattle || friend === null)) return stays(inBattle(battleId));
  if (battleId !== null) return stays({ battleId, opponentBusy: false });
  const refusal = matchmaker.matching.whyNotStart(ended[side]);
  if (refusal) return stays(refused(refusal));
  const challenge = noted({ ...scene.challenge, friend }, side, now);
  const other = side === 0 ? friend : challenge.challenger;
  const isWaitedFor =
    friend === null ||
    otherBattle !== null ||
    !isReady(rules, challenge.terms, other?.readyAt ?? null, now) ||
    matchmaker.matching.whyNotStart(ended[otherSide]) !== null ||
    (decks === null && bringDecks([challenge.challenger.wish, friend.wish]));
  if (!isWaitedFor) return { ...nextBattle(pvp, { ...challenge, friend }, decks, now) };
  const answer = { battleId: null, opponentBusy: otherBattle !== null && friend !== null };
  const isKnown =
    challenge.friend === scene.challenge.friend && challenge.challenger === scene.challenge.challenger;
  return { challenge: isKnown ? scene.challenge : challenge, battle: null, answer };
}

/** The challenge with the word of a side that it is there. */
function noted(challenge: Challenge, side: SideIndex, now: number): Challenge {
  const said = <Player extends Challenged | null>(player: Player): Player => {
    const isRecent =
      player?.readyAt != null && now - player.readyAt < NOTED_EVERY_MS && now >= player.readyAt;
    return player === null || isRecent ? player : { ...player, readyAt: now };
  };
  return side === 0
    ? { ...challenge, challenger: said(challenge.challenger) }
    : { ...challenge, friend: said(challenge.friend) };
}
