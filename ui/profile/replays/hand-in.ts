import type { Replay } from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { askForGoals } from "../goals/goals-query.ts";

const KEY = "battles_to_hand_in";
/** More wait only where the server was away for long: the oldest is forgotten then. */
const MOST_WAITING = 5;
const SERVER_ERROR = 500;
const TRIED_LATER = ["rate_limited", "not_logged_in"];

/** A finished battle that the server has not seen yet. */
interface Waiting {
  owner: string;
  replay: Replay;
}

/** Hands a finished battle in, so that it counts for goals (`GAP-68`); one that does not arrive is handed in later. */
export function handInBattle(game: Game, replay: Replay): void {
  const { owner } = game.store.getState();
  if (owner === null) return;
  keep(game, [...waitingBattles(game), { owner, replay }].slice(-MOST_WAITING));
  void handInWaiting(game);
}

/** Hands in the battles of this player that wait, one after the other; while the server checks one, the state says so. */
export async function handInWaiting(game: Game): Promise<void> {
  const { owner } = game.store.getState();
  for (const one of waitingBattles(game).filter((waiting) => waiting.owner === owner)) {
    const { rulesHash, ...replay } = one.replay;
    const body = { rulesHash, replay: JSON.stringify({ ...replay, rulesHash }) };
    game.store.setState({ checkingBattle: true });
    const answer = updateConnection(game, await game.api.call("POST /api/handInReplay", { body }));
    game.store.setState({ checkingBattle: false });
    if (!answer.ok && isTriedLater(answer.problem)) return;
    const seed = one.replay.seed;
    keep(
      game,
      waitingBattles(game).filter(({ replay: { seed: other } }) => other !== seed),
    );
    if (answer.ok) askForGoals(game);
  }
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
