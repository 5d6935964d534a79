import { LRUCache } from "lru-cache";
import { unavailable } from "../errors/known-errors.ts";
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
