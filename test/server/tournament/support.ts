import { expect } from "vitest";
import { roundsFor, shippedRules } from "../../../rules/index.ts";
import type { TournamentReply } from "../../../server/contract/index.ts";
import { seededRandom } from "../../../server/index.ts";
import { openPvp, type Pvp } from "../../../server/pvp/pvp.ts";
import { sweep } from "../../../server/pvp/pvp-sweeper.ts";
import { sweepTournaments } from "../../../server/tournament/tournament-sweeper.ts";
import { LAB_HASH, type LabServer, type TestPlayer } from "../lab-server.ts";
import type { Browser, Told } from "../pvp/support/browser.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";

export const MINUTE = 60_000;
export const { pauseMs: PAUSE, lateMs: LATE, openMs: OPEN, keptMs: KEPT } = shippedRules.pvp.tournament;
/** A round with turns of 60 seconds. */
export const ROUND = shippedRules.pvp.tournament.roundTurns * MINUTE;

/** A server with players who have logged in; what it does by itself happens when the test says so. */
export class TournamentWorld {
  readonly server: LabServer;
  readonly players: readonly TestPlayer[];
  private readonly pvp: Pvp;

  constructor(server: LabServer, players: readonly TestPlayer[]) {
    this.server = server;
    this.players = players;
    const { store, ledger, app } = server;
    const rules = { rules: shippedRules, rulesHash: LAB_HASH, earlierHashes: [] };
    this.pvp = openPvp({ ...rules, store, ledger, random: seededRandom("sweep", 1), log: app.log });
  }

  player(index: number): TestPlayer {
    const player = this.players[index];
    if (!player) throw new Error(`There is no player ${index}.`);
    return player;
  }

  /** One round of what the server does by itself, after some time. */
  async sweep(afterMs = 0): Promise<void> {
    this.server.clock.pass(afterMs);
    await sweep(this.pvp);
    await sweepTournaments(this.pvp);
  }
}

export async function freshTournamentWorld(players: number): Promise<TournamentWorld> {
  const server = await freshServer();
  const browsers = [];
  for (let number = 1; number <= players; number++) browsers.push(await server.player(`Player ${number}`));
  return new TournamentWorld(server, browsers);
}

export async function opened(organiser: Browser, turnMs = MINUTE): Promise<TournamentReply> {
  return good(await organiser.post("tournaments", { turnMs }));
}

/** Joins, leaves, starts or cancels. */
export function ask(
  player: Browser,
  call: "join" | "leave" | "start" | "cancel",
  { id }: Pick<TournamentReply, "id">,
): Promise<Told> {
  return player.post(`tournaments/${id}/${call}`);
}

export async function look(player: Browser, { id }: Pick<TournamentReply, "id">): Promise<TournamentReply> {
  return good(await player.get(`tournaments/${id}`));
}

/** A tournament of all players of the world, opened by the first one and started. */
export async function startedBy({ players }: TournamentWorld): Promise<TournamentReply> {
  const [organiser] = players;
  if (!organiser) throw new Error("Nobody is there.");
  const tournament = await opened(organiser);
  for (const player of players) good(await ask(player, "join", tournament));
  return good(await ask(organiser, "start", tournament));
}

/** Ends every battle of the round: the player who joined later gives up. */
export async function endRound({ players }: TournamentWorld, tournament: TournamentReply): Promise<void> {
  const seen = await Promise.all(players.map((player) => look(player, tournament)));
  const { round, pairings } = seen[0] ?? tournament;
  for (const { one, two } of pairings.filter((pairing) => pairing.round === round)) {
    if (two === null) continue;
    const index = seen.findIndex(({ you }) => you === Math.max(one, two));
    const battleId = seen[index]?.battleId;
    if (battleId)
      good((await players[index]?.post(`pvp/battle/${battleId}/concede`)) ?? { status: 0, body: {} });
  }
}

/** A tournament that is over had all of its rounds, met each pair once, and gave a point for each pairing. */
export function expectPlayedOnce({ round, rounds, players, pairings }: TournamentReply): void {
  expect(rounds).toBe(roundsFor(players.length));
  expect(round).toBe(rounds);
  expect(pairings).toHaveLength(rounds * Math.ceil(players.length / 2));
  const keys = pairings.map(({ one, two }) => [one, two ?? 0].sort((a, b) => a - b).join());
  expect(new Set(keys).size).toBe(keys.length);
  expect(players.reduce((sum, { points }) => sum + points, 0)).toBe(pairings.length);
}
