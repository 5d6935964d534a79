/** Why a call gave nothing: a value, never an exception. */
export type ApiError =
  /** The server said no; `error` is the text the player reads. */
  | {
      kind: "refused";
      status: number;
      code: string;
      error: string;
      remainingMs: number | null;
      /** A mint is needed first, and this is it (`CON-14`). */
      manifest?: string;
      /** The battle that stands in the way (`api-contract.md` 4.4). */
      battleId?: string;
    }
  /** No answer, or none that the game's server would give; then with the status it came with. */
  | { kind: "unreachable"; status?: number }
  /** The session is gone: back to the login. */
  | { kind: "session_expired" };

const SERVER_ERROR = 500;
const TOO_MANY = 429;
const NOT_CONFIGURED = "ledger_not_configured";

/** Whether what went wrong may be right when it is tried again later. */
export function mayPass(problem: ApiError): boolean {
  if (problem.kind === "unreachable") return true;
  if (problem.kind === "session_expired" || problem.code === NOT_CONFIGURED) return false;
  return problem.status >= SERVER_ERROR || problem.status === TOO_MANY;
}

/** What a call came back with. */
export type ApiResult<Reply> = { ok: true; reply: Reply } | { ok: false; problem: ApiError };

/** The text of a problem as the server gave it, or `fallback` where it gave none (`ERR-001`, `ERR-002`). */
export function problemText(problem: ApiError, fallback: string): string {
  return problem.kind === "refused" && problem.error !== "" ? problem.error : fallback;
}
