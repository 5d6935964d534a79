import { beforeEach, describe, expect, it } from "vitest";
import { EPOCH_MS, epochAt } from "../../../server/dev-ledger/state/model.ts";
import { type PlayedLedger, playedLedger, sendTo } from "./support/played-ledger.ts";
import { intentHashOf, TestWallet } from "./support/test-wallet.ts";

const NOBODY = "component_sim1cptxxxxxxxxxgenssxxxxxxxxxx000977302539xxxxxxxxxkjv3q6";
const ON_MAINNET = "resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd";

describe("the dev ledger's gateway, like the real one,", () => {
  let played: PlayedLedger;

  beforeEach(async () => {
    played = await playedLedger();
  });

  const refusal = (path: string, body?: unknown) => played.gateway.ask(path, body);
  const wrongAt = (path: string) => ({
    status: 400,
    body: {
      message: "One or more validation errors occurred",
      code: 400,
      details: { type: "InvalidRequestError", validation_errors: [{ path }] },
      trace_id: expect.any(String),
    },
  });

  it("answers 404 with the address for an entity that does not exist (LED-044, LED-073)", async () => {
    expect(await refusal("/state/entity/page/metadata", { address: NOBODY })).toMatchObject({
      status: 404,
      body: {
        message: "Entity not found",
        code: 404,
        details: { type: "EntityNotFoundError", address: NOBODY },
      },
    });
  });

  it("leaves out unknown entities and validators among others, and reports each once (LED-073)", async () => {
    const { ann } = played;
    const addresses = [NOBODY, ann.address, ann.address];
    expect(await refusal("/state/entity/details", { addresses })).toMatchObject({
      status: 200,
      body: { items: [{ address: ann.address }] },
    });
    expect(await refusal("/state/entity/details", { addresses: [NOBODY] })).toMatchObject({
      status: 200,
      body: { items: [] },
    });
    expect(
      await refusal("/statistics/validators/uptime", { validator_addresses: [ann.address] }),
    ).toMatchObject({
      status: 200,
      body: { validators: { items: [] } },
    });
  });

  it("answers 400 for an entity of another kind than the call needs (LED-068)", async () => {
    const cvx = played.ledger.token("CVX");
    const asked = { resource_address: cvx, non_fungible_ids: ["#1#"] };
    expect(await refusal("/state/non-fungible/data", asked)).toMatchObject({
      status: 400,
      body: { message: "Invalid entity", details: { type: "InvalidEntityError", address: cvx } },
    });
    expect(await refusal("/state/entity/page/fungibles/", { address: cvx })).toMatchObject({
      body: { details: { type: "InvalidEntityError" } },
    });
  });

  it("answers 400 for an invalid address and for one of another network (LED-073)", async () => {
    for (const address of ["nonsense", `${NOBODY}x`, ON_MAINNET]) {
      const answer = await refusal("/state/entity/details", { addresses: [address] });
      expect(answer).toMatchObject(wrongAt("addresses[0]"));
    }
  });

  it("answers 400 for a request without a body or without a required field (LED-043)", async () => {
    expect(await refusal("/state/entity/details")).toMatchObject(wrongAt(""));
    expect(await refusal("/transaction/status", {})).toMatchObject(wrongAt(""));
    expect(await refusal("/transaction/submit", { notarized_transaction_hex: "xyz" })).toMatchObject(
      wrongAt("notarized_transaction_hex"),
    );
  });

  it("answers 400 for more than 20 entities, 100 ids or 200 validators at once (LED-089)", async () => {
    const { ann, ledger } = played;
    const many = (count: number) => Array.from({ length: count }, () => ann.address);
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `#${index}#`);
    const creatures = ledger.collection("creatures");
    expect((await refusal("/state/entity/details", { addresses: many(20) })).status).toBe(200);
    expect(await refusal("/state/entity/details", { addresses: many(21) })).toMatchObject(
      wrongAt("addresses"),
    );
    const tokens = (count: number) => ({ resource_address: creatures, non_fungible_ids: ids(count) });
    expect((await refusal("/state/non-fungible/data", tokens(100))).status).toBe(200);
    expect(await refusal("/state/non-fungible/data", tokens(101))).toMatchObject(wrongAt("non_fungible_ids"));
    const uptime = { validator_addresses: many(201) };
    expect((await refusal("/statistics/validators/uptime", uptime)).status).toBe(400);
  });

  it("answers 400 for more than ten filters of the stream, counted as the gateway does (LED-079)", async () => {
    const { ann } = played;
    const many = (count: number) => Array.from({ length: count }, () => ann.address);
    const stream = (filters: object) => refusal("/stream/transactions", filters);
    const ten = {
      affected_global_entities_filter: many(3),
      event_global_emitters_filter: many(1),
      manifest_accounts_withdrawn_from_filter: many(1),
      manifest_accounts_deposited_into_filter: many(1),
      manifest_resources_filter: many(1),
      events_filter: [{ event: "Deposit" }],
      kind_filter: "User",
      manifest_class_filter: { class: "General" },
    };
    expect((await stream(ten)).status).toBe(200);
    const uncounted = { balance_change_resources_filter: many(5), transaction_status_filter: "Success" };
    expect((await stream({ ...ten, ...uncounted })).status).toBe(200);
    expect(await stream({ ...ten, accounts_with_manifest_owner_method_calls: many(1) })).toMatchObject({
      status: 400,
      body: {
        details: {
          validation_errors: [
            {
              path: "",
              errors: ["The overall number of filters applied (11) must be less than or equal to 10."],
            },
          ],
        },
      },
    });
  });

  it("answers 400 for the uptime of no validators, and for a badge of one token without its id (LED-076, LED-080)", async () => {
    expect((await refusal("/statistics/validators/uptime", {})).status).toBe(400);
    const { ann, ledger } = played;
    const badge = { badge_type: "NonFungibleBadge", resource_address: ledger.collection("creatures") };
    const deposit = { account_address: ann.address, resource_addresses: [ledger.token("CVX")] };
    const asked = (more: object) =>
      refusal("/transaction/account-deposit-pre-validation", { ...deposit, badge: { ...badge, ...more } });
    expect((await asked({})).status).toBe(400);
    expect((await asked({ non_fungible_id: "#1#" })).status).toBe(200);
  });

  it("answers 400 for a preview without flags, keys or a nonce, or with a tip above 255% (LED-083)", async () => {
    const complete = { manifest: "DROP_ALL_PROOFS;", flags: {}, signer_public_keys: [], nonce: 1 };
    const preview = async (body: object) => (await refusal("/transaction/preview", body)).status;
    expect(await preview(complete)).toBe(200);
    for (const missing of ["flags", "signer_public_keys", "nonce"])
      expect(await preview({ ...complete, [missing]: undefined })).toBe(400);
    for (const wrong of [{ nonce: 0 }, { tip_percentage: 256 }, { start_epoch_inclusive: 10_000_000_001 }])
      expect(await preview({ ...complete, ...wrong })).toBe(400);
  });

  it("answers 400 for a transaction outside its epochs, even a known one, and keeps nothing (LED-087)", async () => {
    const { ann, ledger } = played;
    const now = epochAt(ledger.clock.now());
    const submit = async (raw: Uint8Array) =>
      refusal("/transaction/submit", { notarized_transaction_hex: Buffer.from(raw).toString("hex") });
    const invalid = (message: string) => ({
      status: 400,
      body: { message, code: 400, details: { type: "InvalidTransactionError" } },
    });
    const early = await ann.sign(ann.lockFee(), { fromEpoch: now + 2 });
    expect(await submit(early)).toMatchObject(
      invalid(`Transaction start epoch ${now + 2} is not yet close enough to current epoch ${now}`),
    );
    const known = await ann.sign(ann.lockFee(), { epochs: 1 });
    expect(await submit(known)).toMatchObject({ status: 200, body: { duplicate: false } });
    ledger.clock.pass(EPOCH_MS);
    const late = await ann.sign(ann.lockFee("11"), { fromEpoch: now, epochs: 1 });
    for (const raw of [late, known])
      expect(await submit(raw)).toMatchObject(
        invalid(`Transaction is no longer valid from epoch ${now + 1} but it is now epoch ${now + 1}`),
      );
    for (const raw of [early, late]) {
      const intent_hash = await intentHashOf(raw);
      expect(await refusal("/transaction/status", { intent_hash })).toMatchObject({
        body: { status: "Unknown", known_payloads: [] },
      });
    }
  });

  it("answers 400 for a state that was never reached, and for a selector that names two (LED-073)", async () => {
    const { ann } = played;
    const at = (at_ledger_state: object) =>
      refusal("/state/entity/page/metadata", { address: ann.address, at_ledger_state });
    const impossible = (error: string) => ({
      status: 400,
      body: { details: { type: "InvalidRequestError", validation_errors: [{ path: "?", errors: [error] }] } },
    });
    expect(await at({ state_version: 10_000 })).toMatchObject(
      impossible("State version is beyond the end of the known ledger"),
    );
    expect(await at({ epoch: 1 })).toMatchObject(
      impossible("Epoch 1 is beyond the end of the known ledger or invalid"),
    );
    expect(await at({ timestamp: "2001-01-01T00:00:00Z" })).toMatchObject(
      impossible("Timestamp was before the start of the ledger"),
    );
    expect((await at({ state_version: 1, epoch: 1 })).status).toBe(400);
  });

  it("answers 400 for a past state of what has changed since, and answers for what has not (LED-073, LED-092)", async () => {
    const { ann, bob, ledger, gateway } = played;
    const { ledger_state: before } = await gateway.client.status.getCurrent();
    const at = { at_ledger_state: { state_version: before.state_version } };
    const eve = await TestWallet.open(ledger, 3);
    await ann.send(sendTo(ann, bob, "1"));
    expect(await refusal("/state/entity/page/fungibles/", { address: bob.address, ...at })).toMatchObject({
      status: 400,
      body: {
        details: {
          type: "InvalidRequestError",
          validation_errors: [{ errors: [expect.stringContaining("keeps no past states")] }],
        },
      },
    });
    const tokens = { resource_address: ledger.collection("creatures"), non_fungible_ids: ["#1#"] };
    expect(await refusal("/state/non-fungible/data", { ...tokens, ...at })).toMatchObject({
      status: 200,
      body: { ledger_state: { state_version: before.state_version } },
    });
    expect((await refusal("/state/entity/details", { addresses: [eve.address], ...at })).status).toBe(400);
  });

  it("answers 400 with the reason for a transaction that cannot be executed (LED-087)", async () => {
    expect(await refusal("/transaction/submit", { notarized_transaction_hex: "4d2203" })).toEqual({
      status: 400,
      body: {
        message: "Expected notarized transaction",
        code: 400,
        details: { type: "InvalidTransactionError" },
        trace_id: expect.any(String),
      },
    });
  });

  it("refuses a body that is not JSON (LED-036)", async () => {
    const answer = await fetch(`${played.gateway.url}/transaction/status`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 400, details: { type: "InvalidRequestError" } });
  });
});
