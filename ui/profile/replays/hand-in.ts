import type { Replay } from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { askForGoals } from "../goals/goals-query.ts";

const KEY = "battles_to_hand_in";
const SERVER_ERROR = 500;
const TRIED_LATER = ["rate_limited", "not_logged_in"];

/** A finished battle that the server has not seen yet. */
interface Waiting {
  owner: string;
  replay: Replay;
}

/**
 * Hands a finished battle in, so that it counts for goals (`GAP-68`); one that does not arrive is handed in later. Where
 * the player has switched counting off, nothing is kept or sent.
 */
export function handInBattle(game: Game, replay: Replay): void {
  const { owner, rules, settings } = game.store.getState();
  if (owner === null || rules === null || !settings.countBattles) return;
  const all = waitingBattles(game);
  const own = [...all.filter((waiting) => waiting.owner === owner), { owner, replay }];
  // More wait only where the server was away for long: the player's oldest is forgotten then.
  keep(game, [
    ...all.filter((waiting) => waiting.owner !== owner),
    ...own.slice(-rules.goals.handIn.waiting),
  ]);
  void handInWaiting(game);
}

/**
 * Hands in the battles of this player that wait, one after the other; while the server checks one, the state says so.
 * A run that is under way goes on with those that are added meanwhile.
 */
export async function handInWaiting(game: Game): Promise<void> {
  const { checkingBattle, settings } = game.store.getState();
  if (checkingBattle || !settings.countBattles) return;
  for (let one = nextOf(game); one; one = nextOf(game)) {
    const { rulesHash, ...replay } = one.replay;
    const body = { rulesHash, replay: JSON.stringify({ ...replay, rulesHash }) };
    game.store.setState({ checkingBattle: true });
    const answer = updateConnection(game, await game.api.call("POST /api/handInReplay", { body }));
    game.store.setState({ checkingBattle: false });
    if (!answer.ok && isTriedLater(answer.problem)) return;
    const {
      owner,
      replay: { seed },
    } = one;
    keep(
      game,
      waitingBattles(game).filter((waiting) => waiting.owner !== owner || waiting.replay.seed !== seed),
    );
    if (answer.ok) askForGoals(game);
  }
}

/** Whether a battle of this player waits in this browser until the server can be reached. */
export function waitsForServer(game: Game, { seed }: Replay): boolean {
  const { owner } = game.store.getState();
  return waitingBattles(game).some((waiting) => waiting.owner === owner && waiting.replay.seed === seed);
}

/** Forgets the battles of a player who logs out. */
export function forgetWaiting(game: Game): void {
  const { owner } = game.store.getState();
  keep(
    game,
    waitingBattles(game).filter((waiting) => waiting.owner !== owner),
  );
}

function nextOf(game: Game): Waiting | undefined {
  const { owner } = game.store.getState();
  return waitingBattles(game).find((waiting) => waiting.owner === owner);
}

function isTriedLater(problem: ApiError): boolean {
  if (problem.kind !== "refused") return true;
  return problem.status >= SERVER_ERROR || TRIED_LATER.includes(problem.code ?? "");
}

function waitingBattles(game: Game): Waiting[] {
  try {
    const value: unknown = JSON.parse(game.storage.read(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: Partial<Waiting> | null): value is Waiting {
  return typeof value?.owner === "string" && typeof value.replay?.seed === "string";
}

function keep(game: Game, battles: readonly Waiting[]): void {
  if (battles.length === 0) game.storage.remove(KEY);
  else game.storage.write(KEY, JSON.stringify(battles));
}
