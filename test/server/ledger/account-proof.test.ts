import { hash, PrivateKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import {
  type AccountProof,
  checkChallenge,
  newChallenge,
  readAccountProof,
} from "../../../server/ledger/account-proof.ts";
import { seededRandom } from "../../../server/process/random.ts";
import { PRODUCTION } from "../lab-server.ts";
import { recordingGateway, refusal } from "./recording-gateway.ts";
import { ACCOUNT, bytesOf, LEDGER_STATE, ledgerOver, NETWORK, OTHER_ACCOUNT } from "./test-ledger.ts";

const ORIGIN = "https://lab.example";
const CHALLENGE = "ab".repeat(32);
const DETAILS = "/state/entity/details";

interface Signer {
  address: string;
  publicKey: string;
  /** The end of the key's hash, as the ledger names an owner's key. */
  keyHash: string;
  prove(what?: { challenge?: string; origin?: string; dappDefinition?: string }): AccountProof;
}

/** A wallet's key and the account that is derived from it. */
async function signer(name: string, curve: "curve25519" | "secp256k1" = "curve25519"): Promise<Signer> {
  const ed25519 = curve === "curve25519";
  const key = ed25519
    ? new PrivateKey.Ed25519(hex(bytesOf(name, 32)))
    : new PrivateKey.Secp256k1(hex(bytesOf(name, 32)));
  const address = await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(
    key.publicKey(),
    NETWORK.id,
  );
  const publicKey = key.publicKeyHex();
  return {
    address: address.toString(),
    publicKey,
    keyHash: hex(hash(Buffer.from(publicKey, "hex"))).slice(-58),
    prove: ({ challenge = CHALLENGE, origin = ORIGIN, dappDefinition = NETWORK.dappDefinition } = {}) => ({
      type: "account",
      address: address.toString(),
      challenge,
      proof: { publicKey, signature: hex(key.sign(signedBytes(challenge, origin, dappDefinition))), curve },
    }),
  };
}

/** What a wallet signs: `R`, the challenge, the dApp definition with its length, the origin. */
function signedBytes(challenge: string, origin: string, dappDefinition: string): Uint8Array {
  return hash(
    Buffer.concat([
      Buffer.from("R"),
      Buffer.from(challenge, "hex"),
      Buffer.from([dappDefinition.length]),
      Buffer.from(dappDefinition),
      Buffer.from(origin),
    ]),
  );
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** The ledger's entry of an account, with the owner's keys it names. */
function entry(address: string, ownerKeys: string) {
  const owner_keys = {
    key: "owner_keys",
    value: {
      raw_hex: ownerKeys,
      programmatic_json: { kind: "Tuple", fields: [] },
      typed: { type: "PublicKeyHashArray", values: [] },
    },
    is_locked: false,
    last_updated_at_state_version: 1,
  };
  return {
    ledger_state: LEDGER_STATE,
    items: [
      {
        address,
        metadata: { items: ownerKeys === "" ? [] : [owner_keys] },
        fungible_resources: { items: [] },
        non_fungible_resources: { items: [] },
      },
    ],
  };
}

async function verified(proof: AccountProof, { ownerKeys = "", origin = ORIGIN } = {}): Promise<boolean> {
  const gateway = (await recordingGateway()).on(DETAILS, entry(proof.address, ownerKeys));
  return ledgerOver(gateway).verifyProof(proof, origin);
}

describe("a proof of ownership", () => {
  it.each(["curve25519", "secp256k1"] as const)(
    "is valid for the account that its %s key made (ABU-12)",
    async (curve) => {
      const ann = await signer("Ann", curve);
      expect(await verified(ann.prove())).toBe(true);
      expect(await verified(ann.prove(), { ownerKeys: `5c22${ann.keyHash}` })).toBe(true);
    },
  );

  it("is valid for an account that names the key as its owner's", async () => {
    const [ann, bob] = [await signer("Ann"), await signer("Bob")];
    const proof = { ...bob.prove(), address: ann.address };
    expect(await verified(proof, { ownerKeys: `5c22${bob.keyHash}` })).toBe(true);
  });

  it("is invalid for somebody else's account, and for one that changed its keys (ABU-12)", async () => {
    const [ann, bob] = [await signer("Ann"), await signer("Bob")];
    expect(await verified({ ...bob.prove(), address: ann.address })).toBe(false);
    expect(
      await verified({ ...bob.prove(), address: ann.address }, { ownerKeys: `5c22${ann.keyHash}` }),
    ).toBe(false);
    expect(await verified(ann.prove(), { ownerKeys: `5c22${bob.keyHash}` })).toBe(false);
  });

  it.each<[string, object]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another game", { dappDefinition: OTHER_ACCOUNT }],
    ["another challenge", { challenge: "cd".repeat(32) }],
  ])("is invalid when it was signed for %s (ABU-13)", async (_what, what) => {
    const proof = (await signer("Ann")).prove(what);
    expect(await verified({ ...proof, challenge: CHALLENGE })).toBe(false);
  });

  it("is invalid with a changed signature or a key of another kind", async () => {
    const proof = (await signer("Ann")).prove();
    const changed = proof.proof.signature.replace(/^./, (first) => (first === "0" ? "1" : "0"));
    expect(await verified({ ...proof, proof: { ...proof.proof, signature: changed } })).toBe(false);
    const point = `02${proof.proof.publicKey}`;
    const other = { publicKey: point, signature: `00${proof.proof.signature}`, curve: "secp256k1" as const };
    expect(await verified({ ...proof, proof: other })).toBe(false);
  });

  it("is neither valid nor invalid while the ledger cannot be asked (ABU-56)", async () => {
    const gateway = (await recordingGateway()).on(DETAILS, refusal(400, "InvalidRequestError"));
    const proof = (await signer("Ann")).prove();
    await expect(ledgerOver(gateway).verifyProof(proof, ORIGIN)).rejects.toMatchObject({
      status: 502,
      reason: expect.stringContaining("owner keys"),
    });
  });
});

describe("a posted proof", () => {
  const good = {
    type: "account",
    address: ACCOUNT,
    challenge: CHALLENGE,
    proof: { publicKey: "a".repeat(64), signature: "b".repeat(128), curve: "curve25519" },
  };

  it("is read field by field, without unknown fields", () => {
    expect(readAccountProof({ ...good, more: 1 }, ACCOUNT)).toEqual(good);
  });

  it.each([
    ["is missing", undefined],
    ["is a persona's", { ...good, type: "persona" }],
    ["has no signature", { ...good, proof: undefined }],
    ["is a list", { ...good, proof: [good.proof] }],
    ["has a short signature", { ...good, proof: { ...good.proof, signature: "bb" } }],
    ["has a key that is no number", { ...good, proof: { ...good.proof, publicKey: "z".repeat(64) } }],
    ["has a curve nobody knows", { ...good, proof: { ...good.proof, curve: "p256" } }],
    ["has a key of another curve", { ...good, proof: { ...good.proof, curve: "secp256k1" } }],
  ])("is refused with 403 when it %s (ABU-12)", (_how, posted) => {
    expect(() => readAccountProof(posted, ACCOUNT)).toThrow(
      expect.objectContaining({ status: 403, code: "proof_refused" }),
    );
  });

  it.each(["", "ab", "g".repeat(64), CHALLENGE.slice(1), 5, null])(
    "is refused with 'challenge is invalid' for the challenge %j (ERR-032, ABU-13)",
    (challenge) => {
      expect(() => readAccountProof({ ...good, challenge }, ACCOUNT)).toThrow(
        expect.objectContaining({ status: 400, message: "challenge is invalid" }),
      );
    },
  );

  it("is refused with a sentence when it belongs to another account than the one named (CON-95)", () => {
    expect(() => readAccountProof(good, OTHER_ACCOUNT)).toThrow(
      expect.objectContaining({ status: 403, message: "Please prove the account you shared first." }),
    );
  });
});

describe("a challenge", () => {
  const seal = { secret: Buffer.from("shared"), sessionHash: Buffer.from("session") };
  const random = seededRandom("challenge", 1);
  const given = Date.UTC(2026, 4, 1);
  const lifetimeMs = 300_000;
  const refused = expect.objectContaining({ status: 403, code: "proof_refused" });

  it("is 64 hexadecimal digits, new each time", () => {
    const [one, two] = [newChallenge(seal, given, random), newChallenge(seal, given, random)];
    expect(one).toMatch(/^[\da-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it("is valid for as long as the rules say (ABU-13)", () => {
    const challenge = newChallenge(seal, given, random);
    const check = (now: number) => checkChallenge(challenge, seal, { now, lifetimeMs });
    expect(check(given)).toEqual({ expiresAt: given + lifetimeMs });
    expect(check(given + lifetimeMs)).toEqual({ expiresAt: given + lifetimeMs });
    expect(() => check(given + lifetimeMs + 1)).toThrow(refused);
  });

  it("is valid only for the session and the server that made it (ABU-13)", () => {
    const challenge = newChallenge(seal, given, random);
    const check = (other: Partial<typeof seal>) =>
      checkChallenge(challenge, { ...seal, ...other }, { now: given, lifetimeMs });
    expect(() => check({ sessionHash: Buffer.from("another") })).toThrow(refused);
    expect(() => check({ secret: Buffer.from("guessed") })).toThrow(refused);
  });

  it("cannot be made younger or invented", () => {
    const challenge = newChallenge(seal, given, random);
    const younger = (BigInt(`0x${challenge}`) + (1n << 208n)).toString(16).padStart(64, "0");
    for (const text of [younger, CHALLENGE, "00".repeat(32), challenge.slice(2)])
      expect(() => checkChallenge(text, seal, { now: given, lifetimeMs })).toThrow(refused);
  });
});

describe("a production server with a ledger", () => {
  it("refuses to start without its own origin, for which wallets sign (ABU-13)", () => {
    const environment = {
      ...PRODUCTION,
      LEDGER_NETWORK: "stokenet",
      DAPP_DEFINITION: "account_tdx_2_12y0nsx972ueel0args3jnapz9qtexyj9vpfqtgh3th4v8z04zht7jl",
    };
    expect(readConfiguration(environment)).toEqual({
      ok: false,
      problems: ["PUBLIC_ORIGIN must be set in production with a ledger: wallets sign for it."],
    });
    expect(readConfiguration({ ...environment, PUBLIC_ORIGIN: ORIGIN })).toMatchObject({ ok: true });
  });
});
