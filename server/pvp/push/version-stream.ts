import type { ServerResponse } from "node:http";

/** A stream of server-sent events that carries versions, each once. */
export class VersionStream {
  private readonly response: ServerResponse;
  private told = -1;

  constructor(response: ServerResponse, headers: Record<string, number | string | string[] | undefined>) {
    this.response = response;
    response.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // A proxy must pass each event on at once.
      "x-accel-buffering": "no",
    });
  }

  tell(version: number): void {
    if (version <= this.told) return;
    this.told = version;
    this.response.write(`data: ${JSON.stringify({ version })}\n\n`);
  }

  /** A comment: it keeps proxies from ending a connection on which nothing happens. */
  ping(): void {
    this.response.write(": there\n\n");
  }

  end(): void {
    this.response.end();
  }

  /** Tells also of a connection that was gone before anybody asked. */
  onceClosed(listener: () => void): void {
    if (this.response.destroyed) listener();
    else this.response.once("close", listener);
  }
}
