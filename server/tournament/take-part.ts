import {
  type RefusalCode,
  type RuleSet,
  refusalOf,
  roundLength,
  type TournamentTerms,
  whyNotTournament,
} from "../../rules/index.ts";
import { tournamentNotFound } from "../errors/failure.ts";
import { HttpError } from "../errors/http-error.ts";
import { refused } from "../errors/refusals.ts";
import { newIdentifier } from "../process/random.ts";
import type { Pvp } from "../pvp/pvp.ts";
import type { SeenTournament, Tournament, TournamentScene } from "../store/pvp/tournament.ts";
import { started } from "./advance-round.ts";

/**
 * Opens a tournament with a link that is valid for one day before the start. Its organiser may join like everybody else.
 * Throws 400 for terms that are not offered, 409 with too many tournaments that are not over.
 */
export async function openTournament(
  { store, rules, random }: Pick<Pvp, "store" | "rules" | "random">,
  organiserId: number,
  terms: TournamentTerms,
): Promise<SeenTournament> {
  const refusal = whyNotTournament(rules, terms);
  if (refusal) throw refused(refusal);
  const { openMs, mostOpen } = rules.pvp.tournament;
  const [id, seed] = [newIdentifier(random), newIdentifier(random)];
  const roundMs = roundLength(rules, terms);
  const made = (now: number) => ({
    ...{ id, seed, organiserId, terms, roundMs },
    createdAt: now,
    expiresAt: now + openMs,
  });
  const seen = (await store.openTournament(made, mostOpen)) ? await store.findTournament(id) : null;
  if (!seen) throw refused(refusalOf(rules, "tournament_too_many", { n: mostOpen }));
  return seen;
}

/** The tournament after what a player asked for, or why not; null removes it. */
type Wish = (scene: AskedScene) => Tournament | null | HttpError;
type AskedScene = Omit<TournamentScene, "asking"> & { asking: NonNullable<TournamentScene["asking"]> };

/** Joins an open tournament, or returns to one that has begun; the last place starts it. */
export function join({ rules }: Pick<Pvp, "rules">): Wish {
  const { mostPlayers } = rules.pvp.tournament;
  return ({ tournament, asking, now }) => {
    const { players, round, endsAt } = tournament;
    const own = players.find(({ playerId }) => playerId === asking.playerId);
    if (own?.present) return tournament;
    if (round > 0 && endsAt === null) return no(rules, "tournament_over");
    if (!own && round > 0) return no(rules, "tournament_started");
    if (asking.inAnother) return no(rules, "tournament_other");
    if (own)
      return {
        ...tournament,
        players: players.map((each) => (each === own ? { ...own, present: true } : each)),
      };
    if (players.length >= mostPlayers) return no(rules, "tournament_full", mostPlayers);
    const { playerId, name } = asking;
    const number = 1 + Math.max(0, ...players.map((each) => each.number));
    const joined = { ...tournament, players: [...players, { playerId, name, number, present: true }] };
    return joined.players.length === mostPlayers ? started(rules, joined, now) : joined;
  };
}

/** Leaves a tournament: before the start without a trace, later as one who is not paired any more. */
export function leave({ rules }: Pick<Pvp, "rules">): Wish {
  return ({ tournament, asking }) => {
    const { players, round } = tournament;
    const own = players.find(({ playerId }) => playerId === asking.playerId);
    if (!own) return no(rules, "tournament_not_in");
    if (round === 0) return { ...tournament, players: players.filter((each) => each !== own) };
    if (!own.present) return tournament;
    return {
      ...tournament,
      players: players.map((each) => (each === own ? { ...own, present: false } : each)),
    };
  };
}

/**
 * Goes on without a player who keeps the others waiting, for the organiser: as if the player had left, who can return
 * from the next round on (`ABU-107`).
 */
export function goOnWithout(deps: Pick<Pvp, "rules">, number: number): Wish {
  const { rules } = deps;
  return (scene) => {
    const { organiser, players, round, endsAt } = scene.tournament;
    if (organiser.playerId !== scene.asking.playerId) return no(rules, "tournament_not_organiser");
    if (round > 0 && endsAt === null) return no(rules, "tournament_over");
    const player = players.find((each) => each.number === number);
    if (!player) return no(rules, "tournament_nobody");
    return leave(deps)({ ...scene, asking: { ...player, inAnother: false } });
  };
}

/** Starts a tournament, for its organiser. */
export function start({ rules }: Pick<Pvp, "rules">): Wish {
  const { leastPlayers } = rules.pvp.tournament;
  return ({ tournament, asking, now }) => {
    if (tournament.organiser.playerId !== asking.playerId) return no(rules, "tournament_not_organiser");
    if (tournament.round > 0) return no(rules, "tournament_not_open");
    if (tournament.players.length < leastPlayers) return no(rules, "tournament_too_few", leastPlayers);
    return started(rules, tournament, now);
  };
}

/** Cancels a tournament before its start, for its organiser. */
export function cancel({ rules }: Pick<Pvp, "rules">): Wish {
  return ({ tournament, asking }) => {
    if (tournament.organiser.playerId !== asking.playerId) return no(rules, "tournament_not_organiser");
    return tournament.round > 0 ? no(rules, "tournament_not_open") : null;
  };
}

function no(rules: RuleSet, code: RefusalCode, n = 0): HttpError {
  return refused(refusalOf(rules, code, n > 0 ? { n } : {}));
}

/** Does what a player wishes in one transaction. Throws 404 for an unknown link, or why not. */
export async function fulfil(
  { store }: Pick<Pvp, "store">,
  id: string,
  playerId: number,
  wish: Wish,
): Promise<SeenTournament> {
  const changed = await store.changeTournament<SeenTournament | HttpError>(id, playerId, (scene) => {
    const { tournament, asking, now } = scene;
    if (!asking) throw new Error("Nobody has asked");
    const wished = wish({ ...scene, asking });
    if (wished instanceof HttpError) return { tournament, battles: [], answer: wished };
    return { tournament: wished, battles: [], answer: { tournament: wished ?? tournament, now } };
  });
  if (!changed) throw tournamentNotFound();
  if (changed.answer instanceof HttpError) throw changed.answer;
  return changed.answer;
}
