import type { Static, TSchema } from "typebox";
import {
  AccountDetails,
  expectShape,
  FungibleResources,
  FungibleVaults,
  LocalIds,
  NonFungibleResources,
  NonFungibleVaults,
  refusalType,
} from "./answers.ts";
import type { GatewayCalls } from "./gateway-access.ts";

const WITH_IDS = { non_fungible_include_nfids: true };

type NonFungibleResource = Static<typeof NonFungibleResources>["items"][number];

/** An account at one moment of the ledger. */
interface Place {
  address: string;
  at_ledger_state: { state_version: number };
}

/** What one account holds at one state of the ledger: all pages are read at the state of the first one. */
export class Holdings {
  private readonly state: GatewayCalls["state"]["innerClient"];
  private readonly maxPages: number;
  private readonly address: string;

  constructor(calls: GatewayCalls, account: string, maxPages: number) {
    this.state = calls.state.innerClient;
    this.address = account;
    this.maxPages = maxPages;
  }

  /** The amount of a token over all vaults of the account; "0" if it holds none. */
  async fungibleAmount(resource: string): Promise<string> {
    const details = await this.details();
    if (details === null) return "0";
    const place = { address: this.address, at_ledger_state: details.moment };
    const resources = this.follow(details.fungible_resources, FungibleResources, (cursor) =>
      this.state.entityFungiblesPage({
        stateEntityFungiblesPageRequest: { ...place, cursor, aggregation_level: "Vault" },
      }),
    );
    for await (const { resource_address, vaults } of resources) {
      if (resource_address !== resource) continue;
      const all = this.follow(vaults, FungibleVaults, (cursor) =>
        this.state.entityFungibleResourceVaultPage({
          stateEntityFungibleResourceVaultsPageRequest: { ...place, cursor, resource_address },
        }),
      );
      return decimalSum((await listed(all)).map(({ amount }) => amount));
    }
    return "0";
  }

  /** The local ids of each of these collections, over all its vaults. */
  async nonFungibleIds(resources: readonly string[]): Promise<Map<string, string[]>> {
    const ids = new Map<string, string[]>(resources.map((resource) => [resource, []]));
    const details = ids.size === 0 ? null : await this.details();
    if (details === null) return ids;
    const place = { address: this.address, at_ledger_state: details.moment };
    const held = this.follow(details.non_fungible_resources, NonFungibleResources, (cursor) =>
      this.state.entityNonFungiblesPage({
        stateEntityNonFungiblesPageRequest: {
          ...place,
          cursor,
          aggregation_level: "Vault",
          opt_ins: WITH_IDS,
        },
      }),
    );
    const found: NonFungibleResource[] = [];
    for await (const resource of held) {
      if (ids.has(resource.resource_address)) found.push(resource);
      if (found.length === ids.size) break;
    }
    const read = async (resource: NonFungibleResource) =>
      ids.set(resource.resource_address, await this.idsOf(resource, place));
    await Promise.all(found.map(read));
    return ids;
  }

  private async idsOf({ resource_address, vaults }: NonFungibleResource, place: Place): Promise<string[]> {
    const all = this.follow(vaults, NonFungibleVaults, (cursor) =>
      this.state.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: {
          ...place,
          cursor,
          resource_address,
          opt_ins: WITH_IDS,
        },
      }),
    );
    const ids: string[] = [];
    for await (const vault of all) {
      const request = { ...place, resource_address, vault_address: vault.vault_address };
      const inVault = this.follow(vault, LocalIds, (cursor) =>
        this.state.entityNonFungibleIdsPage({
          stateEntityNonFungibleIdsPageRequest: { ...request, cursor },
        }),
      );
      ids.push(...(await listed(inVault)));
    }
    return ids;
  }

  /**
   * Reads the account's first pages and their state version. null for an account that the ledger does not
   * know: the gateway leaves it out or answers 404.
   */
  private async details() {
    const answer = await this.state
      .stateEntityDetails({
        stateEntityDetailsRequest: {
          addresses: [this.address],
          aggregation_level: "Vault",
          opt_ins: WITH_IDS,
        },
      })
      .catch((error: unknown) => {
        if (refusalType(error) === "EntityNotFoundError") return null;
        throw error;
      });
    if (answer === null) return null;
    const { items, ledger_state } = expectShape(AccountDetails, answer);
    if (items.length === 0) return null;
    const account = items.find(({ address }) => address === this.address);
    if (!account) throw new Error("the answer is about another account");
    return { ...account, moment: { state_version: ledger_state.state_version } };
  }

  private follow<Item>(first: Page<Item>, shape: TSchema, next: (cursor: string) => Promise<unknown>) {
    const checked = async (cursor: string) => expectShape(shape, await next(cursor)) as Page<Item>;
    return followPages(first, checked, this.maxPages);
  }
}

async function listed<Item>(items: AsyncGenerator<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** One page of a list, and the cursor of the next page. */
interface Page<Item> {
  items: Item[];
  next_cursor?: string | null | undefined;
}

/**
 * All items of a list, page by page until there is no cursor (`LED-090`). Throws if the gateway repeats a cursor or
 * the list exceeds the page limit.
 */
async function* followPages<Item>(
  first: Page<Item>,
  next: (cursor: string) => Promise<Page<Item>>,
  maxPages: number,
): AsyncGenerator<Item> {
  const seen = new Set<string>();
  let page = first;
  while (true) {
    yield* page.items;
    const cursor = page.next_cursor;
    if (!cursor) return;
    if (seen.has(cursor)) throw new Error("a list leads back to a page it had before");
    seen.add(cursor);
    if (seen.size >= maxPages) throw new Error(`a list has more than ${maxPages} pages`);
    page = await next(cursor);
  }
}

const PLACES = 18;

/** The exact sum of decimal strings of at least 0, without trailing zeros; the ledger has 18 decimal places. */
function decimalSum(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + inSmallestUnits(amount), 0n);
  const digits = sum.toString().padStart(PLACES + 1, "0");
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`.replace(/\.?0+$/, "");
}

function inSmallestUnits(amount: string): bigint {
  const [whole = "", places = ""] = amount.split(".");
  return BigInt(whole + places.padEnd(PLACES, "0"));
}
