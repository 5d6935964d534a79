import type { Figure } from "../figure.ts";
import { measureCrowd } from "./crowd.ts";
import { measureLeaderboard } from "./leaderboard.ts";
import { measureMatching } from "./matching.ts";
import { measureSincePoll } from "./since-poll.ts";

/** Everything about the speed of players against players. */
export async function measurePvp(): Promise<Figure[]> {
  return [
    ...(await measureMatching()),
    ...(await measureLeaderboard()),
    ...(await measureSincePoll()),
    ...(await measureCrowd()),
  ];
}
