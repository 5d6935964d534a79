import { createHmac } from "node:crypto";
import { type NetworkConfig, RadixNetworkConfigById } from "@radixdlt/babylon-gateway-api-sdk";
import { failure } from "../errors/failure.ts";
import type { HttpError } from "../errors/http-error.ts";
import type { Random } from "../process/random.ts";
import { givenAtOf, newSealedToken, type TokenKind } from "../process/secrets.ts";
import { LedgerUnavailable } from "./gateway/gateway.ts";
import { APPLICATION_NAME, type GatewayCalls } from "./gateway/gateway-access.ts";
import type { LedgerNetwork } from "./network/ledger-network.ts";

/** 403: the account's ownership was not proven (`ABU-12`, `ABU-13`). */
export function proofRefused(): HttpError {
  return failure("proof_refused");
}

/** A wallet's signature over a challenge for one account, in the shape the wallet toolkit gives. */
export interface AccountProof {
  type: "account";
  address: string;
  /** 64 hexadecimal digits. */
  challenge: string;
  proof: { publicKey: string; signature: string; curve: "curve25519" | "secp256k1" };
}

/** 32 bytes in the format of wallets: 64 hexadecimal digits. */
const CHALLENGE = /^[\da-f]{64}$/i;
/** Lengths of key and signature of each curve, in hexadecimal digits. */
const CURVES = {
  curve25519: { publicKey: /^[\da-f]{64}$/i, signature: /^[\da-f]{128}$/i },
  secp256k1: { publicKey: /^[\da-f]{66}$/i, signature: /^[\da-f]{130}$/i },
} as const;

/**
 * Reads the proof of account ownership from a request. Refuses a missing or malformed one, a persona's, a malformed
 * challenge (`ERR-032`), and one for another account than the request names (`CON-95`).
 */
export function readAccountProof(posted: Record<string, unknown> | undefined, account: string): AccountProof {
  if (posted === undefined || posted.type !== "account") throw proofRefused();
  const { challenge, address } = posted;
  if (typeof challenge !== "string" || !CHALLENGE.test(challenge)) throw failure("challenge_invalid");
  if (address !== account) throw failure("proof_of_another_account");
  return { type: "account", address: account, challenge, proof: readSignature(posted.proof) };
}

function readSignature(posted: unknown): AccountProof["proof"] {
  if (typeof posted !== "object" || posted === null) throw proofRefused();
  const { publicKey, signature, curve } = posted as Record<string, unknown>;
  if (curve !== "curve25519" && curve !== "secp256k1") throw proofRefused();
  const shape = CURVES[curve];
  if (typeof publicKey !== "string" || !shape.publicKey.test(publicKey)) throw proofRefused();
  if (typeof signature !== "string" || !shape.signature.test(signature)) throw proofRefused();
  return { publicKey, signature, curve };
}

const RANDOM_BYTES = 10;
const SEAL_BYTES = 16;

/**
 * What a challenge is sealed with: the secret that all processes share, and the session that requested it.
 */
interface ChallengeSeal {
  secret: Buffer;
  sessionHash: Buffer;
}

/**
 * A new challenge, sealed for the session that requested it; nothing is stored (`CON-94`). It contains the
 * game's time, which never runs backwards, so an expired challenge stays expired.
 */
export function newChallenge(seal: ChallengeSeal, now: number, random: Random): string {
  return newSealedToken(kindOf(seal), now, random).toString("hex");
}

/**
 * Refuses a challenge that this session did not get, or that has expired (`ABU-13`). Returns when it expires,
 * in milliseconds: until then the store must remember that it was used.
 */
export function checkChallenge(
  challenge: string,
  seal: ChallengeSeal,
  { now, lifetimeMs }: { now: number; lifetimeMs: number },
): { expiresAt: number } {
  const givenAt = givenAtOf(kindOf(seal), Buffer.from(challenge, "hex"));
  if (givenAt === null) throw proofRefused();
  const expiresAt = givenAt + lifetimeMs;
  if (now > expiresAt) throw failure("challenge_too_old");
  return { expiresAt };
}

function kindOf({ secret, sessionHash }: ChallengeSeal): TokenKind {
  return {
    randomBytes: RANDOM_BYTES,
    seal: (open) =>
      createHmac("sha256", secret).update(sessionHash).update(open).digest().subarray(0, SEAL_BYTES),
  };
}

/**
 * Whether the proof was signed for this origin by a key that owns the account on the ledger, or that the account was
 * derived from (`ABU-12`). The library brings several megabytes, so it is loaded with the first proof.
 */
export async function verifyProof(
  { network, calls }: { network: LedgerNetwork; calls: GatewayCalls },
  proof: AccountProof,
  origin: string,
): Promise<boolean> {
  const { Rola } = await import("@radixdlt/rola");
  nameNetwork(network);
  const { verifySignedChallenge } = Rola({
    expectedOrigin: origin,
    dAppDefinitionAddress: network.dappDefinition,
    applicationName: APPLICATION_NAME,
    networkId: network.id,
    gatewayApiClient: calls,
  });
  const verified = await verifySignedChallenge(proof);
  if (verified.isOk()) return true;
  const { reason, jsError } = verified.error;
  if (jsError instanceof LedgerUnavailable) throw jsError;
  if (reason === "couldNotVerifyPublicKeyOnLedger")
    throw new LedgerUnavailable(`reading the account's owner keys: ${jsError?.message ?? "no reason"}`);
  return false;
}

/** The library refuses networks that its own client does not know, even when it is given a client. */
function nameNetwork({ id, name, gatewayUrl }: LedgerNetwork): void {
  RadixNetworkConfigById[id] ??= {
    networkName: name,
    networkId: id as NetworkConfig["networkId"],
    gatewayUrl,
    dashboardUrl: "",
  };
}
