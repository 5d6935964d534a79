import type { RuleSet } from "../../../rules/index.ts";
import type { CreatureReply, SpellReply, ToolReply } from "../../contract/index.ts";
import { PictureUrls } from "../../pictures/picture-urls.ts";
import type { Gateway, NonFungibleItem } from "../gateway/gateway.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { creatureOf } from "./creature-of.ts";
import { spellOf, toolOf } from "./item-of.ts";
import { MalformedToken } from "./malformed-token.ts";
import { newestFirst } from "./newest-first.ts";

/** Where skipped tokens are told of. */
export interface TokenLog {
  warn(details: object, message: string): void;
}

/** One kind of things, such as creatures. A collection without an address on the network is empty. */
export interface Shelf<Thing> {
  /** What an account holds, the newest first, always looked at anew. */
  heldBy(account: string, log: TokenLog): Promise<Thing[]>;
  /** These tokens, whoever holds them, the newest first; looked at anew where they are to be `fresh`. */
  withIds(ids: readonly string[], log: TokenLog, fresh?: boolean): Promise<Thing[]>;
}

export interface Collection {
  creatures: Shelf<CreatureReply>;
  tools: Shelf<ToolReply>;
  spells: Shelf<SpellReply>;
  /** Tools and spells from one look at the account, always a new one. */
  itemsHeldBy(account: string, log: TokenLog): Promise<Items>;
}

export interface Items {
  tools: ToolReply[];
  spells: SpellReply[];
}

/** The game's things as the ledger holds them (`GAP-20`). A malformed token is skipped and logged, never fatal. */
export function collectionOf(
  { collections }: LedgerNetwork,
  gateway: Gateway,
  rules: RuleSet,
  pictures = new PictureUrls(),
): Collection {
  const tools = shelf(gateway, collections.tools, toolOf);
  const spells = shelf(gateway, collections.spells, spellOf);
  return {
    creatures: shelf(gateway, collections.creatures, (token) => creatureOf(rules, token, pictures)),
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

interface ReadableShelf<Thing> extends Shelf<Thing> {
  /** Those of its things that are among what an account holds, the newest first. */
  among(held: HeldIds, log: TokenLog): Promise<Thing[]>;
}

function shelf<Thing>(
  gateway: Gateway,
  resource: string | null,
  read: (token: NonFungibleItem) => Thing,
): ReadableShelf<Thing> {
  const none = async () => [];
  if (resource === null) return { heldBy: none, withIds: none, among: none };
  const withIds = async (ids: readonly string[], log: TokenLog, fresh?: boolean) => {
    const tokens = [...(await gateway.nonFungibleData(resource, ids, fresh))];
    // A gateway answers in any order it likes, and another one next time.
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
