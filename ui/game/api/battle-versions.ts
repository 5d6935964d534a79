import { addressOf } from "./call-api.ts";
import type { OpenStream } from "./event-stream.ts";

/** Callbacks for the version stream of a PvP battle. */
export interface VersionListener {
  opened(): void;
  version(version: number): void;
  failed(): void;
}

const PATH = "/api/pvp/battle/:battleId/events";

/** Reports each new version of a PvP battle to the listener. Returns a function that closes the stream. */
export function listenToBattle(
  openStream: OpenStream,
  battleId: string,
  { opened, version, failed }: VersionListener,
): () => void {
  return openStream(addressOf(PATH, { battleId }), {
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
