import { type ApiError, type ApiResult, mayPass, problemText } from "../api/api-result.ts";
import type { Game } from "./game.ts";
import { updateConnection } from "./session.ts";

/** A failed call as an exception, which the query library expects. */
export class ApiFailure extends Error {
  constructor(readonly problem: ApiError) {
    super(problem.kind);
  }
}

/** Returns whether the server refused a query's call, rather than not having been reached. */
export function isRefused(error: Error): boolean {
  return error instanceof ApiFailure && error.problem.kind === "refused" && !mayPass(error.problem);
}

/** Returns the reply of a call for a query. A failure to load `what` is logged with its reason and then thrown. */
export async function replyOf<Reply>(
  game: Game,
  call: Promise<ApiResult<Reply>>,
  what: string,
): Promise<Reply> {
  const answer = updateConnection(game, await call);
  if (answer.ok) return answer.reply;
  game.log?.(`The ${what} could not be loaded: ${problemText(answer.problem, answer.problem.kind)}`);
  throw new ApiFailure(answer.problem);
}
