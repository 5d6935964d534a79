import type { Proof } from "@radixdlt/radix-dapp-toolkit";
import type { Engine } from "./engine.ts";
import { hexOf } from "./hex.ts";

/** The byte 'R' at the start of every such message. */
const PREFIX = 0x52;

/** What is signed: the server's challenge and its receiver. */
interface Challenge {
  /** 64 hexadecimal characters. */
  challenge: string;
  dappDefinition: string;
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
}

/** Signs a challenge in the format of the ledger's off-chain authentication (ROLA). */
export function signChallenge(engine: Engine, privateKey: string, signed: Challenge): Proof {
  const key = new engine.PrivateKey.Ed25519(privateKey);
  return {
    publicKey: key.publicKeyHex(),
    signature: hexOf(key.sign(engine.hash(challengeBytes(engine, signed)))),
    curve: "curve25519",
  };
}

/** Returns the bytes whose hash is signed. */
function challengeBytes(engine: Engine, { challenge, dappDefinition, origin }: Challenge): Uint8Array {
  const text = new TextEncoder();
  return Uint8Array.from([
    PREFIX,
    ...engine.Convert.HexString.toUint8Array(challenge),
    dappDefinition.length,
    ...text.encode(dappDefinition),
    ...text.encode(origin),
  ]);
}
