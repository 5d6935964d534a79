import type { FailedLine, ReplayReply } from "../contract.ts";

/** It stands in the page, which no other origin can read. */
function token(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="token"]')?.content ?? "";
}

/** The workbench answered, and said no in one sentence. */
export class Refusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const CONFLICT = 409;
const UNPROCESSABLE = 422;

/**
 * Asks the workbench. Throws a `Refusal` with its sentence if it says no, another error if it does not answer. Problems
 * of an overlay and conflicts with what was written before are replies.
 */
export async function call<Reply>(method: "GET" | "POST", path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(path, { method, ...contents(body) });
  const reply: unknown = await response.json();
  if (!response.ok && (isFailed(reply) || ![CONFLICT, UNPROCESSABLE].includes(response.status)))
    throw new Refusal(isFailed(reply) ? reply.error : response.statusText, response.status);
  return reply as Reply;
}

/** Asks for an answer in lines, and calls `onLine` for each as it comes; a line that says it failed is thrown. */
export async function callForLines<Line>(
  path: string,
  body: unknown,
  signal: AbortSignal,
  onLine: (line: Line) => void,
): Promise<void> {
  const response = await fetch(path, { method: "POST", signal, ...contents(body) });
  if (!response.ok || response.body === null) {
    const reply: unknown = await response.json();
    throw new Refusal(isFailed(reply) ? reply.error : response.statusText, response.status);
  }
  let rest = "";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const parsed: unknown = JSON.parse(line);
      if (isFailed(parsed)) throw new Error(parsed.error);
      onLine(parsed as Line);
    }
  }
}

/** Keeps a replay for the tab Review, and resolves with its name there. */
export async function keepReplay(name: string, text: string): Promise<string> {
  let content: unknown = null;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON, as replay files are.`);
  }
  return (await call<ReplayReply>("POST", "/api/replay", { name, content })).name;
}

/** Sends what must arrive although the page goes away. */
export function sendOnTheWay(path: string, body: unknown): void {
  void fetch(path, { method: "POST", keepalive: true, ...contents(body) }).catch(() => undefined);
}

/** An address that the browser itself opens, with the token in it. */
export function addressOf(path: string, query: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ ...query, token: token() })}`;
}

function contents(body: unknown): Pick<RequestInit, "headers" | "body"> {
  const headers = { "x-token": token() };
  if (body === undefined) return { headers };
  return { headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

function isFailed(reply: unknown): reply is FailedLine {
  return typeof reply === "object" && reply !== null && "error" in reply;
}

/** An error in one sentence. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof TypeError) return "The workbench does not answer: is npm run workbench still running?";
  return error instanceof Error ? error.message : String(error);
}
