import type { ServerResponse } from "node:http";

/** Unsent bytes after which a stream ends: versions are few bytes, so such a client reads nothing at all. */
const MOST_UNREAD_BYTES = 64 * 1024;

export const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // A proxy must pass each event on at once.
  "x-accel-buffering": "no",
};

/** A stream of server-sent events that carries versions, each once. */
export class VersionStream {
  private readonly response: ServerResponse;
  private readonly listeners: (() => void)[] = [];
  private told = -1;
  private isOver = false;

  constructor(response: ServerResponse, headers: Record<string, number | string | string[] | undefined>) {
    this.response = response;
    response.once("close", () => this.finish());
    response.writeHead(200, {
      ...headers,
      ...STREAM_HEADERS,
      // The server may end while the stream lives: nobody may count on its connection afterwards.
      connection: "close",
    });
  }

  tell(version: number): void {
    if (version <= this.told) return;
    this.told = version;
    this.write(`data: ${JSON.stringify({ version })}\n\n`);
  }

  /** Sends a comment, so that proxies do not end an idle connection. */
  ping(): void {
    this.write(": there\n\n");
  }

  /** Ends the stream; nothing is written afterwards, however long the connection stays open. */
  end(): void {
    if (this.isOver) return;
    this.finish();
    this.response.end();
  }

  /** Calls the listener once the stream is over, at once if it is over already. */
  onceOver(listener: () => void): void {
    if (this.isOver || this.response.destroyed) listener();
    else this.listeners.push(listener);
  }

  private write(text: string): void {
    if (this.isOver) return;
    this.response.write(text);
    if (this.response.writableLength > MOST_UNREAD_BYTES) {
      this.finish();
      this.response.destroy();
    }
  }

  /**
   * The response's own "close" is not enough: one that waits behind another answer on its connection (HTTP
   * pipelining) closes only with the connection.
   */
  private finish(): void {
    this.isOver = true;
    for (const listener of this.listeners.splice(0)) listener();
  }
}

/** Called with a battle's version; the same one may come twice. */
export type Listener = (version: number) => void;

/** The listeners of battles in this process. */
export class Push {
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Adds a listener; returns what removes it. */
  listen(battleId: string, listener: Listener): () => void {
    const own = this.listeners.get(battleId) ?? new Set();
    this.listeners.set(battleId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(battleId);
    };
  }

  tell(battleId: string, version: number): void {
    for (const listener of this.listeners.get(battleId) ?? []) listener(version);
  }

  /** Ids of the battles that have listeners. */
  battles(): string[] {
    return [...this.listeners.keys()];
  }
}
