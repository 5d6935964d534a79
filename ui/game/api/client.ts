import { listenToBattle, type VersionListener } from "./battle-versions.ts";
import { type CallApi, createCallApi, type Fetch } from "./call-api.ts";
import { noStream, type OpenStream } from "./event-stream.ts";

/** The game's server, as the screens use it. */
export interface Api {
  call: CallApi;
  /** Tells each new version of a PvP battle; what it answers ends that. */
  listenToBattle(battleId: string, listener: VersionListener): () => void;
}

/** The API over a given `fetch`; without a stream nothing is pushed. */
export function createApi(fetch: Fetch, openStream: OpenStream = noStream): Api {
  return {
    call: createCallApi(fetch),
    listenToBattle: (battleId, listener) => listenToBattle(openStream, battleId, listener),
  };
}
