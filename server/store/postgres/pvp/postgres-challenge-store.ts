import type { ChallengeStore } from "../../challenge.ts";
import { lockPlayer } from "../players.ts";
import type { StoreParts } from "../store-parts.ts";
import {
  addChallenge,
  challengesAccepted,
  challengesTo,
  countOpenChallenges,
  findChallenge,
  lockChallenge,
  openChallengesOf,
  playerAsking,
  removeChallenge,
  writeChallenge,
} from "./challenges.ts";
import { leaveQueue, lockQueue } from "./queue.ts";
import { countEnded } from "./results.ts";
import { activeBattle } from "./seats.ts";

/** The part of the store about challenges by link. */
export function postgresChallengeStore(parts: StoreParts): ChallengeStore {
  const { queries, transactions, battles, now } = parts;
  return {
    openChallenge: (made, most) =>
      transactions.run(async (transaction) => {
        const { playerId } = made(transaction.now());
        await lockPlayer(transaction, playerId);
        const challenge = made(transaction.now());
        const open = await openChallengesOf(transaction, playerId, transaction.now());
        if (open.length >= most) return null;
        addChallenge(transaction, challenge);
        return challenge;
      }),
    findChallenge: async (id) => {
      const time = await now();
      const challenge = await findChallenge(queries, id, time);
      return challenge && { challenge, now: time };
    },
    openChallengesOf: async (playerId) => openChallengesOf(queries, playerId, await now()),
    challengesTo: async (playerId) => challengesTo(queries, playerId, await now()),
    challengesAccepted: async (playerId, readyAfter) => {
      const time = await now();
      return challengesAccepted(queries, playerId, time, readyAfter(time));
    },
    removeChallenge: async (id, playerId) => removeChallenge(queries, id, playerId, await now()),
    countChallenges: async () => countOpenChallenges(queries, await now()),
    changeChallenge: (id, playerId, work) =>
      transactions.run(async (transaction) => {
        // Nobody is paired or deleted meanwhile.
        await lockQueue(transaction);
        const before = await lockChallenge(transaction, id);
        if (!before) return null;
        const pair = [before.challenger.playerId, before.friend?.playerId ?? playerId] as const;
        const endedAfter = work.endedAfter(transaction.now());
        const [asking, one, two, endedOne, endedTwo] = await Promise.all([
          playerAsking(transaction, playerId),
          activeBattle(transaction, pair[0]),
          activeBattle(transaction, pair[1]),
          countEnded(transaction, pair[0], endedAfter),
          countEnded(transaction, pair[1], endedAfter),
        ]);
        const { challenge, battle, answer } = work.change({
          challenge: before,
          now: transaction.now(),
          asking,
          battles: [one, two],
          ended: [endedOne, endedTwo],
        });
        if (challenge !== before) writeChallenge(transaction, before, challenge);
        if (battle) {
          battles.create(transaction, battle);
          for (const { playerId: fighter } of battle.contestants)
            if (fighter !== null) await leaveQueue(transaction, fighter);
        }
        return { challenge, answer };
      }),
  };
}
