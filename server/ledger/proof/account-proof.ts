import { failure } from "../../errors/failure.ts";
import { CHALLENGE } from "./challenge.ts";
import { proofRefused } from "./proof-refused.ts";

/** A wallet's signature over a challenge for one account, in the shape the wallet toolkit gives. */
export interface AccountProof {
  type: "account";
  address: string;
  /** 64 hexadecimal digits. */
  challenge: string;
  proof: { publicKey: string; signature: string; curve: "curve25519" | "secp256k1" };
}

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
