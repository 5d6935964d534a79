import type { Attos } from "../state/model.ts";
import { ExecutionFailure } from "./execution-failure.ts";
import { split, splitIds, type Tokens } from "./tokens.ts";

/** Shows that somebody holds these tokens, without moving them. */
export type Proof = Tokens;

/** What the transaction has proven so far: its signers, and proofs of tokens. */
export class AuthZone {
  private readonly proofs: Proof[] = [];
  private readonly signers: Set<string>;

  private everybody: boolean;

  /** `signers` are the accounts whose keys signed, or "everybody" when signatures are assumed. */
  constructor(signers: Iterable<string> | "everybody") {
    this.everybody = signers === "everybody";
    this.signers = new Set(signers === "everybody" ? [] : signers);
  }

  requireOwner(account: string): void {
    if (!this.everybody && !this.signers.has(account))
      throw new ExecutionFailure(`the owner of ${account} has not signed`);
  }

  push(proof: Proof): void {
    this.proofs.push(proof);
  }

  pop(): Proof {
    const proof = this.proofs.pop();
    if (!proof) throw new ExecutionFailure("no proof lies in the auth zone");
    return proof;
  }

  proofOfAll(resource: string): Proof {
    const proofs = this.proofs.filter((proof) => proof.resource === resource);
    // Two proofs may show the same tokens, so amounts are not added: the largest one counts.
    const [largest] = proofs.toSorted((one, other) => (one.amount < other.amount ? 1 : -1));
    if (!largest) throw new ExecutionFailure(`no proof of ${resource} lies in the auth zone`);
    return largest;
  }

  proofOfAmount(resource: string, amount: Attos): Proof {
    return split(this.proofOfAll(resource), amount).taken;
  }

  proofOfIds(resource: string, ids: readonly string[]): Proof {
    return splitIds(this.proofOfAll(resource), ids).taken;
  }

  dropProofs(): void {
    this.proofs.length = 0;
  }

  dropSignatures(): void {
    this.everybody = false;
    this.signers.clear();
  }
}
