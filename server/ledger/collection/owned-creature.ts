import type { CreatureReply } from "../../contract/index.ts";
import { creatureNotFound, notYourCreature } from "../../http-errors/known-errors.ts";
import type { Ledger } from "../ledger.ts";
import type { TokenLog } from "./collection.ts";

const CREATURE_ID = /^#\d{1,20}#$/;

/** A creature as the ledger holds it now; throws 404 if there is none, 403 if another account holds it. */
export async function ownedCreature(
  { network, gateway, collection }: Ledger,
  account: string,
  creatureId: string,
  log: TokenLog,
): Promise<CreatureReply> {
  if (!CREATURE_ID.test(creatureId)) throw creatureNotFound();
  const resource = network.collections.creatures ?? "";
  const [[creature], held] = await Promise.all([
    collection.creatures.withIds([creatureId], log),
    gateway.nonFungibleIds(account, [resource]),
  ]);
  if (!creature) throw creatureNotFound();
  if (!held.get(resource)?.includes(creatureId)) throw notYourCreature();
  return creature;
}
