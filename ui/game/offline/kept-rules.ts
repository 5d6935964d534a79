import type { CallReply } from "../../../server/contract/index.ts";
import { KEPT_AT, KEPT_RULES, shellName } from "../../service-worker/shell.ts";

/** The server's answer with the rules and the texts of one language. */
export type RulesReply = CallReply<"GET /api/rules">;

/** Keeps the rules for a start without network; tests pass in their own. Never rejects. */
export interface KeptRules {
  /** The rules this build last got for a language (null: the browser's); null if none are kept. */
  read(language: string | null): Promise<RulesReply | null>;
  write(language: string | null, reply: RulesReply): Promise<void>;
}

/**
 * Keeps rules beside the files of their build, so that they come and go together: a page never plays by rules that
 * another build was sent. Keeps none where no service worker could ever start the page.
 */
export function createKeptRules(build: string): KeptRules {
  return {
    async read(language) {
      try {
        const cacheName = shellName(build);
        const found = await caches.match(addressOf(language), { cacheName });
        return found === undefined ? null : await found.json();
      } catch {
        return null;
      }
    },
    async write(language, reply) {
      try {
        await navigator.serviceWorker.ready;
        const cache = await caches.open(shellName(build));
        const headers = { [KEPT_AT]: String(Date.now()) };
        await cache.put(addressOf(language), Response.json(reply, { headers }));
      } catch {
        // Without storage the game needs the network for each start, as ever.
      }
    },
  };
}

function addressOf(language: string | null): string {
  return `${KEPT_RULES}${encodeURIComponent(language ?? "preferred")}`;
}
