import type { FailureReply } from "../../../server/contract/index.ts";
import type { ApiError, ApiResult } from "./api-result.ts";

/** The part of `fetch` the game uses; tests hand in their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Makes one call and answers a value whatever happens. */
export type Caller = <Reply>(
  method: "GET" | "POST",
  path: string,
  body?: object,
) => Promise<ApiResult<Reply>>;

const TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;
const LOGIN_PATH = "/api/auth/";

/**
 * Calls the game's own server: JSON, same origin, ten seconds (`LAB-022`). A 401 outside the login
 * means that the session ended (`GAP-50`); an answer that is not the server's JSON counts as none.
 */
export function createCaller(fetch: Fetch, timeoutMs = TIMEOUT_MS): Caller {
  return async <Reply>(method: "GET" | "POST", path: string, body?: object) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    let status: number | undefined;
    try {
      const response = await fetch(path, {
        method,
        credentials: "same-origin",
        signal: abort.signal,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      status = response.status;
      const content: unknown = await response.json();
      if (response.ok) return { ok: true, reply: content as Reply };
      return { ok: false, problem: problemOf(response.status, path, content) };
    } catch {
      return { ok: false, problem: unreachable(status) };
    } finally {
      clearTimeout(timer);
    }
  };
}

function problemOf(status: number, path: string, content: unknown): ApiError {
  if (status === UNAUTHORIZED && !path.startsWith(LOGIN_PATH)) return { kind: "session_expired" };
  if (!isFailure(content)) return unreachable(status);
  const { error, code, remainingMs = null, manifest, battleId } = content;
  const mint = typeof manifest === "string" ? { manifest } : {};
  const battle = typeof battleId === "string" ? { battleId } : {};
  return { kind: "refused", status, code, error, remainingMs, ...mint, ...battle };
}

/** `status`: of an answer that was not the server's; undefined where nothing came. */
function unreachable(status: number | undefined): ApiError {
  return status === undefined ? { kind: "unreachable" } : { kind: "unreachable", status };
}

function isFailure(content: unknown): content is FailureReply & { manifest?: unknown; battleId?: unknown } {
  return (
    typeof content === "object" &&
    content !== null &&
    "error" in content &&
    typeof content.error === "string" &&
    "code" in content &&
    typeof content.code === "string"
  );
}
