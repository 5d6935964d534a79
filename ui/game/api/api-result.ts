/** Why a call failed. Calls return this value; they never throw. */
export type ApiError =
  /** The server refused the call; `error` is the text for the player. */
  | {
      kind: "refused";
      status: number;
      code: string;
      error: string;
      /** Key of that text in the catalogue when it differs from `code`, and the values for its placeholders. */
      sentence?: string;
      values?: Readonly<Record<string, string | number>>;
      remainingMs: number | null;
      /** A mint is needed first; this is its transaction manifest (`CON-14`). */
      manifest?: string;
      /** Id of the battle that prevents the call (`api-contract.md` 4.4). */
      battleId?: string;
    }
  /** No answer, or an answer that is not from the game's server; `status` is its HTTP status if there is one. */
  | { kind: "unreachable"; status?: number }
  /** The session has ended; the player must log in again. */
  | { kind: "session_expired" };

const SERVER_ERROR = 500;
const TOO_MANY = 429;
const NOT_CONFIGURED = "ledger_not_configured";

/** Returns whether the call may succeed when it is tried again later. */
export function mayPass(problem: ApiError): boolean {
  if (problem.kind === "unreachable") return true;
  if (problem.kind === "session_expired" || problem.code === NOT_CONFIGURED) return false;
  return problem.status >= SERVER_ERROR || problem.status === TOO_MANY;
}

/** Result of a call: the reply, and when the server sent it by its own clock, where that is known; or why it failed. */
export type ApiResult<Reply> = { ok: true; reply: Reply; sentAt?: number } | { ok: false; problem: ApiError };

/** Returns the answer; one that is not the game's, such as that of a hotel's network, counts as none. */
export function onlyOurs<Reply>(
  answer: ApiResult<Reply>,
  isOurs: (reply: Partial<Reply> | null) => boolean,
): ApiResult<Reply> {
  return answer.ok && !isOurs(answer.reply) ? { ok: false, problem: { kind: "unreachable" } } : answer;
}

/** Returns the server's text for an error, or `fallback` when there is none (`ERR-001`, `ERR-002`). */
export function problemText(problem: ApiError, fallback: string): string {
  return problem.kind === "refused" && problem.error !== "" ? problem.error : fallback;
}
