import { describe, expect, it } from "vitest";
import { type RecordedCall, type RecordingGateway, recordingGateway, refusal } from "./recording-gateway.ts";
import {
  ACCOUNT,
  CREATURES,
  CVX,
  INTENT,
  intentHash,
  LEDGER_STATE,
  ledgerOver,
  rulesWith,
} from "./test-ledger.ts";

const DETAILS = "/state/entity/details";
const FUNGIBLES = "/state/entity/page/fungibles/";
const FUNGIBLE_VAULTS = "/state/entity/page/fungible-vaults/";
const NON_FUNGIBLES = "/state/entity/page/non-fungibles/";
const NON_FUNGIBLE_VAULTS = "/state/entity/page/non-fungible-vaults/";
const VAULT_IDS = "/state/entity/page/non-fungible-vault/ids";
const AT = { state_version: LEDGER_STATE.state_version };

const details = (fungible: object, nonFungible: object = { items: [] }, address = ACCOUNT) => ({
  ledger_state: LEDGER_STATE,
  items: [
    { address, metadata: { items: [] }, fungible_resources: fungible, non_fungible_resources: nonFungible },
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
const page = (items: object[] | string[], next_cursor?: string) => ({
  ledger_state: LEDGER_STATE,
  items,
  next_cursor,
});
const bodies = (calls: RecordedCall[]) => calls.map(({ body }) => body);
const cursors = (gateway: RecordingGateway, path: string) =>
  gateway.callsOf(path).map(({ body }) => (body as { cursor?: string }).cursor);

describe("an amount of a token", () => {
  it("is summed over all vaults of all pages, asked for the moment of the first (LED-090)", async () => {
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

  it("stops asking where it has found its token", async () => {
    const gateway = (await recordingGateway()).on(
      DETAILS,
      details({ items: [fungible(CVX, ["250"])], next_cursor: "p2" }),
    );
    expect(await ledgerOver(gateway).gateway.fungibleAmount(ACCOUNT, CVX)).toBe("250");
    expect(gateway.calls).toHaveLength(1);
  });

  it("is 0 for an account that holds none, or that the ledger never heard of", async () => {
    const gateway = (await recordingGateway()).on(
      DETAILS,
      details({ items: [] }),
      refusal(404, "EntityNotFoundError"),
    );
    const ledger = ledgerOver(gateway).gateway;
    expect(await ledger.fungibleAmount(ACCOUNT, CVX)).toBe("0");
    expect(await ledger.fungibleAmount(ACCOUNT, CVX)).toBe("0");
    expect(await ledger.nonFungibleIds(ACCOUNT, CREATURES)).toEqual([]);
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
    expect(await ledgerOver(gateway).gateway.nonFungibleIds(ACCOUNT, CREATURES)).toEqual([
      "#1#",
      "#2#",
      "#3#",
      "#4#",
    ]);
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

  it("are not walked in circles: a cursor that comes again is an error (ABU-56)", async () => {
    const gateway = (await recordingGateway())
      .on(DETAILS, details({ items: [] }, { items: [], next_cursor: "p2" }))
      .on(NON_FUNGIBLES, page([], "p3"), page([], "p2"));
    await expect(ledgerOver(gateway).gateway.nonFungibleIds(ACCOUNT, CREATURES)).rejects.toMatchObject({
      status: 502,
      reason: expect.stringContaining("leads back"),
    });
    expect(gateway.callsOf(NON_FUNGIBLES)).toHaveLength(2);
  });

  it("are not walked for ever (ABU-56)", async () => {
    let pages = 0;
    const gateway = (await recordingGateway())
      .on(DETAILS, details({ items: [] }, { items: [], next_cursor: "first" }))
      .on(NON_FUNGIBLES, () => {
        pages += 1;
        return page([], `page ${pages}`);
      });
    const ledger = ledgerOver(gateway, { rules: rulesWith({ maxPages: 4 }) });
    await expect(ledger.gateway.nonFungibleIds(ACCOUNT, CREATURES)).rejects.toMatchObject({
      reason: expect.stringContaining("more than 4 pages"),
    });
    expect(gateway.calls).toHaveLength(4);
  });
});

describe("tokens' data", () => {
  const token = (non_fungible_id: string, fields: object[] = [], is_burned = false) => ({
    non_fungible_id,
    is_burned,
    last_updated_at_state_version: 1,
    data: { raw_hex: "5c", programmatic_json: { kind: "Tuple", fields } },
  });

  it("are texts, numbers and lists of texts by name; other kinds are left out, as are burned tokens", async () => {
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

  it("are asked for in chunks of 29, and not at all for no ids (LED-089)", async () => {
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

describe("a transaction", () => {
  const status = (more: object) => ({
    status: "Pending",
    known_payloads: [],
    ledger_state: LEDGER_STATE,
    ...more,
  });
  const committed = (more: object = {}) => ({
    intent_hash: INTENT,
    transaction_status: "CommittedSuccess",
    state_version: 41,
    epoch: 7,
    round: 1,
    round_timestamp: "2026-05-01T12:00:00.000Z",
    manifest_instructions: 'CALL_METHOD "buy"',
    balance_changes: {
      fungible_fee_balance_changes: [
        {
          type: "FeePayment",
          entity_address: ACCOUNT,
          resource_address: "resource_sim1xrd",
          balance_change: "-0.3",
        },
      ],
      fungible_balance_changes: [{ entity_address: ACCOUNT, resource_address: CVX, balance_change: "-200" }],
      non_fungible_balance_changes: [
        { entity_address: ACCOUNT, resource_address: CREATURES, added: ["#1#"], removed: [] },
      ],
    },
    ...more,
  });

  it("has its intent's status where there is one, else the overall one (GAP-18, LED-113)", async () => {
    const gateway = (await recordingGateway()).on(
      "/transaction/status",
      status({
        intent_status: "LikelyButNotCertainRejection",
        error_message: "no fee",
        permanently_rejects_at_epoch: 12,
      }),
      status({}),
    );
    const ledger = ledgerOver(gateway).gateway;
    expect(await ledger.transactionState(INTENT)).toEqual({
      status: "LikelyButNotCertainRejection",
      errorMessage: "no fee",
      rejectedFromEpoch: 12,
    });
    expect(await ledger.transactionState(INTENT)).toEqual({
      status: "Pending",
      errorMessage: null,
      rejectedFromEpoch: null,
    });
  });

  it("tells what it really did, fees left aside (LED-093)", async () => {
    const gateway = (await recordingGateway()).on("/transaction/committed-details", {
      ledger_state: LEDGER_STATE,
      transaction: committed(),
    });
    expect(await ledgerOver(gateway).gateway.committedTransaction(INTENT)).toEqual({
      intentHash: INTENT,
      status: "CommittedSuccess",
      errorMessage: null,
      stateVersion: 41,
      instructions: 'CALL_METHOD "buy"',
      fungibleChanges: [{ account: ACCOUNT, resource: CVX, amount: "-200" }],
      nonFungibleChanges: [{ account: ACCOUNT, resource: CREATURES, added: ["#1#"], removed: [] }],
    });
    expect(gateway.calls[0]?.body).toEqual({
      intent_hash: INTENT,
      opt_ins: { manifest_instructions: true, balance_changes: true },
    });
  });

  it("is null while it is not committed", async () => {
    const gateway = (await recordingGateway()).on(
      "/transaction/committed-details",
      refusal(404, "TransactionNotFoundError"),
    );
    expect(await ledgerOver(gateway).gateway.committedTransaction(INTENT)).toBeNull();
  });

  it.each([
    ["another transaction's details", { intent_hash: intentHash("other") }],
    ["a success without its changes", { balance_changes: null }],
    ["a status nobody knows", { transaction_status: "Perhaps" }],
    [
      "an amount that is no number",
      {
        balance_changes: {
          fungible_fee_balance_changes: [],
          fungible_balance_changes: [
            { entity_address: ACCOUNT, resource_address: CVX, balance_change: "NaN" },
          ],
          non_fungible_balance_changes: [],
        },
      },
    ],
  ])("is not believed with %s (ABU-56)", async (_what, more) => {
    const gateway = (await recordingGateway()).on("/transaction/committed-details", {
      ledger_state: LEDGER_STATE,
      transaction: committed(more),
    });
    await expect(ledgerOver(gateway).gateway.committedTransaction(INTENT)).rejects.toMatchObject({
      status: 502,
    });
  });

  it("is found in the stream of an entity, oldest first, after a state version (LED-079)", async () => {
    const gateway = (await recordingGateway()).on(
      "/stream/transactions",
      page([committed({ state_version: 10 }), committed({ state_version: 11 })], "s2"),
      page([committed({ state_version: 12 })]),
    );
    const found = await ledgerOver(gateway).gateway.transactionsOf("component_sim1sale", 10);
    expect(found.map(({ stateVersion }) => stateVersion)).toEqual([11, 12]);
    expect(gateway.calls[0]?.body).toEqual({
      affected_global_entities_filter: ["component_sim1sale"],
      kind_filter: "User",
      order: "Asc",
      from_ledger_state: { state_version: 10 },
      opt_ins: { manifest_instructions: true, balance_changes: true },
    });
    expect(cursors(gateway, "/stream/transactions")).toEqual([undefined, "s2"]);
  });

  it("the stream is read from its beginning on the first time, and only so far at once", async () => {
    let version = 0;
    const gateway = (await recordingGateway()).on("/stream/transactions", () => {
      version += 1;
      return page([committed({ state_version: version })], `s${version}`);
    });
    const ledger = ledgerOver(gateway, { rules: rulesWith({ maxPages: 3 }) }).gateway;
    const found = await ledger.transactionsOf("component_sim1sale", 0);
    expect(found.map(({ stateVersion }) => stateVersion)).toEqual([1, 2, 3]);
    expect(gateway.calls[0]?.body).not.toHaveProperty("from_ledger_state");
  });

  it("a stream out of order is not believed (ABU-56)", async () => {
    const gateway = (await recordingGateway()).on(
      "/stream/transactions",
      page([committed({ state_version: 12 }), committed({ state_version: 11 })]),
    );
    await expect(ledgerOver(gateway).gateway.transactionsOf("component_sim1sale", 0)).rejects.toMatchObject({
      reason: expect.stringContaining("out of order"),
    });
  });
});

describe("the epoch", () => {
  it("is the ledger's (LED-092)", async () => {
    const gateway = (await recordingGateway()).on("/status/gateway-status", { ledger_state: LEDGER_STATE });
    expect(await ledgerOver(gateway).gateway.currentEpoch()).toBe(LEDGER_STATE.epoch);
  });
});
