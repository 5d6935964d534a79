import { RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { addressOf, type EntityKind } from "../../../../server/ledger/network/address.ts";
import { devNetwork } from "../../../../server/ledger/network/dev-network.ts";
import { type LedgerNetwork, xrdOn } from "../../../../server/ledger/network/ledger-network.ts";
import { type Manifests, manifestsOn } from "../manifests-on.ts";
import { ACCOUNT, bytesOf, CREATURES, CVX, NETWORK, OTHER_ACCOUNT } from "../test-ledger.ts";

const MANIFESTS = manifestsOn(NETWORK, shippedRules);
const COMPONENT = String(NETWORK.components.creatures);
const POINTS = { energy: 1, strength: 0, magic: 0, stamina: 0, speed: 1 };
const COST = { amount: 7.5, token: "CVX" };

/** Every manifest of the game for an account. */
function allOf(manifests: Manifests, account: string): string[] {
  return [
    manifests.creatureMint(account),
    manifests.upgradeStats(account, "#7#", COST, POINTS),
    manifests.evolve(account, "#18446744073709551615#", { amount: 25, token: "XRD" }),
    manifests.energy(account, "q2_-Purchase"),
    manifests.fomoHit(account),
  ];
}

/** The same things on another network. */
function networkWith(suffix: string, id: number): { network: LedgerNetwork; account: string } {
  const on = (kind: EntityKind, name: string) => addressOf(kind, suffix, bytesOf(name, 29));
  const { tokens, collections, components } = NETWORK;
  const moved = <Names extends object>(names: Names, kind: EntityKind) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, on(kind, name)])) as Names;
  const network: LedgerNetwork = {
    ...NETWORK,
    id,
    suffix,
    tokens: { ...moved(tokens, "fungible"), XRD: xrdOn(suffix) },
    collections: moved(collections, "nonFungible"),
    components: moved(components, "component"),
    treasury: on("account", "treasury"),
  };
  return { network, account: on("account", "player") };
}

describe("a manifest", () => {
  it.each([
    ["mainnet", 1, "rdx"],
    ["Stokenet", 2, "tdx_2_"],
    ["the dev network", 242, "sim"],
  ])("is valid on %s according to the ledger's own toolkit", async (_name, id, suffix) => {
    const { network, account } = networkWith(suffix, id);
    for (const manifest of allOf(manifestsOn(network, shippedRules), account)) {
      const instructions = { kind: "String" as const, value: manifest };
      expect(
        await RadixEngineToolkit.TransactionManifest.staticallyValidate(
          { instructions, blobs: [] } as never,
          id,
        ),
      ).toEqual({ kind: "Valid" });
    }
  });

  it("mints an egg for 250 XRD into the account (LED-147, LED-150)", () => {
    const xrd = NETWORK.tokens.XRD;
    expect(MANIFESTS.creatureMint(ACCOUNT)).toBe(
      [
        `CALL_METHOD Address("${ACCOUNT}") "withdraw" Address("${xrd}") Decimal("250");`,
        `TAKE_FROM_WORKTOP Address("${xrd}") Decimal("250") Bucket("payment");`,
        `CALL_METHOD Address("${COMPONENT}") "mint_egg" Bucket("payment");`,
        `CALL_METHOD Address("${ACCOUNT}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        "",
      ].join("\n"),
    );
  });

  it("upgrades a creature's stats with a proof of it and the exact cost (LED-161)", () => {
    expect(MANIFESTS.upgradeStats(ACCOUNT, "#7#", COST, POINTS)).toBe(
      [
        `CALL_METHOD Address("${ACCOUNT}") "withdraw" Address("${CVX}") Decimal("7.5");`,
        `TAKE_FROM_WORKTOP Address("${CVX}") Decimal("7.5") Bucket("payment");`,
        `CALL_METHOD Address("${ACCOUNT}") "create_proof_of_non_fungibles" Address("${CREATURES}") Array<NonFungibleLocalId>(NonFungibleLocalId("#7#"));`,
        `POP_FROM_AUTH_ZONE Proof("creature");`,
        `CALL_METHOD Address("${COMPONENT}") "upgrade_stats" Proof("creature") Bucket("payment") 1u8 0u8 0u8 0u8 1u8;`,
        `CALL_METHOD Address("${ACCOUNT}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        "",
      ].join("\n"),
    );
  });

  it("evolves a creature with a proof of it and the exact cost (LED-180)", () => {
    expect(MANIFESTS.evolve(ACCOUNT, "#7#", COST)).toContain(
      `CALL_METHOD Address("${COMPONENT}") "evolve" Proof("creature") Bucket("payment");`,
    );
  });

  it("buys energy for 200 CVX under the purchase's id (GAP-15)", () => {
    const manifest = MANIFESTS.energy(ACCOUNT, "q2_-Purchase");
    expect(manifest).toContain(`"withdraw" Address("${CVX}") Decimal("200");`);
    expect(manifest).toContain(
      `CALL_METHOD Address("${NETWORK.components.energySale}") "buy" "q2_-Purchase" Bucket("payment");`,
    );
  });

  it("mints the FOMO HIT for the account, into the account (GAP-10)", () => {
    expect(MANIFESTS.fomoHit(ACCOUNT)).toBe(
      [
        `CALL_METHOD Address("${NETWORK.components.fomoHit}") "mint" Address("${ACCOUNT}");`,
        `CALL_METHOD Address("${ACCOUNT}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
        "",
      ].join("\n"),
    );
  });
});

describe("a manifest for invalid values", () => {
  const EVIL = 'x"; CALL_METHOD Address("';

  it.each<[string, () => string]>([
    ["another network's account", () => MANIFESTS.creatureMint(ACCOUNT.replace("_sim1", "_rdx1"))],
    ["an account that ends the text", () => MANIFESTS.creatureMint(`${ACCOUNT}${EVIL}`)],
    ["a creature's id that ends the text", () => MANIFESTS.evolve(ACCOUNT, `#1#${EVIL}`, COST)],
    ["a creature's id of another kind", () => MANIFESTS.evolve(ACCOUNT, "<creature>", COST)],
    ["a cost of nothing", () => MANIFESTS.evolve(ACCOUNT, "#1#", { amount: 0, token: "CVX" })],
    ["a cost below nothing", () => MANIFESTS.evolve(ACCOUNT, "#1#", { amount: -5, token: "CVX" })],
    [
      "a cost without end",
      () => MANIFESTS.evolve(ACCOUNT, "#1#", { amount: Number.POSITIVE_INFINITY, token: "CVX" }),
    ],
    ["points below nothing", () => MANIFESTS.upgradeStats(ACCOUNT, "#1#", COST, { ...POINTS, magic: -1 })],
    ["half a point", () => MANIFESTS.upgradeStats(ACCOUNT, "#1#", COST, { ...POINTS, magic: 0.5 })],
    ["a purchase's id that ends the text", () => MANIFESTS.energy(ACCOUNT, EVIL)],
    ["an empty purchase's id", () => MANIFESTS.energy(ACCOUNT, "")],
    ["a badge's account that ends the text", () => MANIFESTS.fomoHit(`${ACCOUNT}${EVIL}`)],
  ])("is not made with %s (ABU-39)", (_what, make) => {
    expect(make).toThrow(expect.objectContaining({ status: 400 }));
  });

  it.each<[string, (manifests: Manifests) => string]>([
    ["mint", (manifests) => manifests.creatureMint(OTHER_ACCOUNT)],
    ["energy sale", (manifests) => manifests.energy(OTHER_ACCOUNT, "id")],
    ["FOMO HIT", (manifests) => manifests.fomoHit(OTHER_ACCOUNT)],
    [
      "price in an unknown token",
      (manifests) => manifests.evolve(OTHER_ACCOUNT, "#1#", { ...COST, token: "DOGE" }),
    ],
  ])("is not made for a %s that has no address on the network", (_what, make) => {
    const network = { ...devNetwork(), components: { creatures: null, energySale: null, fomoHit: null } };
    expect(() => make(manifestsOn(network, shippedRules))).toThrow(
      expect.objectContaining({ status: 503, code: "ledger_not_configured" }),
    );
  });
});
