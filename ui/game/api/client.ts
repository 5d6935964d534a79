import { addressOf, type CallApi, createCallApi, type Fetch } from "./call-api.ts";

/** The calls to the game's server that the screens use. */
export interface Api {
  call: CallApi;
  /**
   * Reports each new version of a PvP battle of the player with this public id, whom the game itself names. Returns a
   * function that closes the stream.
   */
  listenToBattle(battleId: string, listener: VersionListener, player?: string): () => void;
}

/** Creates the API over a given `fetch`. Without `openStream` the server pushes nothing. */
export function createApi(fetch: Fetch, openStream: OpenStream = noStream): Api {
  return {
    call: createCallApi(fetch),
    listenToBattle: (battleId, listener, player) =>
      listenToBattle(openStream, addressOf(PATH, { battleId }, { player }), listener),
  };
}

/** Callbacks for the version stream of a PvP battle. */
export interface VersionListener {
  opened(): void;
  version(version: number): void;
  failed(): void;
}

const PATH = "/api/pvp/battle/:battleId/events";

/** Reports each new version at the stream's address to the listener. Returns a function that closes the stream. */
function listenToBattle(
  openStream: OpenStream,
  address: string,
  { opened, version, failed }: VersionListener,
): () => void {
  return openStream(address, {
    opened,
    failed,
    heard: (data) => {
      const heard = versionIn(data);
      if (heard !== null) version(heard);
    },
  });
}

/** Returns the version in an event's data; null for any other data. */
function versionIn(data: string): number | null {
  try {
    const { version } = JSON.parse(data) ?? {};
    return Number.isInteger(version) ? version : null;
  } catch {
    return null;
  }
}

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
const noStream: OpenStream = (_address, listener) => {
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
