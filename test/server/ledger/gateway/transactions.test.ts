import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import type { StreamedTransaction } from "../../../../server/ledger/gateway/gateway.ts";
import type { Ledger } from "../../../../server/ledger/ledger.ts";
import { TestClock } from "../../test-clock.ts";
import { cursors, page } from "../pages.ts";
import { recordingGateway, refusal } from "../recording-gateway.ts";
import {
  ACCOUNT,
  CREATURES,
  CVX,
  INTENT,
  intentHash,
  LEDGER_STATE,
  ledgerOver,
  rulesWith,
} from "../test-ledger.ts";

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

  it("has its intent's status when there is one, else the overall status (GAP-18, LED-113)", async () => {
    const gateway = (await recordingGateway()).on(
      "/transaction/status",
      status({
        intent_status: "LikelyButNotCertainRejection",
        error_message: "no fee",
        permanently_rejects_at_epoch: 12,
      }),
      status({}),
    );
    const clock = new TestClock();
    const ledger = ledgerOver(gateway, { clock }).gateway;
    expect(await ledger.transactionState(INTENT)).toEqual({
      status: "LikelyButNotCertainRejection",
      errorMessage: "no fee",
      rejectedFromEpoch: 12,
      stateVersion: 41,
      epoch: LEDGER_STATE.epoch,
    });
    clock.pass(shippedRules.ledgerReads.statusSpacingMs);
    expect(await ledger.transactionState(INTENT)).toEqual({
      status: "Pending",
      errorMessage: null,
      rejectedFromEpoch: null,
      stateVersion: 41,
      epoch: LEDGER_STATE.epoch,
    });
  });

  it("contains its real changes without the fees (LED-093)", async () => {
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

  it("is null while the gateway does not know yet what a committed one changed (GAP-15)", async () => {
    const gateway = (await recordingGateway()).on("/transaction/committed-details", {
      ledger_state: LEDGER_STATE,
      transaction: committed({ balance_changes: null }),
    });
    expect(await ledgerOver(gateway).gateway.committedTransaction(INTENT)).toBeNull();
  });

  it.each([
    ["another transaction's details", { intent_hash: intentHash("other") }],
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
  ])("is refused as invalid with %s (ABU-56)", async (_what, more) => {
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
    const found = await streamed(ledgerOver(gateway), 10);
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

  it("is read from the beginning of the stream the first time, and only up to a limit at once", async () => {
    let version = 0;
    const gateway = (await recordingGateway()).on("/stream/transactions", () => {
      version += 1;
      return page([committed({ state_version: version })], `s${version}`);
    });
    const ledger = ledgerOver(gateway, { rules: rulesWith({ maxPages: 3 }) });
    const found = await streamed(ledger, 0);
    expect(found.map(({ stateVersion }) => stateVersion)).toEqual([1, 2, 3]);
    expect(gateway.calls[0]?.body).not.toHaveProperty("from_ledger_state");
  });

  it.each([
    ["whose changes the gateway does not know yet", { balance_changes: null }],
    ["with an amount that is no number", { balance_changes: { fungible_balance_changes: "many" } }],
    ["with a status nobody knows", { transaction_status: "Perhaps" }],
  ])("%s is named in the stream, and the others are returned (ABU-56)", async (_what, more) => {
    const odd = committed({ intent_hash: intentHash("odd"), state_version: 11, ...more });
    const gateway = (await recordingGateway()).on(
      "/stream/transactions",
      page([committed({ state_version: 10 }), odd, committed({ state_version: 12 })]),
    );
    const found = await streamed(ledgerOver(gateway), 0);
    expect(found[1]).toEqual({ intentHash: intentHash("odd"), stateVersion: 11, transaction: null });
    expect(found.map(({ transaction }) => transaction?.stateVersion)).toEqual([10, undefined, 12]);
  });

  it("is refused as invalid when the stream is out of order (ABU-56)", async () => {
    const gateway = (await recordingGateway()).on(
      "/stream/transactions",
      page([committed({ state_version: 12 }), committed({ state_version: 11 })]),
    );
    await expect(streamed(ledgerOver(gateway), 0)).rejects.toMatchObject({
      reason: expect.stringContaining("out of order"),
    });
  });
});

describe("the current epoch", () => {
  it("comes from the ledger (LED-092)", async () => {
    const gateway = (await recordingGateway()).on("/status/gateway-status", { ledger_state: LEDGER_STATE });
    expect(await ledgerOver(gateway).gateway.currentEpoch()).toBe(LEDGER_STATE.epoch);
  });
});

/** All that the stream of an entity tells after a state version. */
async function streamed(ledger: Ledger, after: number): Promise<StreamedTransaction[]> {
  const found: StreamedTransaction[] = [];
  for await (const some of ledger.gateway.transactionsOf("component_sim1sale", after)) found.push(...some);
  return found;
}
