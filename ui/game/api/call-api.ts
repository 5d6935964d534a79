import type {
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallReply,
  FailureReply,
} from "../../../server/contract/index.ts";
import { PLAYER_HEADER } from "../../service-worker/requests.ts";
import type { ApiError, ApiResult } from "./api-result.ts";

/** The part of `fetch` that the game uses; tests pass in their own. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** A field of the call's input: absent when the call has none, optional when its schema allows null. */
type Given<Field extends string, Value> = [Value] extends [undefined]
  ? { [Name in Field]?: undefined }
  : null extends Value
    ? { [Name in Field]?: Value }
    : { [Name in Field]: Value };

/** Input of a call: path parameters, query and body as the contract defines them. */
export type CallInput<Name extends CallName> = Given<"params", CallParams<Name>> &
  Given<"query", CallQuery<Name>> &
  Given<"body", CallBody<Name>> & {
    /** Public id of the player for whom the call is made; the game itself names the one it shows (`GAP-79`). */
    player?: string;
  };

type OptionalWhenEmpty<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

/** Makes one call of the contract, for example `call("POST /api/logout")`. Always resolves, also on failure. */
export type CallApi = <Name extends CallName>(
  name: Name,
  ...input: OptionalWhenEmpty<CallInput<Name>>
) => Promise<ApiResult<CallReply<Name>>>;

/** The input of any call. */
interface AnyInput {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  player?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;
const LOGIN_PATH = "/api/auth/";

/**
 * Returns a function that calls the game's server: JSON, same origin, time limit ten seconds (`LAB-022`). A 401
 * outside the login means that the session has ended (`GAP-50`); a reply that is not the server's JSON counts as
 * unreachable.
 */
export function createCallApi(fetch: Fetch, timeoutMs = TIMEOUT_MS): CallApi {
  return async (name, ...[input]) => {
    const { params = {}, query = {}, body = {}, player } = (input ?? {}) as AnyInput;
    const [method = "", path = ""] = name.split(" ");
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeoutMs);
    let status: number | undefined;
    try {
      const response = await fetch(addressOf(path, params, query), {
        method,
        credentials: "same-origin",
        signal: abort.signal,
        headers: {
          ...(method !== "GET" && { "content-type": "application/json" }),
          ...(player !== undefined && { [PLAYER_HEADER]: player }),
        },
        ...(method !== "GET" && { body: JSON.stringify(body) }),
      });
      status = response.status;
      const content = await response.json();
      if (response.ok) return { ok: true, reply: content, ...sentAtIn(response) };
      return { ok: false, problem: problemOf(response.status, path, content) };
    } catch {
      return { ok: false, problem: unreachable(status) };
    } finally {
      clearTimeout(timer);
    }
  };
}

/** When the server sent an answer, to the second. */
function sentAtIn({ headers }: Response): { sentAt?: number } {
  const sentAt = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(sentAt) ? {} : { sentAt };
}

/** Returns the address of a call: fills in each `:name` of the path and appends the defined query values. */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ""));
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return filled;
  return `${filled}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

function problemOf(status: number, path: string, content: unknown): ApiError {
  if (status === UNAUTHORIZED && !path.startsWith(LOGIN_PATH)) return { kind: "session_expired" };
  if (!isFailure(content)) return unreachable(status);
  const { error, code, sentence, values, remainingMs = null, manifest, battleId } = content;
  const wording = {
    ...(sentence === undefined ? {} : { sentence }),
    ...(values === undefined ? {} : { values }),
  };
  const mint = typeof manifest === "string" ? { manifest } : {};
  const battle = typeof battleId === "string" ? { battleId } : {};
  return { kind: "refused", status, code, error, ...wording, remainingMs, ...mint, ...battle };
}

/** Returns the error of an unreachable server; `status` is undefined when there was no reply at all. */
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
