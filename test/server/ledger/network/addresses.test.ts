import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { HttpError, textOf } from "../../../../server/errors/http-error.ts";
import {
  addressOf,
  decodeBech32,
  encodeBech32,
  isAddressOf,
  isIntentHash,
} from "../../../../server/ledger/network/address.ts";
import { requireAccountAddress, requireIntentHash } from "../../../../server/ledger/request-checks.ts";
import { ACCOUNT, bytesOf, CREATURES, CVX, INTENT, NETWORK } from "../test-ledger.ts";

/** Addresses as the ledger's own software wrote them. */
const STOKENET_ACCOUNT = "account_tdx_2_12y0nsx972ueel0args3jnapz9qtexyj9vpfqtgh3th4v8z04zht7jl";
const MAINNET_XRD = "resource_rdx1tknxxxxxxxxxradxrdxxxxxxxxx009923554798xxxxxxxxxradxrd";
const DEV_FAUCET = "component_sim1cptxxxxxxxxxfaucetxxxxxxxxx000527798379xxxxxxxxxhkrefh";

const { texts } = shippedRules;

describe("an address", () => {
  it("has a kind and a network (ABU-39)", () => {
    expect(isAddressOf("account", "tdx_2_", STOKENET_ACCOUNT)).toBe(true);
    expect(isAddressOf("fungible", "rdx", MAINNET_XRD)).toBe(true);
    expect(isAddressOf("component", "sim", DEV_FAUCET)).toBe(true);
    expect(isAddressOf("nonFungible", "sim", CREATURES)).toBe(true);
  });

  it.each([
    ["was created", 0xc1],
    ["was derived from an Ed25519 key", 0x51],
    ["was derived from a secp256k1 key", 0xd1],
  ])("is an account's address when it %s", (_how, first) => {
    const bytes = Uint8Array.from([first, ...bytesOf("an account", 29)]);
    expect(isAddressOf("account", "sim", encodeBech32({ humanPart: "account_sim", bytes }))).toBe(true);
    expect(isAddressOf("component", "sim", encodeBech32({ humanPart: "component_sim", bytes }))).toBe(false);
  });

  it.each([
    ["of another network", "account", "rdx", STOKENET_ACCOUNT],
    ["of another kind", "account", "sim", CVX],
    ["of a token where a collection belongs", "nonFungible", "sim", CVX],
    [
      "with one letter changed",
      "account",
      "sim",
      ACCOUNT.replace(/.$/, (last) => (last === "q" ? "p" : "q")),
    ],
    ["written large", "account", "sim", ACCOUNT.toUpperCase()],
    ["with a space", "account", "sim", `${ACCOUNT} `],
    ["that ends a text", "account", "sim", `${ACCOUNT}"); CALL_METHOD`],
    ["that is too short", "account", "sim", addressOf("account", "sim", bytesOf("short", 20))],
    ["that is too long", "account", "sim", addressOf("account", "sim", bytesOf("long", 31))],
    ["that is nothing", "account", "sim", ""],
  ] as const)("is refused %s (ABU-39)", (_what, kind, suffix, text) => {
    expect(isAddressOf(kind, suffix, text)).toBe(false);
  });

  it("has the same bytes after being written and read", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 29, maxLength: 29 }), (body) => {
        const address = addressOf("component", "sim", body);
        expect(isAddressOf("component", "sim", address)).toBe(true);
        expect(decodeBech32(address)?.bytes.slice(1)).toEqual(body);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it("is never found in arbitrary text from a player (ABU-39)", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(isAddressOf("account", null, text)).toBe(false);
        expect(isAddressOf("account", null, `${ACCOUNT}${text}`)).toBe(text === "");
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe("an intent hash", () => {
  it("has a network, and is not an address", () => {
    expect(isIntentHash("sim", INTENT)).toBe(true);
    expect(isIntentHash("rdx", INTENT)).toBe(false);
    expect(isIntentHash("sim", ACCOUNT)).toBe(false);
    expect(isIntentHash(null, INTENT)).toBe(true);
    expect(isIntentHash(null, INTENT.replace("txid", "subtxid"))).toBe(false);
  });
});

describe("a call", () => {
  const refused = (ask: () => unknown) => {
    try {
      ask();
    } catch (error) {
      if (error instanceof HttpError) return error;
    }
    throw new Error("It was accepted");
  };

  it.each([
    ["Account address is required", "account_missing"],
    ["No wallet address provided", "wallet_missing"],
  ] as const)(
    "refuses a request without an address in the call's own sentence: %s (LED-033, LAB-151)",
    (text, name) => {
      for (const address of [undefined, "", "  "]) {
        const error = refused(() => requireAccountAddress(NETWORK, address, name));
        expect([error.status, textOf(error, texts)]).toEqual([400, text]);
      }
    },
  );

  it("refuses an address of another network and names the right one (ABU-39)", () => {
    const address = refused(() => requireAccountAddress(NETWORK, STOKENET_ACCOUNT));
    expect(address.status).toBe(400);
    expect(textOf(address, texts)).toBe("This is not an account address on the dev network");
    const hash = refused(() => requireIntentHash(NETWORK, "txid_sim1nonsense"));
    expect(hash.status).toBe(400);
    expect(textOf(hash, texts)).toBe("This is not an intent hash on the dev network");
  });

  it("accepts an account of any network while none is configured", () => {
    expect(requireAccountAddress(null, STOKENET_ACCOUNT)).toBe(STOKENET_ACCOUNT);
    expect(requireAccountAddress(NETWORK, ACCOUNT)).toBe(ACCOUNT);
    expect(
      textOf(
        refused(() => requireAccountAddress(null, CVX)),
        texts,
      ),
    ).toBe("This is not an account address");
  });
});
