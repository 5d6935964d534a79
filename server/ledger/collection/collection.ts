import type { RuleSet } from "../../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../../contract/index.ts";
import { creatureNotFound, notYourCreature } from "../../errors/failure.ts";
import { PictureUrls } from "../../pictures/pictures.ts";
import type { Gateway, NonFungibleItem } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { creatureOf, spellOf, toolOf } from "./read-token.ts";
import { MalformedToken } from "./token-fields.ts";

/** Receives the tokens that were skipped. */
export interface TokenLog {
  warn(details: object, message: string): void;
}

/** One collection, such as creatures. A collection without an address on the network is empty. */
export interface TokenCollection<Thing> {
  /** The account's tokens, newest first, always read again. */
  heldBy(account: string, log: TokenLog): Promise<Thing[]>;
  /** The tokens with these ids, whoever holds them, newest first; read again if `fresh` is set. */
  withIds(ids: readonly string[], log: TokenLog, fresh?: boolean): Promise<Thing[]>;
}

export interface Collection {
  creatures: TokenCollection<CreatureReply>;
  tools: TokenCollection<ToolReply>;
  spells: TokenCollection<SpellReply>;
  /** Tools and spells from one reading of the account, always a new one. */
  itemsHeldBy(account: string, log: TokenLog): Promise<Items>;
}

interface Items {
  tools: ToolReply[];
  spells: SpellReply[];
}

/** The game's collections on the ledger (`GAP-20`). A malformed token is skipped and logged, never fatal. */
export function collectionOf(
  { collections }: LedgerNetwork,
  gateway: Gateway,
  rules: RuleSet,
  pictures = new PictureUrls(),
): Collection {
  const tools = collection(gateway, collections.tools, toolOf);
  const spells = collection(gateway, collections.spells, spellOf);
  return {
    creatures: collection(gateway, collections.creatures, (token) => creatureOf(rules, token, pictures)),
    tools,
    spells,
    itemsHeldBy: async (account, log) => {
      const resources = [collections.tools, collections.spells].filter((resource) => resource !== null);
      const held = await gateway.nonFungibleIds(account, resources, true);
      const [heldTools, heldSpells] = await Promise.all([tools.among(held, log), spells.among(held, log)]);
      return { tools: heldTools, spells: heldSpells };
    },
  };
}

type HeldIds = Awaited<ReturnType<Gateway["nonFungibleIds"]>>;

interface ReadableCollection<Thing> extends TokenCollection<Thing> {
  /** The tokens of this collection among an account's holdings, newest first. */
  among(held: HeldIds, log: TokenLog): Promise<Thing[]>;
}

function collection<Thing>(
  gateway: Gateway,
  resource: string | null,
  read: (token: NonFungibleItem) => Thing,
): ReadableCollection<Thing> {
  const none = async () => [];
  if (resource === null) return { heldBy: none, withIds: none, among: none };
  const withIds = async (ids: readonly string[], log: TokenLog, fresh?: boolean) => {
    const tokens = [...(await gateway.nonFungibleData(resource, ids, fresh))];
    // A gateway may answer in any order, and another one in a different order.
    return tokens.sort(newestFirst).flatMap((token) =>
      readOrSkip(token, read, (reason) => {
        log.warn({ resource, id: token.id, reason }, "skipped a malformed token");
      }),
    );
  };
  const among = (held: HeldIds, log: TokenLog) => withIds(held.get(resource) ?? [], log, true);
  return {
    withIds,
    among,
    heldBy: async (account, log) => among(await gateway.nonFungibleIds(account, [resource], true), log),
  };
}

function readOrSkip<Thing>(
  token: NonFungibleItem,
  read: (token: NonFungibleItem) => Thing,
  skip: (reason: string) => void,
): Thing[] {
  try {
    return [read(token)];
  } catch (error) {
    if (!(error instanceof MalformedToken)) throw error;
    skip(error.message);
    return [];
  }
}

const NUMBERED = /^#(\d+)#$/;

/**
 * Compares tokens so that the newest is first. Collections number their tokens; ids of another kind, which
 * contain no order of time, come after the numbered ones, sorted as text.
 */
function newestFirst(one: { id: string }, other: { id: string }): number {
  const [number, otherNumber] = [numberOf(one.id), numberOf(other.id)];
  if (number !== null && otherNumber !== null)
    return number < otherNumber ? 1 : number > otherNumber ? -1 : 0;
  if (number !== null || otherNumber !== null) return number === null ? 1 : -1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}

/** Local ids count up to 2^64, more than a JavaScript number can distinguish. */
function numberOf(id: string): bigint | null {
  const digits = NUMBERED.exec(id)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

/** The parts of the ledger that are read for an account's creatures. */
interface Readable {
  network: LedgerNetwork;
  gateway: Gateway;
  collection: Collection;
}

const CREATURE_ID = /^#\d{1,20}#$/;

/** A creature as the ledger holds it now; throws 404 if there is none, 403 if another account holds it. */
export async function ownedCreature(
  ledger: Readable,
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
  { network, gateway, collection }: Readable,
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
