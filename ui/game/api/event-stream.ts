/** Callbacks for a stream of server-sent events. */
export interface StreamListener {
  opened(): void;
  heard(data: string): void;
  /** The stream ended or could not be opened; no more callbacks follow. */
  failed(): void;
}

/** Opens a stream of server-sent events. Returns a function that closes it. */
export type OpenStream = (address: string, listener: StreamListener) => () => void;

/** A stream that fails at once, so that listeners poll instead. */
export const noStream: OpenStream = (_address, listener) => {
  listener.failed();
  return () => undefined;
};

/** Opens an `EventSource`. It is closed at the first failure, because the listener decides when to reconnect. */
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
