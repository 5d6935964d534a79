import { beforeEach, describe, expect, it } from "vitest";
import { type PlayedLedger, playedLedger, sendTo } from "./support/played-ledger.ts";
import { ordinaryBehaviour } from "./support/test-ledger.ts";
import { intentHashOf } from "./support/test-wallet.ts";

const NEVER_SEEN = "account_sim12xzm393xa8u6uy50mlk0lqx5p5vjzhxpexecp4aa22sjyalmnd4yf0";

describe("transactions of the dev ledger's gateway", () => {
  let played: PlayedLedger;

  beforeEach(async () => {
    played = await playedLedger();
  });

  const stream = async (request: object) => {
    const { body } = await played.gateway.ask("/stream/transactions", request);
    return (body as { items: { intent_hash: string }[] }).items.map(({ intent_hash }) => intent_hash);
  };

  it("are accepted by their bytes, once (LED-087, LED-117)", async () => {
    const { gateway, ann, bob } = played;
    const raw = await ann.sign(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    const submit = () =>
      gateway.client.transaction.innerClient.transactionSubmit({
        transactionSubmitRequest: { notarized_transaction_hex: Buffer.from(raw).toString("hex") },
      });
    expect(await submit()).toEqual({ duplicate: false });
    expect(await submit()).toEqual({ duplicate: true });
    const { status } = await gateway.client.transaction.getStatus(await intentHashOf(raw));
    expect(status).toBe("CommittedSuccess");
  });

  it("are identified by their payload: the same intent with other signatures is no duplicate (LED-087)", async () => {
    const { gateway, ledger, ann, bob } = played;
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 5_000 });
    const manifest = `${ann.lockFee()}${sendTo(ann, bob, "1")}`;
    const signed = await ann.sign(manifest, { nonce: 4_000 });
    const cosigned = await ann.sign(manifest, { nonce: 4_000, cosigners: [bob] });
    const submit = async (raw: Uint8Array) =>
      gateway.ask("/transaction/submit", { notarized_transaction_hex: Buffer.from(raw).toString("hex") });
    const news = { status: 200, body: { duplicate: false } };
    const again = { status: 200, body: { duplicate: true } };
    expect(await intentHashOf(cosigned)).toBe(await intentHashOf(signed));
    expect(await submit(signed)).toEqual(news);
    expect(await submit(cosigned)).toEqual(news);
    expect(await submit(signed)).toEqual(again);
    expect(await submit(cosigned)).toEqual(again);
    const status = () => intentHashOf(signed).then((hash) => gateway.client.transaction.getStatus(hash));
    expect((await status()).known_payloads).toMatchObject([{ status: "Pending" }, { status: "Pending" }]);
    ledger.clock.pass(5_000);
    expect((await status()).known_payloads).toMatchObject([
      { payload_status: "CommittedSuccess" },
      { payload_status: "PermanentlyRejected" },
    ]);
    expect(await submit(signed)).toEqual(again);
    expect(await submit(cosigned)).toMatchObject({
      status: 400,
      body: { details: { type: "InvalidTransactionError" } },
    });
  });

  it("are refused when a permanently rejected payload comes again (LED-087)", async () => {
    const { gateway, ledger, ann, bob } = played;
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, next: "reject", count: 1 });
    const raw = await ann.sign(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    const body = { notarized_transaction_hex: Buffer.from(raw).toString("hex") };
    expect((await gateway.ask("/transaction/submit", body)).status).toBe(200);
    expect(await gateway.ask("/transaction/submit", body)).toMatchObject({
      status: 400,
      body: { message: "the dev ledger was told to reject it" },
    });
  });

  it("are unknown until they are submitted, which is no error (LED-085)", async () => {
    const { gateway, ann, bob } = played;
    const hash = await intentHashOf(await ann.sign(sendTo(ann, bob, "1")));
    expect(await gateway.client.transaction.getStatus(hash)).toMatchObject({
      status: "Unknown",
      intent_status: "Unknown",
      known_payloads: [],
    });
  });

  it("are pending with the epoch of their end, then committed (LED-085, LED-113, LED-118)", async () => {
    const { gateway, ledger, ann, bob } = played;
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, delayMs: 5_000 });
    const hash = await ann.submit(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    const pending = await gateway.client.transaction.getStatus(hash);
    expect(pending).toMatchObject({
      status: "Pending",
      intent_status: "Pending",
      permanently_rejects_at_epoch: pending.ledger_state.epoch + 2,
      known_payloads: [
        { status: "Pending", payload_status: "Pending", handling_status: "HandlingSubmission" },
      ],
    });
    await expect(gateway.client.transaction.getCommittedDetails(hash)).rejects.toMatchObject({
      status: 404,
      errorResponse: { details: { type: "TransactionNotFoundError", intent_hash: hash } },
    });
    ledger.clock.pass(5_000);
    const committed = await gateway.client.transaction.getStatus(hash);
    expect(committed).toMatchObject({
      intent_status: "CommittedSuccess",
      committed_state_version: committed.ledger_state.state_version,
      known_payloads: [{ payload_status: "CommittedSuccess", handling_status: "Concluded" }],
    });
  });

  it("are permanently rejected, or fail, with the reason (LED-085, GAP-18)", async () => {
    const { gateway, ledger, ann, bob, tooMuch } = played;
    ledger.ledger.setBehaviour({ ...ordinaryBehaviour, next: "reject", count: 1 });
    const rejected = await ann.submit(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    expect(await gateway.client.transaction.getStatus(rejected)).toMatchObject({
      status: "Rejected",
      intent_status: "PermanentlyRejected",
      error_message: "the dev ledger was told to reject it",
      known_payloads: [{ payload_status: "PermanentlyRejected" }],
    });
    const failed = await gateway.client.transaction.getStatus(tooMuch);
    expect(failed).toMatchObject({ status: "CommittedFailure", intent_status: "CommittedFailure" });
    expect(failed.error_message).toContain("1000 are needed");
  });

  it("contain on request their changes, their cost and their manifest (LED-081, LED-093, LED-094)", async () => {
    const { gateway, ledger, ann, bob, lunch } = played;
    const { transaction } = await gateway.client.transaction.getCommittedDetails(lunch);
    const cvx = ledger.token("CVX");
    expect(transaction).toMatchObject({
      transaction_status: "CommittedSuccess",
      intent_hash: lunch,
      message: { type: "Plaintext", content: { type: "String", value: "for lunch" } },
      affected_global_entities: expect.arrayContaining([ann.address, bob.address, cvx]),
      balance_changes: {
        fungible_balance_changes: [
          { entity_address: ann.address, resource_address: cvx, balance_change: "-12.5" },
          { entity_address: bob.address, resource_address: cvx, balance_change: "12.5" },
        ],
        fungible_fee_balance_changes: [
          { type: "FeePayment", entity_address: ann.address, balance_change: `-${transaction.fee_paid}` },
        ],
        non_fungible_balance_changes: [],
      },
      receipt: {
        status: "CommittedSuccess",
        events: [{ name: "WithdrawEvent" }, { name: "DepositEvent" }],
        fee_summary: { xrd_total_execution_cost: transaction.fee_paid },
        fee_destination: { to_burn: transaction.fee_paid },
      },
    });
    expect(transaction.manifest_instructions).toContain('"withdraw"');
    expect(transaction.raw_hex).toMatch(/^4d/);
  });

  it("contain only the requested details (LED-081)", async () => {
    const { body } = await played.gateway.ask("/transaction/committed-details", {
      intent_hash: played.lunch,
    });
    const { transaction } = body as { transaction: Record<string, unknown> };
    for (const field of ["raw_hex", "balance_changes", "manifest_instructions", "affected_global_entities"])
      expect(transaction).not.toHaveProperty(field);
    expect(transaction).not.toHaveProperty("error_message");
    expect(transaction.receipt).toEqual({ status: "CommittedSuccess" });
  });

  it("are streamed newest first, or oldest first from a state version on (LED-079)", async () => {
    const { gateway, lunch, tooMuch, ann, bob } = played;
    const third = (await ann.send(sendTo(ann, bob, "2"))).intentHash;
    expect(await stream({})).toEqual([third, tooMuch, lunch]);
    expect(await stream({ order: "Asc" })).toEqual([lunch, tooMuch, third]);
    const { transaction } = await gateway.client.transaction.getCommittedDetails(tooMuch);
    const there = { state_version: transaction.state_version };
    expect(await stream({ order: "Asc", from_ledger_state: there })).toEqual([tooMuch, third]);
    expect(await stream({ at_ledger_state: there })).toEqual([tooMuch, lunch]);
    expect(await stream({ from_ledger_state: { state_version: 1 } })).toEqual([third, tooMuch, lunch]);
  });

  it("are found from an epoch, or a round of it, in which nothing was committed (LED-079, LED-092)", async () => {
    const { gateway, ledger, lunch, tooMuch, ann, bob } = played;
    const { epoch } = (await gateway.client.status.getCurrent()).ledger_state;
    ledger.clock.pass(3_600_000);
    const third = (await ann.send(sendTo(ann, bob, "2"))).intentHash;
    const quiet = { epoch: epoch + 5 };
    expect(await stream({ at_ledger_state: quiet })).toEqual([tooMuch, lunch]);
    expect(await stream({ at_ledger_state: { ...quiet, round: 7 } })).toEqual([tooMuch, lunch]);
    expect(await stream({ from_ledger_state: quiet })).toEqual([third]);
    const told = await gateway.ask("/stream/transactions", { at_ledger_state: { ...quiet, round: 7 } });
    expect(told.body).toMatchObject({ ledger_state: { ...quiet, round: 7 } });
    for (const at_ledger_state of [{ epoch: epoch + 13 }, { ...quiet, round: 301 }]) {
      expect((await gateway.ask("/stream/transactions", { at_ledger_state })).status).toBe(400);
    }
  });

  it("are streamed page by page (LED-079, LED-117)", async () => {
    const { gateway, lunch, tooMuch } = played;
    const first = await gateway.ask("/stream/transactions", { limit_per_page: 1 });
    const { items, next_cursor } = first.body as { items: { intent_hash: string }[]; next_cursor: string };
    expect(items.map(({ intent_hash }) => intent_hash)).toEqual([tooMuch]);
    const last = await gateway.ask("/stream/transactions", { limit_per_page: 1, cursor: next_cursor });
    expect(last.body).toMatchObject({ items: [{ intent_hash: lunch }] });
    expect(last.body).not.toHaveProperty("next_cursor");
  });

  it.each<[filter: string, request: (played: PlayedLedger) => object, found: ("lunch" | "tooMuch")[]]>([
    [
      "who was touched",
      ({ ann, bob }) => ({ affected_global_entities_filter: [ann.address, bob.address] }),
      ["lunch"],
    ],
    ["success", () => ({ transaction_status_filter: "Success" }), ["lunch"]],
    ["failure", () => ({ transaction_status_filter: "Failure" }), ["tooMuch"]],
    ["kind", () => ({ kind_filter: "EpochChange" }), []],
    [
      "a changed balance",
      ({ ledger }) => ({ balance_change_resources_filter: [ledger.token("CVX")] }),
      ["lunch"],
    ],
    ["who announced something", ({ bob }) => ({ event_global_emitters_filter: [bob.address] }), ["lunch"]],
    [
      "a deposit",
      ({ bob }) => ({ events_filter: [{ event: "Deposit", emitter_address: bob.address }] }),
      ["lunch"],
    ],
    [
      "a withdrawal",
      ({ bob }) => ({ events_filter: [{ event: "Withdrawal", emitter_address: bob.address }] }),
      [],
    ],
    [
      "whom the manifest takes from",
      ({ ann }) => ({ manifest_accounts_withdrawn_from_filter: [ann.address] }),
      ["tooMuch", "lunch"],
    ],
    [
      "whom the manifest gives to",
      ({ ann }) => ({ manifest_accounts_deposited_into_filter: [ann.address] }),
      [],
    ],
    ["what the manifest names", ({ ledger }) => ({ manifest_resources_filter: [ledger.token("HUG")] }), []],
    [
      "badges the manifest shows",
      ({ ledger }) => ({ manifest_badges_presented_filter: [ledger.token("CVX")] }),
      [],
    ],
    [
      "whose owner acted",
      ({ ann }) => ({ accounts_with_manifest_owner_method_calls: [ann.address] }),
      ["tooMuch", "lunch"],
    ],
    [
      "whose owner did not",
      ({ ann }) => ({ accounts_without_manifest_owner_method_calls: [ann.address] }),
      [],
    ],
    [
      "an account that the ledger has never seen",
      () => ({ accounts_without_manifest_owner_method_calls: [NEVER_SEEN] }),
      [],
    ],
    ["a class of manifests", () => ({ manifest_class_filter: { class: "Transfer" } }), []],
  ])("are streamed by %s (LED-079)", async (_filter, request, found) => {
    expect(await stream(request(played))).toEqual(found.map((name) => played[name]));
  });

  it("have the same time as the state they were committed at (LED-092)", async () => {
    const { gateway, ledger, lunch } = played;
    ledger.clock.pass(3_600_000);
    const { transaction } = await gateway.client.transaction.getCommittedDetails(lunch);
    const at = { timestamp: transaction.round_timestamp };
    const { body } = await gateway.ask("/transaction/committed-details", {
      intent_hash: lunch,
      at_ledger_state: at,
    });
    expect(body).toMatchObject({
      ledger_state: { epoch: transaction.epoch, round: transaction.round, network: "simulator" },
    });
    const now = await gateway.client.status.getCurrent();
    expect(now.ledger_state.epoch).toBe(transaction.epoch + 12);
  });
});
