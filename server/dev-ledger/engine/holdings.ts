import type { LedgerTables } from "../state/ledger-tables.ts";
import {
  type Attos,
  type DataField,
  type FungibleChange,
  type NonFungibleChange,
  ONE_TOKEN,
  type Resource,
} from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import { fungible, nonFungible, refuseBadAmount, split, splitIds, type Tokens } from "./tokens.ts";

/** Token holdings while one change of the ledger moves, mints and burns tokens. */
export class Holdings {
  readonly changes = new ChangeLog();
  /** The state version that this change will have. */
  readonly stateVersion: number;
  private readonly tables: LedgerTables;

  constructor(tables: LedgerTables, stateVersion: number) {
    this.tables = tables;
    this.stateVersion = stateVersion;
  }

  /** All tokens of a resource that an owner has; they stay where they are. */
  held(owner: string, resource: string): Tokens {
    const { kind } = this.resource(resource);
    const vault = this.tables.vaults.at(owner, resource);
    if (kind === "fungible") return fungible(resource, vault?.amount ?? 0n);
    return nonFungible(resource, vault ? this.tables.nonFungibles.idsIn(vault.address) : []);
  }

  withdraw(owner: string, resource: string, amount: Attos): Tokens {
    return this.take(owner, split(this.held(owner, resource), amount).taken);
  }

  withdrawIds(owner: string, resource: string, ids: readonly string[]): Tokens {
    return this.take(owner, splitIds(this.held(owner, resource), ids).taken);
  }

  put(owner: string, tokens: Tokens): void {
    if (tokens.amount === 0n) return;
    const { kind } = this.resource(tokens.resource);
    const vault = this.tables.vaults.opened(owner, tokens.resource, kind, this.stateVersion);
    this.tables.vaults.setAmount(vault.address, vault.amount + tokens.amount, this.stateVersion);
    for (const id of tokens.ids ?? [])
      this.tables.nonFungibles.place(tokens.resource, id, vault.address, this.stateVersion);
    this.changes.put(owner, tokens);
  }

  mint(resource: string, amount: Attos): Tokens {
    refuseBadAmount(amount);
    this.countMinted(resource, amount);
    return fungible(resource, amount);
  }

  /** Mints a non-fungible token; refuses an id that was ever used. */
  mintNonFungible(resource: string, id: string, fields: readonly DataField[]): Tokens {
    if (this.tables.nonFungibles.find(resource, id))
      throw new ExecutionFailure(`${id} of ${resource} was minted before`);
    this.tables.nonFungibles.add(resource, id, fields, this.stateVersion);
    this.countMinted(resource, ONE_TOKEN);
    return nonFungible(resource, [id]);
  }

  /** The next id of a resource that numbers its tokens from 1. */
  nextId(resource: string): string {
    return `#${this.resource(resource).minted / ONE_TOKEN + 1n}#`;
  }

  burn(tokens: Tokens): void {
    const { minted, burned } = this.resource(tokens.resource);
    this.tables.entities.setSupply(
      tokens.resource,
      { minted, burned: burned + tokens.amount },
      this.stateVersion,
    );
    for (const id of tokens.ids ?? []) this.tables.nonFungibles.burn(tokens.resource, id, this.stateVersion);
    this.changes.affected.add(tokens.resource);
  }

  fieldsOf(resource: string, id: string): DataField[] {
    const token = this.tables.nonFungibles.find(resource, id);
    if (!token) throw new ExecutionFailure(`there is no ${id} of ${resource}`);
    return token.fields;
  }

  setFields(resource: string, id: string, fields: readonly DataField[]): void {
    this.tables.nonFungibles.setFields(resource, id, fields, this.stateVersion);
    this.changes.affected.add(resource);
  }

  resource(address: string): Resource {
    const resource = this.tables.entities.resource(address);
    if (!resource) throw new ExecutionFailure(`there is no resource ${address}`);
    return resource;
  }

  /** Takes tokens out of the owner's vault; the caller has checked that they are there. */
  private take(owner: string, tokens: Tokens): Tokens {
    if (tokens.amount === 0n) return tokens;
    const { kind } = this.resource(tokens.resource);
    const vault = this.tables.vaults.opened(owner, tokens.resource, kind, this.stateVersion);
    this.tables.vaults.setAmount(vault.address, vault.amount - tokens.amount, this.stateVersion);
    for (const id of tokens.ids ?? [])
      this.tables.nonFungibles.place(tokens.resource, id, null, this.stateVersion);
    this.changes.take(owner, tokens);
    return tokens;
  }

  private countMinted(address: string, amount: Attos): void {
    const { minted, burned } = this.resource(address);
    this.tables.entities.setSupply(address, { minted: minted + amount, burned }, this.stateVersion);
    this.changes.affected.add(address);
  }
}

interface Change {
  entity: string;
  resource: string;
  amount: Attos;
  added: Set<string>;
  removed: Set<string>;
}

/** Changes of a transaction so far, entity by entity; tokens that come and go again are no change. */
export class ChangeLog {
  /** Accounts, components and resources that the transaction involved. */
  readonly affected = new Set<string>();
  private readonly changes = new Map<string, Change>();

  put(entity: string, tokens: Tokens): void {
    const change = this.changeOf(entity, tokens.resource);
    if (tokens.ids === null) change.amount += tokens.amount;
    for (const id of tokens.ids ?? []) if (!change.removed.delete(id)) change.added.add(id);
  }

  take(entity: string, tokens: Tokens): void {
    const change = this.changeOf(entity, tokens.resource);
    if (tokens.ids === null) change.amount -= tokens.amount;
    for (const id of tokens.ids ?? []) if (!change.added.delete(id)) change.removed.add(id);
  }

  /** Whether the entity's holding of the resource has changed. */
  has(entity: string, resource: string): boolean {
    return this.changes.has(`${entity} ${resource}`);
  }

  fungibleChanges(): FungibleChange[] {
    return [...this.changes.values()]
      .filter(({ amount }) => amount !== 0n)
      .map(({ entity, resource, amount }) => ({ entity, resource, change: amount }));
  }

  nonFungibleChanges(): NonFungibleChange[] {
    return [...this.changes.values()]
      .filter(({ added, removed }) => added.size + removed.size > 0)
      .map(({ entity, resource, added, removed }) => ({
        entity,
        resource,
        added: [...added],
        removed: [...removed],
      }));
  }

  private changeOf(entity: string, resource: string): Change {
    this.affected.add(entity).add(resource);
    const key = `${entity} ${resource}`;
    const change = this.changes.get(key) ?? {
      entity,
      resource,
      amount: 0n,
      added: new Set(),
      removed: new Set(),
    };
    this.changes.set(key, change);
    return change;
  }
}
