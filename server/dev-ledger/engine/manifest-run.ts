import type { Attos } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import type { FeeReserve } from "./fee-reserve.ts";
import type { Holdings } from "./holdings.ts";
import { joined, split, splitIds, type Tokens } from "./tokens.ts";

/** Everything that the instructions of one manifest work on. */
export class ManifestRun {
  readonly worktop = new Worktop();
  readonly buckets = new Numbered<Tokens>("bucket");
  readonly proofs = new Numbered<Proof>("proof");
  readonly authZone: AuthZone;
  readonly holdings: Holdings;
  readonly fees: FeeReserve;

  constructor(holdings: Holdings, fees: FeeReserve, signers: Iterable<string> | "everybody") {
    this.holdings = holdings;
    this.fees = fees;
    this.authZone = new AuthZone(signers);
  }
}

/** Holds tokens between the instructions of a manifest. */
class Worktop {
  private readonly byResource = new Map<string, Tokens>();

  put(tokens: Tokens): void {
    if (tokens.amount === 0n) return;
    const there = this.byResource.get(tokens.resource);
    this.byResource.set(tokens.resource, there ? joined(there, tokens) : tokens);
  }

  take(resource: string, amount: Attos): Tokens {
    return this.keep(split(this.all(resource), amount));
  }

  takeIds(resource: string, ids: readonly string[]): Tokens {
    return this.keep(splitIds(this.all(resource), ids));
  }

  /** Takes all of a resource, possibly nothing; `none` is the empty amount of that resource. */
  takeAll(resource: string, none: Tokens): Tokens {
    const tokens = this.byResource.get(resource) ?? none;
    this.byResource.delete(resource);
    return tokens;
  }

  /** Takes everything on the worktop. */
  takeEverything(): Tokens[] {
    const everything = [...this.byResource.values()];
    this.byResource.clear();
    return everything;
  }

  amountOf(resource: string): Attos {
    return this.byResource.get(resource)?.amount ?? 0n;
  }

  idsOf(resource: string): readonly string[] {
    return this.byResource.get(resource)?.ids ?? [];
  }

  isEmpty(): boolean {
    return this.byResource.size === 0;
  }

  private all(resource: string): Tokens {
    const tokens = this.byResource.get(resource);
    if (!tokens) throw new ExecutionFailure(`nothing of ${resource} lies on the worktop`);
    return tokens;
  }

  private keep({ taken, left }: { taken: Tokens; left: Tokens }): Tokens {
    if (left.amount === 0n) this.byResource.delete(left.resource);
    else this.byResource.set(left.resource, left);
    return taken;
  }
}

/**
 * Buckets or proofs of a manifest, numbered in the order of their creation: compiling removes their names.
 */
class Numbered<Thing> {
  private readonly things = new Map<number, Thing>();
  private next = 0;
  private readonly kind: string;

  /** `kind` is the word for the things in error messages. */
  constructor(kind: string) {
    this.kind = kind;
  }

  add(thing: Thing): void {
    this.things.set(this.next, thing);
    this.next += 1;
  }

  get(number: number): Thing {
    const thing = this.things.get(number);
    if (thing === undefined) throw new ExecutionFailure(`there is no ${this.kind} ${number}`);
    return thing;
  }

  take(number: number): Thing {
    const thing = this.get(number);
    this.things.delete(number);
    return thing;
  }

  drop(): void {
    this.things.clear();
  }

  values(): Thing[] {
    return [...this.things.values()];
  }
}

/** Shows that somebody holds these tokens, without moving them. */
export type Proof = Tokens;

/** What the transaction has proven so far: its signers, and proofs of tokens. */
class AuthZone {
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
