import { setTimeout as pause } from "node:timers/promises";
import { newRandom } from "../../../../rules/index.ts";
import { type Seat, settlePairs } from "../settle-pairs.ts";
import { CrowdPlayer } from "./crowd-player.ts";
import { PushTimes } from "./push-times.ts";
import { type AnswerTimes, TimedBrowser } from "./timed-browser.ts";

/** Battles that all go on at once, for some seconds after a warm-up. */
export interface CrowdOrder {
  url: string;
  /** Where the players are served that are on push; the same process without it. */
  urlOfPush?: string;
  battles: number;
  warmUpSeconds: number;
  seconds: number;
}

export interface CrowdReport extends AnswerTimes {
  /** See `PushTimes`. */
  pushes: number[];
  /** Actions that a battle does not have, or has more often than they were answered. */
  lostOrDoubled: number;
  completed: number;
}

/** What is told while it plays. */
export interface CrowdMoments {
  /** The measured time begins. */
  begun?: () => void;
  over?: () => void;
}

/** Plays battles against a listening server, a new one for each that ends: of each two players one is on push, one polls every 2 s. */
export async function playCrowd(
  { url, urlOfPush = url, battles, warmUpSeconds, seconds }: CrowdOrder,
  { begun, over }: CrowdMoments = {},
): Promise<CrowdReport> {
  const times: AnswerTimes = { actions: [], polls: [] };
  const seats = await settlePairs(2 * battles, () => new TimedBrowser(url, times));
  const end = new AbortController();
  const pushes = new PushTimes();
  const players = seats.map((seat, at) => new CrowdPlayer(seat, newRandom(`crowd:${at}`), pushes));
  const polling = new Set(new Map(seats.map((seat, at) => [seat.battleId, at])).values());
  const playing = players.map((player, at) => {
    if (polling.has(at)) return player.poll(end.signal);
    const { browser } = seats[at] as Seat<TimedBrowser>;
    browser.http.address = urlOfPush;
    return player.follow(end.signal);
  });
  const timing = async () => {
    await pause(warmUpSeconds * 1000);
    times.actions = [];
    times.polls = [];
    pushes.taken = [];
    begun?.();
    await pause(seconds * 1000);
    over?.();
    end.abort();
  };
  await Promise.all([...playing, timing()]);
  return { ...times, pushes: pushes.taken, ...(await compared(players)) };
}

/** Each battle's versions against those that its players' actions were answered with. */
async function compared(
  players: readonly CrowdPlayer[],
): Promise<Pick<CrowdReport, "lostOrDoubled" | "completed">> {
  let lostOrDoubled = 0;
  let completed = 0;
  const played = new Map(players.flatMap((one) => [...one.decided.keys()].map((id) => [id, one] as const)));
  for (const [battleId, { player }] of played) {
    const { version, status } = await player.battle(battleId);
    const decided = players.flatMap((one) => one.decided.get(battleId) ?? []);
    const answered = new Set(decided);
    const missing = Array.from({ length: version }, (_, at) => at + 1).filter((one) => !answered.has(one));
    lostOrDoubled += missing.length + (decided.length - answered.size) + Math.max(0, answered.size - version);
    if (status === "completed") completed += 1;
  }
  return { lostOrDoubled, completed };
}
