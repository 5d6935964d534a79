import {
  type Deck,
  isDecided,
  isRatedChallenge,
  keptFor,
  lentTeams,
  newRandom,
} from "../../../rules/index.ts";
import { newIdentifier } from "../../process/random.ts";
import type { Contestant, NewBattle } from "../../store/pvp/battle.ts";
import type { Challenge, Challenged } from "../../store/pvp/challenge.ts";
import { beginBattle } from "../battle/new-battle.ts";
import type { Pvp } from "../pvp.ts";

interface BegunBattle {
  challenge: Challenge;
  battle: NewBattle;
  answer: { battleId: string; opponentBusy: false };
}

/**
 * Begins the next battle of a challenge; after the end of a series it is the first one of another series, a rematch.
 * Without decks both get the same lent team, which is another one in each battle.
 */
export function nextBattle(
  pvp: Pvp,
  challenge: Challenge & { friend: Challenged },
  decks: [Deck, Deck] | null,
  now: number,
): BegunBattle {
  const { rules, random } = pvp;
  const { challenger, friend, terms, wins, played } = challenge;
  const isOver = isDecided({ bestOf: terms.bestOf, wins, played });
  const series = isOver
    ? { id: newIdentifier(random), createdAt: now, wins: [0, 0] as const, played: 0 }
    : {};
  const next = {
    ...challenge,
    ...series,
    challenger: { ...challenger, readyAt: null },
    friend: { ...friend, readyAt: null },
    expiresAt: now + keptFor(rules, terms),
  };
  const teams = decks ?? lentTeams(rules, newRandom(newIdentifier(random)));
  const isRated = isRatedChallenge([challenger.wish, friend.wish]);
  const battle = beginBattle(pvp, [contestant(challenger), contestant(friend)], teams, now, {
    friendly: !isRated,
    turnMs: terms.turnMs === rules.pvp.turnMs ? null : terms.turnMs,
    challengeId: next.id,
  });
  return { challenge: next, battle, answer: { battleId: battle.id, opponentBusy: false } };
}

function contestant({ playerId, name }: Challenged): Contestant {
  return { playerId, name, bot: null };
}
