import { hash } from "node:crypto";
import { BODY_LENGTH, decodeBech32, encodeBech32, localIdOf } from "../../../ledger/network/address.ts";
import type { DevLedger } from "../../dev-ledger.ts";
import type { LedgerView } from "../../state/ledger-view.ts";
import type { Component, Resource, ResourceKind, Vault } from "../../state/model.ts";
import { entityNotFound, invalidEntity } from "../protocol/gateway-error.ts";

/** Everything that has an address on the ledger. */
export type Entity = { address: string } & (
  | { kind: "account"; owner: Preallocated | null }
  | { kind: "identity"; owner: Preallocated }
  | { kind: "component"; component: Component }
  | { kind: "resource"; resource: Resource }
  | { kind: "vault"; vault: Vault }
  | { kind: "package"; blueprints: string[] }
);

type EntityKind = Entity["kind"];
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
  const entity = anyEntityAt(view, ledger, address);
  if (!isOneOf(entity, kinds)) throw invalidEntity(address);
  return entity;
}

/** The resource with this address, of the kind that the call needs; refuses anything else. */
export function resourceAt(
  view: LedgerView,
  ledger: DevLedger,
  address: string,
  kind: ResourceKind,
): Resource {
  const { resource } = entityAt(view, ledger, address, ["resource"]);
  if (resource.kind !== kind) throw invalidEntity(address);
  return resource;
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

/** First bytes of the addresses that are derived from a key, without any transaction. */
const PREALLOCATED = {
  81: { what: "account", curve: "Ed25519" },
  209: { what: "account", curve: "Secp256k1" },
  82: { what: "identity", curve: "Ed25519" },
  210: { what: "identity", curve: "Secp256k1" },
} as const;

/** An account or identity whose address contains its owner's key. */
export interface Preallocated {
  what: "account" | "identity";
  curve: "Ed25519" | "Secp256k1";
  /** 29 bytes in hex. */
  keyHash: string;
  /** The id of its owner badge: all bytes of the address. */
  badgeId: string;
}

/** The owner that an address contains, or null if it is not derived from a key. */
export function preallocatedAt(address: string): Preallocated | null {
  const bytes = decodeBech32(address)?.bytes ?? new Uint8Array();
  const found = PREALLOCATED[bytes[0] as keyof typeof PREALLOCATED];
  if (!found) return null;
  return { ...found, keyHash: Buffer.from(bytes.subarray(1)).toString("hex"), badgeId: localIdOf(address) };
}

/** The ledger's own packages that the game's entities belong to; a test compares them with the toolkit. */
export const NATIVE_PACKAGES = {
  account: "package_sim1pkgxxxxxxxxxaccntxxxxxxxxxx000929625493xxxxxxxxxrn8jm6",
  identity: "package_sim1pkgxxxxxxxxxdntyxxxxxxxxxxx008560783089xxxxxxxxxnc59k6",
  resource: "package_sim1pkgxxxxxxxxxresrcexxxxxxxxx000538436477xxxxxxxxxaj0zg9",
  faucet: "package_sim1pkgxxxxxxxxxfaucetxxxxxxxxx000034355863xxxxxxxxxhkrefh",
} as const;

/** Blueprints of the ledger's own packages. */
export const NATIVE_BLUEPRINTS: Record<string, readonly string[]> = {
  [NATIVE_PACKAGES.account]: ["Account"],
  [NATIVE_PACKAGES.identity]: ["Identity"],
  [NATIVE_PACKAGES.resource]: [
    "FungibleResourceManager",
    "NonFungibleResourceManager",
    "FungibleVault",
    "NonFungibleVault",
  ],
  [NATIVE_PACKAGES.faucet]: ["Faucet"],
};

const PACKAGE_BYTE = 0x0d;
const GAME_PACKAGE_BODY = hash("sha256", "corvax lab: package", "buffer").subarray(0, BODY_LENGTH);

/** The package with the blueprints of the game's components. */
export const GAME_PACKAGE = encodeBech32({
  humanPart: "package_sim",
  bytes: Uint8Array.from([PACKAGE_BYTE, ...GAME_PACKAGE_BODY]),
});

/** Names of a package's blueprints; null if there is no such package. */
function blueprintsOf(view: LedgerView, { network }: DevLedger, address: string): string[] | null {
  const native = NATIVE_BLUEPRINTS[address];
  if (native) return [...native];
  if (address !== GAME_PACKAGE) return null;
  return Object.values(network.components).flatMap((component) => {
    const blueprint = component && view.component(component)?.blueprint;
    return blueprint ? [blueprint] : [];
  });
}
