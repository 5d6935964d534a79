import { addressOf } from "./call-api.ts";
import type { OpenStream } from "./event-stream.ts";

/** Who hears that a PvP battle went on. */
export interface VersionListener {
  opened(): void;
  version(version: number): void;
  failed(): void;
}

const PATH = "/api/pvp/battle/:battleId/events";

/** Tells a listener each new version of a PvP battle; what it answers ends that. */
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

/** The version that an event carries; null for anything else. */
function versionIn(data: string): number | null {
  try {
    const { version } = JSON.parse(data) ?? {};
    return Number.isInteger(version) ? version : null;
  } catch {
    return null;
  }
}
