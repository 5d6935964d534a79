import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Component, Resource, Vault } from "../../state/model.ts";
import { entityNotFound, invalidEntity } from "../gateway-error.ts";
import { blueprintsOf } from "./packages.ts";
import { type Preallocated, preallocatedAt } from "./preallocated.ts";

/** Everything that has an address on the ledger. */
export type Entity = { address: string } & (
  | { kind: "account"; owner: Preallocated | null }
  | { kind: "identity"; owner: Preallocated }
  | { kind: "component"; component: Component }
  | { kind: "resource"; resource: Resource }
  | { kind: "vault"; vault: Vault }
  | { kind: "package"; blueprints: string[] }
);
export type EntityKind = Entity["kind"];
type EntityOf<Kind extends EntityKind> = Extract<Entity, { kind: Kind }>;

/** Kinds of entities that can hold tokens. */
export const HOLDERS = ["account", "identity", "component"] as const;

/**
 * The entity with this address. Accounts and identities that are derived from a key exist before their first
 * use. Throws the gateway's refusal if there is no such entity, or if it is of another kind.
 */
export function entityAt<Kind extends EntityKind>(
  view: LedgerView,
  ledger: DevLedger,
  address: string,
  kinds: readonly Kind[],
): EntityOf<Kind> {
  const entity = findEntity(view, ledger, address);
  if (entity === null) throw entityNotFound(address);
  if (!isOneOf(entity, kinds)) throw invalidEntity(address);
  return entity;
}

/** The entity with this address, of any kind. Throws the gateway's refusal if there is none. */
export function anyEntityAt(view: LedgerView, ledger: DevLedger, address: string): Entity {
  const entity = findEntity(view, ledger, address);
  if (entity === null) throw entityNotFound(address);
  return entity;
}

function isOneOf<Kind extends EntityKind>(entity: Entity, kinds: readonly Kind[]): entity is EntityOf<Kind> {
  return (kinds as readonly EntityKind[]).includes(entity.kind);
}

/** The entity with this address, of any kind; null if there is none. */
export function findEntity(view: LedgerView, ledger: DevLedger, address: string): Entity | null {
  const resource = view.resource(address);
  if (resource) return { kind: "resource", address, resource };
  const component = view.component(address);
  if (component) return { kind: "component", address, component };
  const vault = view.vault(address);
  if (vault) return { kind: "vault", address, vault };
  const owner = preallocatedAt(address);
  if (owner) return { kind: owner.what, address, owner };
  const blueprints = blueprintsOf(view, ledger, address);
  if (blueprints) return { kind: "package", address, blueprints };
  return isOwnAccount(view, ledger, address) ? { kind: "account", address, owner: null } : null;
}

/**
 * Accounts that were created on the ledger: the treasury, the game's definition, and any that holds
 * something.
 */
function isOwnAccount(view: LedgerView, { network }: DevLedger, address: string): boolean {
  return (
    address === network.dappDefinition || address === network.treasury || view.vaults(address).length > 0
  );
}
