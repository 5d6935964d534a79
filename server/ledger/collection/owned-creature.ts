import type { CreatureReply } from "../../contract/index.ts";
import { creatureNotFound, notYourCreature } from "../../errors/failure.ts";
import type { Ledger } from "../ledger.ts";
import type { TokenLog } from "./collection.ts";

const CREATURE_ID = /^#\d{1,20}#$/;

/** A creature as the ledger holds it now; throws 404 if there is none, 403 if another account holds it. */
export async function ownedCreature(
  ledger: Ledger,
  account: string,
  creatureId: string,
  log: TokenLog,
): Promise<CreatureReply> {
  const [creature] = await ownedCreatures(ledger, account, [creatureId], log);
  if (!creature) throw creatureNotFound();
  return creature;
}

/** Several creatures as the ledger holds them now, from one reading; throws like `ownedCreature` for any of them. */
export async function ownedCreatures(
  { network, gateway, collection }: Ledger,
  account: string,
  creatureIds: readonly string[],
  log: TokenLog,
): Promise<CreatureReply[]> {
  if (!creatureIds.every((id) => CREATURE_ID.test(id))) throw creatureNotFound();
  const resource = network.collections.creatures ?? "";
  const [creatures, held] = await Promise.all([
    collection.creatures.withIds(creatureIds, log),
    gateway.nonFungibleIds(account, [resource]),
  ]);
  if (creatures.length < creatureIds.length) throw creatureNotFound();
  if (!creatureIds.every((id) => held.get(resource)?.includes(id))) throw notYourCreature();
  return creatures;
}
