import {
  lentTeams,
  newRandom,
  type PairingOutcome,
  pairRound,
  type RuleSet,
  roundsFor,
} from "../../rules/index.ts";
import { newIdentifier } from "../process/random.ts";
import type { PvpDeps } from "../pvp/battle-rules.ts";
import { beginBattle } from "../pvp/new-battle.ts";
import type { NewBattle } from "../store/pvp/battle.ts";
import type {
  Tournament,
  TournamentChange,
  TournamentPairing,
  TournamentPlayer,
  TournamentScene,
} from "../store/pvp/tournament.ts";

type Deps = Pick<PvpDeps, "rules" | "rulesHash" | "random">;
type Scene = Pick<TournamentScene, "tournament" | "now" | "inBattle">;

/** A clock that ran out so long ago did so while no server ran: the round gets a new one, as nobody could play. */
const UNSEEN_MS = 60_000;

/** Starts an open tournament with those who have joined: the first round is paired. */
export function started(rules: RuleSet, tournament: Tournament, now: number): Tournament {
  return nextRound(rules, { ...tournament, rounds: roundsFor(tournament.players.length) }, now);
}

/**
 * Does what is due in a tournament that is being played: begins the battles of players who are free, decides pairings
 * without a battle, and pairs the next round once everything is decided. Answers the battles that have begun.
 */
export function advanceRound(deps: Deps, scene: Scene): TournamentChange<NewBattle[]> {
  const { tournament, now } = scene;
  const { beginsAt, endsAt } = tournament;
  const battles: NewBattle[] = [];
  const changed = (to: Tournament) => ({ tournament: to, battles, answer: battles });
  if (beginsAt === null || endsAt === null) return changed(tournament);
  if (now - endsAt > UNSEEN_MS) return changed({ ...tournament, endsAt: now + tournament.roundMs });
  const pairings = tournament.pairings.map((pairing) =>
    now >= beginsAt && isWaiting(tournament, pairing) ? begun(deps, scene, pairing, battles) : pairing,
  );
  const isChanged = pairings.some((pairing, index) => pairing !== tournament.pairings[index]);
  const next = isChanged ? { ...tournament, pairings } : tournament;
  const isDecided = pairings.every(({ outcome }) => outcome !== null);
  return changed(isDecided ? nextRound(deps.rules, next, now) : next);
}

function isWaiting({ round }: Tournament, pairing: TournamentPairing): boolean {
  return pairing.round === round && pairing.outcome === null && pairing.battleId === null;
}

/**
 * Begins the battle of a pairing. Whoever has left loses; so does whoever is still in another battle a while after the
 * battles should have begun (`ABU-107`). Until then the pairing waits for them.
 */
function begun(
  deps: Deps,
  { tournament, now, inBattle }: Scene,
  pairing: TournamentPairing,
  battles: NewBattle[],
): TournamentPairing {
  const [one, two] = [playerOf(tournament, pairing.one), playerOf(tournament, pairing.two)];
  const { beginsAt, endsAt } = tournament;
  const isOver = endsAt !== null && now >= endsAt;
  const isLate = isOver || (beginsAt !== null && now >= beginsAt + deps.rules.pvp.tournament.lateMs);
  const [isOneThere, isTwoThere] = [one, two].map(
    ({ playerId, present }) => present && !(isLate && inBattle.has(playerId)),
  );
  if (!isOneThere || !isTwoThere || isOver) return { ...pairing, outcome: walkover(isOneThere, isTwoThere) };
  if (inBattle.has(one.playerId) || inBattle.has(two.playerId)) return pairing;
  const battle = tournamentBattle(deps, tournament, [one, two], now);
  battles.push(battle);
  return { ...pairing, battleId: battle.id };
}

function walkover(isOneThere = false, isTwoThere = false): PairingOutcome {
  if (isOneThere === isTwoThere) return "none";
  return isOneThere ? "one" : "two";
}

function tournamentBattle(
  deps: Deps,
  { terms }: Tournament,
  players: readonly [TournamentPlayer, TournamentPlayer],
  now: number,
): NewBattle {
  const { rules, random } = deps;
  const [one, two] = players;
  const teams = lentTeams(rules, newRandom(newIdentifier(random)));
  const contestants = [contestant(one), contestant(two)] as const;
  const turnMs = terms.turnMs === rules.pvp.turnMs ? null : terms.turnMs;
  return beginBattle(deps, contestants, teams, now, { friendly: true, turnMs, challengeId: null });
}

function contestant({ playerId, name }: TournamentPlayer) {
  return { playerId, name, bot: null };
}

function playerOf({ players }: Tournament, number: number | null): TournamentPlayer {
  const player = players.find((each) => each.number === number);
  if (!player) throw new Error("A pairing of somebody who is not in the tournament");
  return player;
}

/** Pairs the next round, or ends the tournament after the last one and when fewer than two are left. */
function nextRound(rules: RuleSet, tournament: Tournament, now: number): Tournament {
  const { seed, pairings, players, roundMs } = tournament;
  const { pauseMs, keptMs } = rules.pvp.tournament;
  const present = players.filter((player) => player.present).map(({ number }) => number);
  if (tournament.round >= tournament.rounds || present.length < 2)
    return { ...tournament, beginsAt: null, endsAt: null, expiresAt: now + keptMs };
  const round = tournament.round + 1;
  const swiss = { seed, pairings, players: players.map(({ number }) => number) };
  const paired = pairRound(swiss, round, present).map((pairing) => ({ ...pairing, battleId: null }));
  const beginsAt = now + pauseMs;
  return {
    ...tournament,
    round,
    beginsAt,
    endsAt: beginsAt + roundMs,
    pairings: [...pairings, ...paired],
  };
}
