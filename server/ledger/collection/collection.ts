import type { RuleSet } from "../../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../../contract/index.ts";
import { PictureUrls } from "../../pictures/pictures.ts";
import type { Gateway, NonFungibleItem } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { creatureOf } from "./creature-of.ts";
import { spellOf, toolOf } from "./item-of.ts";
import { MalformedToken } from "./malformed-token.ts";
import { newestFirst } from "./newest-first.ts";

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

export interface Items {
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
