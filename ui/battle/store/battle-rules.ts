import {
  areSameRules,
  type KnownHashes,
  type RuleSet,
  restoredRules,
  type StoredRules,
} from "../../../rules/index.ts";
import type { ApiError } from "../../game/api/api-result.ts";
import { ApiFailure, replyOf } from "../../game/store/reply-of.ts";
import type { BattleClient } from "./battle-client.ts";

/** The rules that a battle is played by, under the hash that names them; or why the server did not tell them. */
type FoundRules = ({ rules: RuleSet } & KnownHashes) | { problem: ApiError };

/**
 * Returns the rules that a battle began under (`GAP-72`): those of this page, or others, which the server stores and
 * the page then keeps. Their texts are in the player's language.
 */
export async function findBattleRules(client: BattleClient, hash: string): Promise<FoundRules> {
  const { game, rules } = client;
  if (areSameRules(hash, client)) return client;
  try {
    const { numbers, texts } = await game.queries.fetchQuery({
      queryKey: ["battleRules", hash],
      queryFn: () =>
        replyOf(game, game.api.call("GET /api/rules/:hash", { params: { hash } }), "rules of a battle"),
    });
    const stored = { numbers, texts } as StoredRules;
    return { rules: restoredRules(stored, rules), rulesHash: hash, earlierHashes: [] };
  } catch (error) {
    if (error instanceof ApiFailure) return { problem: error.problem };
    throw error;
  }
}

/**
 * Returns the client with the rules of a battle. Where the server no longer has them, those of this page show what is
 * left to show; null while the server cannot be reached.
 */
export async function clientOfBattle(client: BattleClient, hash: string): Promise<BattleClient | null> {
  const found = await findBattleRules(client, hash);
  if (!("problem" in found)) return withRules(client, found.rules);
  return found.problem.kind === "refused" && found.problem.status < 500 ? client : null;
}

/** Returns the client with other rules for its screens; the same one where they are its own. */
function withRules(client: BattleClient, rules: RuleSet): BattleClient {
  return rules === client.rules ? client : { ...client, rules };
}
