import { listenToBattle, type VersionListener } from "./battle-versions.ts";
import { type CallApi, createCallApi, type Fetch } from "./call-api.ts";
import { noStream, type OpenStream } from "./event-stream.ts";

/** The calls to the game's server that the screens use. */
export interface Api {
  call: CallApi;
  /** Reports each new version of a PvP battle. Returns a function that closes the stream. */
  listenToBattle(battleId: string, listener: VersionListener): () => void;
}

/** Creates the API over a given `fetch`. Without `openStream` the server pushes nothing. */
export function createApi(fetch: Fetch, openStream: OpenStream = noStream): Api {
  return {
    call: createCallApi(fetch),
    listenToBattle: (battleId, listener) => listenToBattle(openStream, battleId, listener),
  };
}
