import { beforeEach, describe, expect, it } from "vitest";
import type { GatewayMood } from "../../../server/dev-ledger/state/behaviour.ts";
import { EPOCH_MS } from "../../../server/dev-ledger/state/model.ts";
import { type PlayedLedger, playedLedger, sendTo } from "./support/played-ledger.ts";
import { ordinaryBehaviour } from "./support/test-ledger.ts";
import { intentHashOf, type TestWallet } from "./support/test-wallet.ts";

describe("failure modes of the dev gateway (GAP-20, ABU-56)", () => {
  let played: PlayedLedger;

  beforeEach(async () => {
    played = await playedLedger();
  });

  const tell = (gateway: GatewayMood) => played.ledger.ledger.setBehaviour({ ...ordinaryBehaviour, gateway });

  it("a gateway that is down closes the connection, and answers again when it is up", async () => {
    tell("down");
    await expect(played.gateway.client.status.getCurrent()).rejects.toThrow("fetch failed");
    tell("ok");
    expect((await played.gateway.client.status.getCurrent()).ledger_state.network).toBe("simulator");
  });

  it("a slow gateway delays its answers, and closes at once", async () => {
    tell("slow");
    const waiting = new AbortController();
    const asked = fetch(`${played.gateway.url}/status/gateway-status`, {
      method: "POST",
      signal: waiting.signal,
    });
    let answered = false;
    asked.then(() => (answered = true)).catch(() => {});
    // Other addresses of the same server answer meanwhile, again and again.
    for (let round = 0; round < 5; round += 1) await played.gateway.post("/no/such/call");
    expect(answered).toBe(false);
    waiting.abort();
    await expect(asked).rejects.toThrow("aborted");
  });

  it("an overloaded gateway answers with a retry time", async () => {
    tell("429");
    const { status, headers } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("1");
  });

  it("an overloaded gateway answers with the configured retry time", async () => {
    played.ledger.ledger.setBehaviour({ ...ordinaryBehaviour, gateway: "429", retryAfter: 30 });
    const { headers } = await played.gateway.post("/transaction/construction");
    expect(headers.get("retry-after")).toBe("30");
  });

  it("a gateway too far behind the network refuses questions about the present with the real error text", async () => {
    const { gateway, ann, ledger, lunch } = played;
    tell("notSynced");
    const refused = (request_type: string) => ({
      status: 500,
      body: {
        code: 500,
        message: expect.stringContaining("(it is currently 2 hours behind)"),
        details: {
          type: "NotSyncedUpError",
          request_type,
          current_sync_delay_seconds: 7_200,
          max_allowed_sync_delay_seconds: 30,
        },
      },
    });
    expect(await gateway.ask("/transaction/construction")).toMatchObject(refused("Construction"));
    const account = { addresses: [ann.address] };
    expect(await gateway.ask("/state/entity/details", account)).toMatchObject(refused("Read"));
    expect(await gateway.ask("/transaction/status", { intent_hash: lunch })).toMatchObject(refused("Read"));
    // These do not ask for the present, or do not ask how old it is.
    const { ledger_state } = await gateway.client.status.getCurrent();
    const at_ledger_state = { state_version: ledger_state.state_version };
    for (const [path, body] of [
      ["/state/entity/details", { ...account, at_ledger_state }],
      ["/extensions/resource-holders/page", { resource_address: ledger.token("CVX") }],
    ] as const)
      expect((await gateway.ask(path, body)).status).toBe(200);
  });

  it("a gateway with a stopped node answers with the state of that moment and accepts submissions", async () => {
    const { gateway, ann, bob, ledger, lunch } = played;
    const cvxOf = async ({ address }: TestWallet) => {
      const { items } = (await gateway.client.state.getEntityDetailsVaultAggregated(address))
        .fungible_resources;
      return items.find(({ resource_address }) => resource_address === ledger.token("CVX"))?.vaults.items[0]
        ?.amount;
    };
    const before = (await gateway.client.status.getCurrent()).ledger_state;
    tell("behind");
    const raw = await ann.sign(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    const hex = Buffer.from(raw).toString("hex");
    expect(
      (
        await gateway.client.transaction.innerClient.transactionSubmit({
          transactionSubmitRequest: { notarized_transaction_hex: hex },
        })
      ).duplicate,
    ).toBe(false);
    const intentHash = await intentHashOf(raw);
    ledger.clock.pass(EPOCH_MS);
    expect((await gateway.client.status.getCurrent()).ledger_state).toEqual(before);
    expect([await cvxOf(ann), await cvxOf(bob)]).toEqual(["87.5", "12.5"]);
    expect(await gateway.client.transaction.getStatus(intentHash)).toMatchObject({ status: "Unknown" });
    expect((await gateway.client.transaction.getStatus(lunch)).status).toBe("CommittedSuccess");
    expect(await gateway.ask("/transaction/committed-details", { intent_hash: intentHash })).toMatchObject({
      status: 404,
    });
    tell("ok");
    expect([await cvxOf(ann), await cvxOf(bob)]).toEqual(["86.5", "13.5"]);
    expect((await gateway.client.transaction.getStatus(intentHash)).status).toBe("CommittedSuccess");
  });

  it("a gateway with one stopped node answers every second call with an old state", async () => {
    const { gateway, ann, bob } = played;
    tell("sometimesBehind");
    const hash = await ann.submit(`${ann.lockFee()}${sendTo(ann, bob, "1")}`);
    const statuses = [];
    for (let call = 0; call < 4; call += 1)
      statuses.push((await gateway.client.transaction.getStatus(hash)).status);
    expect(statuses.toSorted()).toEqual(["CommittedSuccess", "CommittedSuccess", "Unknown", "Unknown"]);
    expect(statuses[0]).not.toBe(statuses[1]);
    // The node stays where it stopped, whichever node is asked.
    tell("behind");
    expect((await gateway.client.transaction.getStatus(hash)).status).toBe("Unknown");
  });

  it("a gateway behind a proxy that gave up answers 524 with a web page", async () => {
    tell("524");
    const { status, text } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(524);
    expect(text).toMatch(/^<!doctype html>/);
  });

  it("a gateway behind a network's login page answers with a web page instead of JSON", async () => {
    tell("html");
    const { status, text } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html>/);
    await expect(played.gateway.client.status.getCurrent()).rejects.toThrow(SyntaxError);
  });

  it("a gateway may answer with unknown variants, which the client reports by name (LED-045)", async () => {
    tell("unknownVariant");
    const { gateway, ann, ledger, lunch } = played;
    await expect(gateway.client.state.getEntityDetailsVaultAggregated(ann.address)).rejects.toThrow(
      "No variant of",
    );
    const creatures = ledger.collection("creatures");
    await expect(gateway.client.state.getNonFungibleData(creatures, ["#1#"])).rejects.toThrow(
      "No variant of",
    );
    expect(await gateway.client.transaction.getStatus(lunch)).toMatchObject({ intent_status: "Unheard" });
  });
});
