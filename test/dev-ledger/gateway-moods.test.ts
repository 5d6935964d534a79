import { beforeEach, describe, expect, it } from "vitest";
import type { GatewayMood } from "../../server/dev-ledger/behaviour.ts";
import { type PlayedLedger, playedLedger } from "./support/played-ledger.ts";
import { ordinaryBehaviour } from "./support/test-ledger.ts";

describe("a dev gateway that was told to fail (GAP-20, ABU-56)", () => {
  let played: PlayedLedger;

  beforeEach(async () => {
    played = await playedLedger();
  });

  const tell = (gateway: GatewayMood) => played.ledger.ledger.setBehaviour({ ...ordinaryBehaviour, gateway });

  it("ends the connection when it is down, and answers again when it is up", async () => {
    tell("down");
    await expect(played.gateway.client.status.getCurrent()).rejects.toThrow("fetch failed");
    tell("ok");
    expect((await played.gateway.client.status.getCurrent()).ledger_state.network).toBe("simulator");
  });

  it("keeps whoever asks waiting when it is slow, and ends at once when it is closed", async () => {
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

  it("says when to come back where too much was asked", async () => {
    tell("429");
    const { status, headers } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(429);
    expect(headers.get("retry-after")).toBe("1");
  });

  it("names whatever time to come back it was told to", async () => {
    played.ledger.ledger.setBehaviour({ ...ordinaryBehaviour, gateway: "429", retryAfter: 30 });
    const { headers } = await played.gateway.post("/transaction/construction");
    expect(headers.get("retry-after")).toBe("30");
  });

  it("says in the gateway's own words that it is behind the network", async () => {
    tell("notSynced");
    await expect(played.gateway.client.status.getCurrent()).rejects.toMatchObject({
      status: 500,
      errorResponse: { code: 500, details: { type: "NotSyncedUpError", request_type: "Read" } },
    });
  });

  it("is given up by what stands before it: 524 and a web page", async () => {
    tell("524");
    const { status, text } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(524);
    expect(text).toMatch(/^<!doctype html>/);
  });

  it("answers a web page where JSON was expected", async () => {
    tell("html");
    const { status, text } = await played.gateway.post("/transaction/construction");
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html>/);
    await expect(played.gateway.client.status.getCurrent()).rejects.toThrow(SyntaxError);
  });

  it("answers variants that nobody has heard of, which the client calls by their name (LED-045)", async () => {
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
