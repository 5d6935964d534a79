import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";

const MOST_URLS = 50_000;
const LONGEST_URL = 2_000;
/** Host names that cannot belong to a public server. */
const NOWHERE = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))\.?$/;

/**
 * The addresses of the pictures that tokens name. Pages never see them: they ask this server by a key that does not
 * reveal the address.
 */
export class PictureUrls {
  private readonly urls = new LRUCache<string, string>({ max: MOST_URLS });

  /** The picture's path on this server; null if its address may not be called. */
  pathOf(url: string): string | null {
    if (!isAskable(url)) return null;
    const key = createHash("sha256").update(url).digest("hex").slice(0, 32);
    this.urls.set(key, url);
    return `/api/pictures/${key}`;
  }

  urlOf(key: string): string | null {
    return this.urls.get(key) ?? null;
  }
}

function isAskable(text: string): boolean {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return hostname.includes(".") && isIP(hostname) === 0 && !NOWHERE.test(hostname);
}
