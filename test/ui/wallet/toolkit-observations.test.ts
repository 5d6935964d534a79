// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { Account, Curve25519 } from "@radixdlt/radix-dapp-toolkit";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DAPP_DEFINITION, ObservedToolkit } from "./observed-toolkit.ts";

const RELAY = "https://radix-connect-relay.radixdlt.com/api/v1";
const IV_BYTES = 12;
const TAG_BITS = 128;
const PATIENCE_MS = 10_000;

let toolkit: ObservedToolkit;

afterEach(() => toolkit.close());

/** Returns the intervals between the times. */
function gaps(moments: readonly number[]): number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}

describe("the wallet toolkit by itself", () => {
  it("has the observed version (LED-016 to LED-019, LED-025 to LED-029)", () => {
    toolkit = new ObservedToolkit();
    const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
    const name = "node_modules/@radixdlt/radix-dapp-toolkit";
    expect(read(`${name}/package.json`).version).toBe("2.3.0");
    expect(read("package-lock.json").packages[name].version).toBe("2.3.0");
  });

  it("identifies an account by address, label and appearance (LED-015)", () => {
    toolkit = new ObservedToolkit();
    expect(Object.keys(Account.entries).sort()).toEqual(["address", "appearanceId", "label"]);
  });

  it("keeps a request as pending until it is a success, ignored, or failed as cancelled (LED-016, LED-017)", async () => {
    toolkit = new ObservedToolkit();
    const cancelled = await toolkit.send();
    expect(await toolkit.state(cancelled)).toEqual({ status: "pending" });
    toolkit.requests.cancelRequest(cancelled);
    await toolkit.pass(1);
    expect(await toolkit.state(cancelled)).toEqual({ status: "fail", error: "canceledByUser" });
    const ignored = await toolkit.send();
    toolkit.requests.ignoreTransaction(ignored);
    await toolkit.pass(1);
    expect(await toolkit.state(ignored)).toEqual({ status: "ignored" });
    toolkit.answers["/transaction/status"] = { status: "CommittedSuccess" };
    toolkit.walletSays = { discriminator: "transaction", send: { transactionIntentHash: "txid_sim1" } };
    const done = await toolkit.send();
    await toolkit.pass(2000);
    expect(await toolkit.state(done)).toEqual({ status: "success" });
  });

  it("keeps a signed pre-authorisation as pending its commit, until its expiry has passed (LED-016, LED-018)", async () => {
    toolkit = new ObservedToolkit();
    toolkit.walletSays = preAuthorisation(30);
    const id = await askForPreAuthorisation();
    await toolkit.pass(2000);
    expect(await toolkit.state(id)).toEqual({ status: "pendingCommit" });
    await toolkit.pass(27_000);
    expect(await toolkit.state(id)).toEqual({ status: "pendingCommit" });
    await toolkit.pass(3000);
    expect(await toolkit.state(id)).toEqual({ status: "timedOut" });
  });

  it("shows an error or a success for 2 seconds, then default, or pending while a request waits (LED-019, CST-012)", async () => {
    toolkit = new ObservedToolkit();
    const seen: string[] = [];
    toolkit.button.status$.subscribe((status) => seen.push(`${status} at ${Date.now()}`));
    const [first, second] = [await toolkit.send(), await toolkit.send()];
    await toolkit.pass(3000);
    seen.length = 0;
    const start = Date.now();
    toolkit.requests.cancelRequest(first);
    await toolkit.pass(1999);
    expect(new Set(seen)).toEqual(new Set([`error at ${start}`]));
    await toolkit.pass(1);
    expect(seen.at(-1)).toBe(`pending at ${start + 2000}`);
    toolkit.requests.cancelRequest(second);
    await toolkit.pass(2000);
    expect(seen.at(-1)).toBe(`default at ${start + 4000}`);
  });

  it("considers the extension missing after 200 ms without an answer (LED-026)", async () => {
    toolkit = new ObservedToolkit({ hasExtension: false });
    const told: boolean[] = [];
    toolkit.requests.getTransport()?.isAvailable$?.subscribe((isAvailable) => told.push(isAvailable));
    await toolkit.pass(199);
    expect(told).toEqual([]);
    await toolkit.pass(1);
    expect(told).toEqual([false]);
  });

  it("polls the wallet's answers once a second (LED-027, CST-012)", async () => {
    toolkit = new ObservedToolkit();
    await toolkit.send();
    toolkit.polls.length = 0;
    await toolkit.pass(5000);
    expect(gaps([...new Set(toolkit.polls)])).toEqual([1000, 1000, 1000, 1000]);
  });
});

describe("the toolkit's polling of the ledger", () => {
  it.each(["CommittedSuccess", "CommittedFailure", "Rejected"])(
    "happens after 0, 4, 8 and then 10 seconds, until the status is %s (LED-021, LED-025)",
    async (outcome) => {
      toolkit = new ObservedToolkit();
      toolkit.answers["/transaction/status"] = { status: "Pending" };
      toolkit.walletSays = { discriminator: "transaction", send: { transactionIntentHash: "txid_sim1" } };
      const id = await toolkit.send();
      await toolkit.pass(33_000);
      expect(gaps(toolkit.times("/transaction/status"))).toEqual([4000, 8000, 10_000, 10_000]);
      toolkit.answers["/transaction/status"] = { status: outcome };
      await toolkit.pass(60_000);
      expect(toolkit.times("/transaction/status")).toHaveLength(6);
      expect((await toolkit.state(id)).status).toBe(outcome === "CommittedSuccess" ? "success" : "fail");
    },
  );

  it("happens for a pre-authorisation at most once a minute (LED-025, CST-012)", async () => {
    toolkit = new ObservedToolkit();
    toolkit.answers["/transaction/subintent-status"] = { subintent_status: "Unknown" };
    toolkit.walletSays = preAuthorisation(3600);
    await askForPreAuthorisation();
    await toolkit.pass(1_000_000);
    const waited = gaps(toolkit.times("/transaction/subintent-status"));
    expect(waited.slice(0, 3)).toEqual([4000, 8000, 12_000]);
    expect([Math.max(...waited), waited.at(-1)]).toEqual([60_000, 60_000]);
  });
});

describe("the wallet toolkit on a phone", () => {
  it("polls the relay for this session's answers every 1.5 seconds (LED-027, LED-028, CST-012)", async () => {
    toolkit = new ObservedToolkit({ isMobile: true });
    toolkit.answers["/api/v1"] = [];
    await toolkit.send();
    toolkit.asked.length = 0;
    await toolkit.pass(6000);
    expect(gaps(toolkit.times("/api/v1"))).toEqual([1500, 1500, 1500]);
    for (const { url, method, body } of toolkit.asked)
      expect([url, method, body]).toEqual([
        RELAY,
        "POST",
        { method: "getResponses", sessionId: expect.stringMatching(/^[\da-f-]{36}$/) },
      ]);
  });

  it("decrypts an answer sealed with AES-GCM, with an IV of 12 bytes before it and a tag of 16 after it (LED-029, CST-013)", async () => {
    toolkit = new ObservedToolkit({ isMobile: true });
    toolkit.answers["/transaction/status"] = { status: "CommittedSuccess" };
    const id = await toolkit.send();
    const items = { discriminator: "transaction", send: { transactionIntentHash: "txid_sim1" } };
    const answer = JSON.stringify({ discriminator: "success", interactionId: id, items });
    const sealed = await sealedForDapp(answer);
    const broken = Buffer.from(sealed.data, "hex");
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1;
    toolkit.answers["/api/v1"] = [{ ...sealed, data: broken.toString("hex") }];
    // It polls again only after it has handled the answer.
    const asked = toolkit.times("/api/v1").length;
    await afterSomeTime(() => expect(toolkit.times("/api/v1").length).toBeGreaterThan(asked + 2));
    expect(await toolkit.state(id)).toEqual({ status: "pending" });
    toolkit.answers["/api/v1"] = [sealed];
    await afterSomeTime(async () => expect(await toolkit.state(id)).toEqual({ status: "success" }));
  });
});

/** Decryption runs outside the test's clock, so the clock goes on until it is done. */
async function afterSomeTime(assertion: () => void | Promise<void>): Promise<void> {
  const tried = async () => {
    await toolkit.pass(1500);
    await assertion();
  };
  await vi.waitFor(tried, { timeout: PATIENCE_MS });
}

function preAuthorisation(seconds: number) {
  const response = {
    expirationTimestamp: seconds,
    subintentHash: "subtxid_sim1",
    signedPartialTransaction: "00",
  };
  return { discriminator: "preAuthorizationResponse", response };
}

async function askForPreAuthorisation(): Promise<string> {
  void toolkit.requests.sendPreAuthorizationRequest({
    toRequestItem: () => ({
      discriminator: "subintent",
      version: 1,
      manifestVersion: 2,
      subintentManifest: "YIELD_TO_PARENT;",
      expiration: { discriminator: "expireAfterDelay", expireAfterSeconds: 30 },
    }),
  });
  return toolkit.newest();
}

/**
 * Returns what a wallet sends to the relay: both ends derive the key from their own secret and the other's public
 * key.
 */
async function sealedForDapp(text: string): Promise<{ sessionId: string; publicKey: string; data: string }> {
  const wallet = Curve25519();
  const identities = JSON.parse(localStorage.getItem(storedAs("identities")) ?? "{}");
  const dapp = Curve25519(identities.dApp.secret);
  const secret = wallet.x25519.calculateSharedSecret(dapp.x25519.getPublicKey(), DAPP_DEFINITION);
  const raw = Buffer.from(secret._unsafeUnwrap(), "hex");
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
  const iv = new Uint8Array(IV_BYTES).fill(7);
  const algorithm = { name: "AES-GCM", iv, tagLength: TAG_BITS };
  const box = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
  const data = Buffer.concat([iv, new Uint8Array(box)]).toString("hex");
  return { sessionId: "session", publicKey: wallet.x25519.getPublicKey(), data };
}

/** Returns the newest entry of the toolkit's storage whose key has this ending. */
function storedAs(ending: string): string {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
  return keys.filter((key) => key.endsWith(ending)).at(-1) ?? "";
}
