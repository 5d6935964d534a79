import type { Attos, FungibleChange, NonFungibleChange } from "../state/model.ts";
import type { Tokens } from "./tokens.ts";

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
