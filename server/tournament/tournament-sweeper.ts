import { loserByClock } from "../../rules/index.ts";
import { noteFirstTurn } from "../callback/noted-callbacks.ts";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sweepWhileListening } from "../http/sweep-while-listening.ts";
import { endEarly } from "../pvp/advance.ts";
import { changeBattle } from "../pvp/change-battle.ts";
import { isOver } from "../pvp/course.ts";
import type { Pvp } from "../pvp/pvp.ts";
import type { SeenTournament } from "../store/pvp/tournament.ts";
import { advanceRound } from "./advance-round.ts";

const EVERY_MS = 1_000;
/** Maximum tournaments advanced in one sweep, so that requests do not wait for a long one. */
const MOST_AT_ONCE = 20;

/** Advances tournaments once a second while the server listens. Any number of processes may do it. */
export function startTournamentSweeper(app: App, pvp: Pvp, deps: Pick<AppDeps, "log">): void {
  const failure = "the sweep for tournaments failed";
  sweepWhileListening(app, deps, { everyMs: EVERY_MS, sweep: () => sweepTournaments(pvp), failure });
}

/** One sweep. The error of one tournament is thrown at the end, so that it holds up no other. */
export async function sweepTournaments(pvp: Pvp): Promise<void> {
  const due = await pvp.store.dueTournaments(MOST_AT_ONCE);
  const moved = await Promise.allSettled(due.map((id) => moveOn(pvp, id)));
  const failed = moved.find((move) => move.status === "rejected");
  if (failed) throw failed.reason;
}

async function moveOn(pvp: Pvp, id: string): Promise<void> {
  const { store, log } = pvp;
  const seen = await store.findTournament(id);
  if (!seen) return;
  await decideByClock(pvp, seen);
  const changed = await store.changeTournament(id, null, (scene) => advanceRound(pvp, scene));
  // The battles have begun: what cannot be told must not fail them.
  for (const battle of changed?.answer ?? [])
    await noteFirstTurn(store, battle).catch((err: unknown) =>
      logError(log, err, "a tournament's battle could not be noted for calling back"),
    );
}

/** Decides the battles of a round whose clock has run out. One under rules of a newer process is left to that. */
async function decideByClock(pvp: Pvp, { tournament, now }: SeenTournament): Promise<void> {
  const { endsAt, pairings } = tournament;
  if (endsAt === null || now < endsAt) return;
  for (const { battleId, outcome } of pairings)
    if (battleId !== null && outcome === null) await endBattle(pvp, battleId);
}

async function endBattle(pvp: Pvp, battleId: string): Promise<void> {
  const seen = await pvp.store.findBattle(battleId);
  const battleRules = seen && (await pvp.ruleBook.find(seen.battle, seen.now));
  if (!battleRules) return;
  await changeBattle(pvp, seen.battle, battleRules, (course, now) => {
    if (isOver(course)) return { course, answer: null };
    const { state } = course.battle;
    const loser = loserByClock(state);
    const end = {
      type: loser === null ? "close" : "forfeit",
      side: loser ?? state.active,
      by: "deadline",
    } as const;
    return { course: endEarly(battleRules.rules, course, end, now), answer: null };
  });
}
