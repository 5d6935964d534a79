import type { ApiError } from "../../game/api/api-result.ts";
import { mayPass, problemText } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { VISITOR_POSITIONS } from "../../game/store/player-storage.ts";
import { updateConnection } from "../../game/store/session.ts";
import {
  changeKept,
  type KeptPosition,
  type KeptTry,
  positionsKey,
  readKept,
  writeKept,
} from "./kept-positions.ts";
import { fetchPositions, takeTried } from "./positions-query.ts";
import { standingOf } from "./standing.ts";

const running = new WeakMap<Game, Promise<void>>();

/**
 * Hands the player's tries in that the server does not know, oldest first, and what a visitor of this browser has tried
 * before the login. What does not arrive waits for the next time; of a try that arrives twice, one counts.
 */
export function handInTries(game: Game): Promise<void> {
  const run = (running.get(game) ?? Promise.resolve()).then(() => handIn(game)).catch(() => undefined);
  running.set(game, run);
  return run;
}

async function handIn(game: Game): Promise<void> {
  const { session } = game.store.getState();
  if (session.kind !== "player") return;
  await takeVisitorsTries(game);
  const key = positionsKey(game);
  // By a clock that runs ahead, a position is played before its day.
  const early = new Set<number>();
  for (let next = nextTry(game, key, early); next !== null; next = nextTry(game, key, early)) {
    const { number, kept } = next;
    const body = { number, requestId: kept.id, actions: kept.actions };
    const answer = updateConnection(game, await game.api.call("POST /api/tryPosition", { body }));
    // The player has logged out meanwhile: nothing of them is kept.
    if (game.store.getState().session.kind !== "player" || positionsKey(game) !== key) return;
    if (!answer.ok && isTriedLater(answer.problem)) return;
    if (!answer.ok && isEarly(answer.problem)) {
      early.add(number);
      continue;
    }
    if (!answer.ok) game.log?.(`A try does not count: ${problemText(answer.problem, answer.problem.kind)}`);
    changeKept(
      game,
      number,
      (position) => {
        position.tries = position.tries.filter(({ id }) => id !== kept.id);
        if (answer.ok) {
          position.known = answer.reply.standing;
          position.older = 0;
        }
      },
      key,
    );
    if (answer.ok) takeTried(game, answer.reply);
  }
}

function isTriedLater(problem: ApiError): boolean {
  return problem.kind === "session_expired" || mayPass(problem);
}

function isEarly(problem: ApiError): boolean {
  return problem.kind === "refused" && problem.code === "position_not_yet";
}

function nextTry(
  game: Game,
  key: string,
  without: ReadonlySet<number>,
): { number: number; kept: KeptTry } | null {
  for (const { number, tries } of readKept(game, key)) {
    const [kept] = tries;
    if (kept !== undefined && !without.has(number)) return { number, kept };
  }
  return null;
}

/**
 * Makes what a visitor has tried the player's own, once: of positions that the account has not tried yet, the tries are
 * handed in. The others are forgotten, as the first tries count.
 */
async function takeVisitorsTries(game: Game): Promise<void> {
  const ofVisitor = readKept(game, VISITOR_POSITIONS);
  if (ofVisitor.length === 0) return;
  const { standings } = await fetchPositions(game);
  const tried = new Set(standings.filter(({ tries }) => tries > 0).map(({ number }) => number));
  // Another tab may have taken them meanwhile.
  const left = readKept(game, VISITOR_POSITIONS).filter(({ number }) => !tried.has(number));
  const key = positionsKey(game);
  const own = new Map(readKept(game, key).map((kept) => [kept.number, kept]));
  for (const kept of left) if (isUntouched(own.get(kept.number))) own.set(kept.number, kept);
  writeKept(game, key, [...own.values()]);
  writeKept(game, VISITOR_POSITIONS, []);
}

function isUntouched(kept: KeptPosition | undefined): boolean {
  return kept === undefined || (standingOf(kept, undefined).tries === 0 && !kept.shown);
}
