import type { OwnedCreature } from "../../../rules/index.ts";
import type { EvolveManifestRequest } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { messageOf, sendTransaction } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";

const LABEL = "evolvingCreature";

/** Returns the transaction subject of a creature's evolution. */
export function evolutionOf(creatureId: string): TransactionSubject {
  return { kind: "evolve", subject: creatureId };
}

/** Returns the request for the evolution's cost and manifest (`LED-180`). */
export function evolveRequest(account: string, creature: OwnedCreature): EvolveManifestRequest {
  return { accountAddress: account, creatureId: creature.id, creatureData: { ...creature } };
}

/** Lets the wallet sign an evolution and polls its status (`CON-30`). */
export function evolveCreature(game: Game, account: string, creature: OwnedCreature): Promise<void> {
  return sendTransaction(game, {
    ...evolutionOf(creature.id),
    label: LABEL,
    message: messageOf(game, "evolve", [creature]),
    manifest: () => game.api.call("POST /api/getEvolveManifest", { body: evolveRequest(account, creature) }),
  });
}
