/** Who hears a stream of server-sent events. */
export interface StreamListener {
  opened(): void;
  heard(data: string): void;
  /** The stream ended or never began; nothing more is heard. */
  failed(): void;
}

/** Opens a stream of server-sent events; the answer closes it. */
export type OpenStream = (address: string, listener: StreamListener) => () => void;

/** Where nothing is pushed: whoever listens has to ask. */
export const noStream: OpenStream = (_address, listener) => {
  listener.failed();
  return () => undefined;
};

/** The browser's own stream. It is closed at the first failure: who listens decides when to try again. */
export const openEventSource: OpenStream = (address, listener) => {
  const source = new EventSource(address);
  source.addEventListener("open", () => listener.opened());
  source.addEventListener("message", ({ data }) => listener.heard(String(data)));
  source.addEventListener("error", () => {
    source.close();
    listener.failed();
  });
  return () => source.close();
};
