import type { OpenStream, StreamListener } from "../../../../ui/game/api/client.ts";

/** The streams of a browser tab: what is pushed to them, and when they break, is the test's to say. */
export class TestStreams {
  /** Addresses that were listened to, in order. */
  readonly opened: string[] = [];
  /** Streams that are to be refused. */
  broken = false;
  private readonly listeners = new Set<StreamListener>();

  readonly open: OpenStream = (address, listener) => {
    this.opened.push(address);
    if (this.broken) {
      listener.failed();
      return () => undefined;
    }
    this.listeners.add(listener);
    listener.opened();
    return () => void this.listeners.delete(listener);
  };

  get count(): number {
    return this.listeners.size;
  }

  tell(data: string): void {
    for (const listener of this.listeners) listener.heard(data);
  }

  /** The connection is lost. */
  breakAll(): void {
    const lost = [...this.listeners];
    this.listeners.clear();
    for (const listener of lost) listener.failed();
  }
}
