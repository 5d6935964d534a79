import type { ChallengeStore } from "../challenge.ts";
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
export function challengeStore(parts: StoreParts): ChallengeStore {
  const { database, battles } = parts;
  return {
    openChallenge: (made, most) =>
      database.unit(async (unit) => {
        const { playerId } = made(unit.now());
        await lockPlayer(unit, playerId);
        const challenge = made(unit.now());
        const open = await openChallengesOf(unit, playerId, unit.now());
        if (open.length >= most) return null;
        addChallenge(unit, challenge);
        return challenge;
      }),
    findChallenge: async (id) => {
      const time = await database.now();
      const challenge = await findChallenge(database, id, time);
      return challenge && { challenge, now: time };
    },
    openChallengesOf: async (playerId) => openChallengesOf(database, playerId, await database.now()),
    challengesTo: async (playerId) => challengesTo(database, playerId, await database.now()),
    challengesAccepted: async (playerId, readyAfter) => {
      const time = await database.now();
      return challengesAccepted(database, playerId, time, readyAfter(time));
    },
    removeChallenge: async (id, playerId) => removeChallenge(database, id, playerId, await database.now()),
    countChallenges: async () => countOpenChallenges(database, await database.now()),
    changeChallenge: (id, playerId, work) =>
      database.unit(async (unit) => {
        // Nobody is paired or deleted meanwhile.
        await lockQueue(unit);
        const before = await lockChallenge(unit, id);
        if (!before) return null;
        const pair = [before.challenger.playerId, before.friend?.playerId ?? playerId] as const;
        const endedAfter = work.endedAfter(unit.now());
        const [asking, one, two, endedOne, endedTwo] = await Promise.all([
          playerAsking(unit, playerId),
          activeBattle(unit, pair[0]),
          activeBattle(unit, pair[1]),
          countEnded(unit, pair[0], endedAfter),
          countEnded(unit, pair[1], endedAfter),
        ]);
        const { challenge, battle, answer } = work.change({
          challenge: before,
          now: unit.now(),
          asking,
          battles: [one, two],
          ended: [endedOne, endedTwo],
        });
        if (challenge !== before) writeChallenge(unit, before, challenge);
        if (battle) {
          battles.create(unit, battle);
          for (const { playerId: fighter } of battle.contestants)
            if (fighter !== null) await leaveQueue(unit, fighter);
        }
        return { challenge, answer };
      }),
  };
}
