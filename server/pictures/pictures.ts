import { createHash } from "node:crypto";
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import { unavailable } from "../errors/failure.ts";
import { growsTo } from "../process/growing-cache.ts";
import type { Picture } from "./fetch-picture.ts";

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_AT_ONCE = 8;
const KEPT_MS = 86_400_000;
const FAILED_MS = 300_000;
const EMPTY_BYTES = 100;

/** Reads a picture; rejects if there is none. */
export type ReadPicture = (url: string) => Promise<Picture>;

/** Caches pictures of other servers in memory up to a limit; a missing one is not requested again for a while. */
export class KeptPictures {
  private readonly read: ReadPicture;
  private readonly reading = new Map<string, Promise<Picture | null>>();
  private readonly kept = new LRUCache<string, { picture: Picture | null }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ picture }) => (picture?.bytes.length ?? 0) + EMPTY_BYTES,
  });

  constructor(read: ReadPicture) {
    this.read = read;
  }

  /** The picture, or null if there is none; throws 503 while too many others are being read. */
  async of(url: string): Promise<Picture | null> {
    const known = this.kept.get(url);
    if (known) return known.picture;
    const running = this.reading.get(url);
    if (running) return running;
    if (this.reading.size >= MOST_AT_ONCE) throw unavailable();
    const reading = this.read(url)
      .catch(() => null)
      .then((picture) => {
        this.reading.delete(url);
        this.kept.set(url, { picture }, { ttl: picture ? KEPT_MS : FAILED_MS });
        return picture;
      });
    this.reading.set(url, reading);
    return reading;
  }
}

const MOST_URLS = 50_000;
const LONGEST_URL = 2_000;
/** Host names that cannot belong to a public server. */
const NOWHERE = /(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))\.?$/;

/**
 * The addresses of the pictures that tokens name. Pages never see them: they ask this server by a key that does not
 * reveal the address.
 */
export class PictureUrls {
  private readonly urls = new LRUCache<string, string>(growsTo(MOST_URLS));

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
