import { describe, expect, it } from "vitest";
import { bodies, cursors, page } from "../pages.ts";
import { recordingGateway, refusal } from "../recording-gateway.ts";
import { ACCOUNT, CREATURES, CVX, LEDGER_STATE, ledgerOver, NETWORK, rulesWith } from "../test-ledger.ts";

const DETAILS = "/state/entity/details";
const FUNGIBLES = "/state/entity/page/fungibles/";
const FUNGIBLE_VAULTS = "/state/entity/page/fungible-vaults/";
const NON_FUNGIBLES = "/state/entity/page/non-fungibles/";
const NON_FUNGIBLE_VAULTS = "/state/entity/page/non-fungible-vaults/";
const VAULT_IDS = "/state/entity/page/non-fungible-vault/ids";
const AT = { state_version: LEDGER_STATE.state_version };

const details = (fungible: object, nonFungible: object = { items: [] }) => ({
  ledger_state: LEDGER_STATE,
  items: [
    {
      address: ACCOUNT,
      metadata: { items: [] },
      fungible_resources: fungible,
      non_fungible_resources: nonFungible,
    },
  ],
});
const fungible = (resource: string, amounts: string[], next_cursor?: string) => ({
  aggregation_level: "Vault",
  resource_address: resource,
  vaults: { items: amounts.map(inVault), next_cursor },
});
const inVault = (amount: string, index = 0) => ({
  vault_address: `v${index}`,
  amount,
  last_updated_at_state_version: 1,
});
const nonFungible = (resource: string, vaults: object[], next_cursor?: string) => ({
  aggregation_level: "Vault",
  resource_address: resource,
  vaults: { items: vaults, next_cursor },
});
const idVault = (vault_address: string, items: string[], next_cursor?: string) => ({
  vault_address,
  items,
  total_count: 9,
  last_updated_at_state_version: 1,
  next_cursor,
});

describe("an amount of a token", () => {
  it("is the sum over all vaults of all pages, at the state version of the first page (LED-090)", async () => {
    const gateway = (await recordingGateway())
      .on(DETAILS, details({ items: [fungible("resource_sim1other", ["7"])], next_cursor: "p2" }))
      .on(FUNGIBLES, page([], "p3"), page([fungible(CVX, ["0.1", "0.2"], "v2")]))
      .on(
        FUNGIBLE_VAULTS,
        page([inVault("1000000000000000000.5")], "v3"),
        page([inVault("0.000000000000000001")]),
      );
    expect(await ledgerOver(gateway).gateway.fungibleAmount(ACCOUNT, CVX)).toBe(
      "1000000000000000000.800000000000000001",
    );
    expect(cursors(gateway, FUNGIBLES)).toEqual(["p2", "p3"]);
    expect(cursors(gateway, FUNGIBLE_VAULTS)).toEqual(["v2", "v3"]);
    for (const path of [FUNGIBLES, FUNGIBLE_VAULTS])
      for (const body of bodies(gateway.callsOf(path)))
        expect(body).toMatchObject({ address: ACCOUNT, at_ledger_state: AT });
  });

  it("needs no further page once the token is found", async () => {
    const gateway = (await recordingGateway()).on(
      DETAILS,
      details({ items: [fungible(CVX, ["250"])], next_cursor: "p2" }),
    );
    expect(await ledgerOver(gateway).gateway.fungibleAmount(ACCOUNT, CVX)).toBe("250");
    expect(gateway.calls).toHaveLength(1);
  });

  it("is 0 for an account that holds none, or that the ledger does not know", async () => {
    const gateway = (await recordingGateway()).on(
      DETAILS,
      details({ items: [] }),
      { ledger_state: LEDGER_STATE, items: [] },
      refusal(404, "EntityNotFoundError"),
    );
    const ledger = ledgerOver(gateway).gateway;
    for (const _answer of ["nothing of the token", "no account", "not found"])
      expect(await ledger.fungibleAmount(ACCOUNT, CVX)).toBe("0");
    expect(await ledger.nonFungibleIds(ACCOUNT, [CREATURES])).toEqual(new Map([[CREATURES, []]]));
  });
});

describe("a collection's ids", () => {
  it("are read from every page of resources, of vaults and of ids (LED-090, GAP-20)", async () => {
    const gateway = (await recordingGateway())
      .on(
        DETAILS,
        details({ items: [] }, { items: [nonFungible("resource_sim1other", [])], next_cursor: "p2" }),
      )
      .on(NON_FUNGIBLES, page([nonFungible(CREATURES, [idVault("v1", ["#1#"], "i2")], "v2")]))
      .on(NON_FUNGIBLE_VAULTS, page([idVault("v2", ["#4#"])]))
      .on(VAULT_IDS, page(["#2#"], "i3"), page(["#3#"]));
    const held = await ledgerOver(gateway).gateway.nonFungibleIds(ACCOUNT, [CREATURES]);
    expect(held.get(CREATURES)).toEqual(["#1#", "#2#", "#3#", "#4#"]);
    expect(gateway.callsOf(NON_FUNGIBLES)[0]?.body).toMatchObject({
      cursor: "p2",
      at_ledger_state: AT,
      opt_ins: { non_fungible_include_nfids: true },
    });
    expect(cursors(gateway, NON_FUNGIBLE_VAULTS)).toEqual(["v2"]);
    expect(bodies(gateway.callsOf(VAULT_IDS))).toEqual([
      expect.objectContaining({ vault_address: "v1", cursor: "i2", at_ledger_state: AT }),
      expect.objectContaining({ vault_address: "v1", cursor: "i3", at_ledger_state: AT }),
    ]);
  });

  it("of several collections are read in one pass over the account, which ends with the last one found", async () => {
    const tools = String(NETWORK.collections.tools);
    const spells = String(NETWORK.collections.spells);
    const gateway = (await recordingGateway())
      .on(
        DETAILS,
        details(
          { items: [] },
          { items: [nonFungible(spells, [idVault("v1", ["#7#"], "i2")])], next_cursor: "p2" },
        ),
      )
      .on(
        NON_FUNGIBLES,
        page([nonFungible(CREATURES, [idVault("v2", ["#1#"])]), nonFungible(tools, [])], "p3"),
      )
      .on(VAULT_IDS, page(["#8#"]));
    const { gateway: ledger } = ledgerOver(gateway);
    expect(await ledger.nonFungibleIds(ACCOUNT, [tools, spells])).toEqual(
      new Map([
        [tools, []],
        [spells, ["#7#", "#8#"]],
      ]),
    );
    expect(cursors(gateway, NON_FUNGIBLES)).toEqual(["p2"]);
    expect(gateway.calls).toHaveLength(3);
    expect(await ledger.nonFungibleIds(ACCOUNT, [])).toEqual(new Map());
    expect(gateway.calls).toHaveLength(3);
  });

  it("are not read for ever when a cursor repeats: that is an error (ABU-56)", async () => {
    const gateway = (await recordingGateway())
      .on(DETAILS, details({ items: [] }, { items: [], next_cursor: "p2" }))
      .on(NON_FUNGIBLES, page([], "p3"), page([], "p2"));
    await expect(ledgerOver(gateway).gateway.nonFungibleIds(ACCOUNT, [CREATURES])).rejects.toMatchObject({
      status: 502,
      reason: expect.stringContaining("leads back"),
    });
    expect(gateway.callsOf(NON_FUNGIBLES)).toHaveLength(2);
  });

  it("are not read for ever when pages never end (ABU-56)", async () => {
    let pages = 0;
    const gateway = (await recordingGateway())
      .on(DETAILS, details({ items: [] }, { items: [], next_cursor: "first" }))
      .on(NON_FUNGIBLES, () => {
        pages += 1;
        return page([], `page ${pages}`);
      });
    const ledger = ledgerOver(gateway, { rules: rulesWith({ maxPages: 4 }) });
    await expect(ledger.gateway.nonFungibleIds(ACCOUNT, [CREATURES])).rejects.toMatchObject({
      reason: expect.stringContaining("more than 4 pages"),
    });
    expect(gateway.calls).toHaveLength(4);
  });
});

describe("the data of tokens", () => {
  const token = (non_fungible_id: string, fields: object[] = [], is_burned = false) => ({
    non_fungible_id,
    is_burned,
    last_updated_at_state_version: 1,
    data: { raw_hex: "5c", programmatic_json: { kind: "Tuple", fields } },
  });

  it("are texts, numbers and lists of texts by name, without other kinds and burned tokens", async () => {
    const gateway = (await recordingGateway()).on("/state/non-fungible/data", {
      non_fungible_ids: [
        token("#1#", [
          { kind: "String", field_name: "name", value: "Bullx" },
          { kind: "U8", field_name: "form", value: "2" },
          { kind: "Decimal", field_name: "energy", value: "9.5" },
          {
            kind: "Array",
            element_kind: "String",
            field_name: "specialty_stats",
            elements: [{ kind: "String", value: "strength" }],
          },
          {
            kind: "Array",
            element_kind: "U8",
            field_name: "numbers",
            elements: [{ kind: "U8", value: "1" }],
          },
          { kind: "Bool", field_name: "shiny", value: true },
          { kind: "String", value: "without a name" },
          { kind: "String", field_name: "__proto__", value: "plain" },
        ]),
        token("#2#", [], true),
      ],
    });
    const [first, ...more] = await ledgerOver(gateway).gateway.nonFungibleData(CREATURES, [
      "#1#",
      "#2#",
      "#9#",
    ]);
    expect(more).toEqual([]);
    expect(first?.id).toBe("#1#");
    expect(Object.entries(first?.fields ?? {})).toEqual([
      ["name", "Bullx"],
      ["form", "2"],
      ["energy", "9.5"],
      ["specialty_stats", ["strength"]],
      ["__proto__", "plain"],
    ]);
  });

  it("are requested in chunks of 29, and not at all without ids (LED-089)", async () => {
    const gateway = (await recordingGateway()).on("/state/non-fungible/data", ({ body }) => ({
      non_fungible_ids: (body as { non_fungible_ids: string[] }).non_fungible_ids.map((id) => token(id)),
    }));
    const ids = Array.from({ length: 30 }, (_, index) => `#${index}#`);
    const ledger = ledgerOver(gateway).gateway;
    expect((await ledger.nonFungibleData(CREATURES, ids)).map(({ id }) => id)).toEqual(ids);
    expect(gateway.calls).toHaveLength(2);
    expect(await ledger.nonFungibleData(CREATURES, [])).toEqual([]);
    expect(gateway.calls).toHaveLength(2);
  });
});
