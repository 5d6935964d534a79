const FILES = "/assets/";
const PAGES: ReadonlySet<string> = new Set(["/", "/index.html"]);

/** A request as far as it decides whether the worker answers it. */
type Asked = Pick<Request, "method" | "mode" | "url">;

/** Whether a request is for the game's page. Other pages of the server, such as logins, are not the worker's. */
export function isPage({ mode, method, url }: Asked): boolean {
  return method === "GET" && mode === "navigate" && PAGES.has(new URL(url).pathname);
}

/** Whether a request is for a file of this server with a hash in its name. */
export function isKeptFile({ method, url }: Pick<Asked, "method" | "url">, ownOrigin: string): boolean {
  // What a page has loaded need not have an address that can be read: only one of the own server is.
  if (method !== "GET" || !url.startsWith(`${ownOrigin}/`)) return false;
  return new URL(url).pathname.startsWith(FILES);
}

/** The header in which page and worker name, by public id, the player they make a call for (`GAP-79`). */
export const PLAYER_HEADER = "x-player";

/** What a page tells the worker: keep these files. */
export interface KeepMessage {
  type: "keep";
  addresses: readonly string[];
}

/** The files that a message asks to keep; none for any other message. */
export function keptAddresses(message: unknown, ownOrigin: string): string[] {
  const { type, addresses } = Object(message) as Partial<KeepMessage>;
  if (type !== "keep" || !Array.isArray(addresses)) return [];
  const texts = addresses.filter((address): address is string => typeof address === "string");
  return texts.filter((url) => isKeptFile({ method: "GET", url }, ownOrigin));
}
