import type { ChallengeStore } from "../../challenge.ts";
import type { GroupCommit } from "../group-commit.ts";
import type { BattleTable } from "./battle-table.ts";
import type { ChallengeTable } from "./challenge-table.ts";
import type { QueueTable } from "./queue-table.ts";
import type { ResultTable } from "./result-table.ts";
import type { SeatTable } from "./seat-table.ts";

export interface ChallengeStoreDeps {
  challenges: ChallengeTable;
  battles: BattleTable;
  queue: QueueTable;
  results: ResultTable;
  seats: SeatTable;
  commits: GroupCommit;
  now: () => number;
}

/** The part of the store about challenges by link. */
export function sqliteChallengeStore(deps: ChallengeStoreDeps): ChallengeStore {
  const { challenges, battles, queue, results, seats, commits, now } = deps;
  return {
    openChallenge: (made, most) =>
      commits.run(() => {
        const challenge = made(now());
        if (challenges.openOf(challenge.playerId, now()).length >= most) return null;
        challenges.open(challenge);
        return challenge;
      }),
    findChallenge: async (id) => {
      const challenge = challenges.find(id, now());
      return challenge && { challenge, now: now() };
    },
    openChallengesOf: async (playerId) => challenges.openOf(playerId, now()),
    challengesTo: async (playerId) => challenges.to(playerId, now()),
    challengesAccepted: async (playerId, readyAfter) =>
      challenges.accepted(playerId, now(), readyAfter(now())),
    removeChallenge: (id, playerId) => commits.run(() => challenges.remove(id, playerId, now())),
    countChallenges: async () => challenges.countOpen(now()),
    changeChallenge: (id, playerId, work) =>
      commits.run(() => {
        const before = challenges.find(id, now());
        if (!before) return null;
        const asking = challenges.player(playerId);
        const pair = [before.challenger.playerId, before.friend?.playerId ?? playerId] as const;
        const endedAfter = work.endedAfter(now());
        const { challenge, battle, answer } = work.change({
          challenge: before,
          now: now(),
          asking,
          battles: [seats.battleOf(pair[0]), seats.battleOf(pair[1])],
          ended: [results.countOf(pair[0], endedAfter), results.countOf(pair[1], endedAfter)],
        });
        if (challenge !== before) challenges.write(before, challenge, now());
        if (battle) {
          battles.create(battle);
          for (const { playerId: fighter } of battle.contestants) if (fighter !== null) queue.leave(fighter);
        }
        return { challenge, answer };
      }),
  };
}
