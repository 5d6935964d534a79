import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a request must know to be from the workbench's own page. */
export interface Identity {
  port: number;
  /** Only who could read the page knows it: no page of another origin can. */
  token: string;
}

const FORBIDDEN = 403;

/**
 * Why a request is refused, or null. A foreign page in the designer's browser can send requests to this machine, and a
 * foreign name can be made to point at it; so the name asked for, the page that asks and, for everything but the page
 * itself, the token must be right.
 */
export function objection(
  { headers }: Pick<IncomingMessage, "headers">,
  url: URL,
  { port, token }: Identity,
): { status: number; error: string } | null {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? ""))
    return { status: FORBIDDEN, error: `The workbench answers only as ${hosts.join(" or ")}.` };
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    return { status: FORBIDDEN, error: "A page of another origin may not use the workbench." };
  if (!["same-origin", "none", undefined].includes(headers["sec-fetch-site"] as string | undefined))
    return { status: FORBIDDEN, error: "A page of another site may not use the workbench." };
  if (!url.pathname.startsWith("/api/")) return null;
  const given = headers["x-token"] ?? url.searchParams.get("token");
  return typeof given === "string" && isSame(given, token)
    ? null
    : { status: FORBIDDEN, error: "The token is missing or of an earlier start: reload the page." };
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
