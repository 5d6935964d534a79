import { failure, ledgerNotConfigured } from "../../errors/failure.ts";
import { type EntityKind, isAddressOf } from "../network/address.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";

/** Writes the instructions of one account's transaction on a network. */
export class Instructions {
  private readonly lines: string[] = [];
  private readonly suffix: string;
  private readonly account: string;

  constructor({ suffix }: LedgerNetwork, account: string) {
    this.suffix = suffix;
    this.account = addressValue("account", suffix, account);
  }

  /** Takes tokens out of the account into a bucket of this name. */
  pay(bucket: string, amount: number, resource: string | null): this {
    return this.withdraw(amount, resource).take(bucket, amount, resource);
  }

  /** Takes tokens out of the account. */
  withdraw(amount: number, resource: string | null): this {
    const [token, decimal] = [this.address("fungible", resource), decimalValue(amount)];
    this.lines.push(`CALL_METHOD ${this.account} "withdraw" ${token} ${decimal};`);
    return this;
  }

  /** Puts tokens that were taken out of the account into a bucket of this name. */
  take(bucket: string, amount: number, resource: string | null): this {
    const [token, decimal] = [this.address("fungible", resource), decimalValue(amount)];
    this.lines.push(`TAKE_FROM_WORKTOP ${token} ${decimal} Bucket("${bucket}");`);
    return this;
  }

  /** Proves that the account holds one token of a collection. */
  prove(proof: string, id: string, collection: string | null): this {
    const ids = `Array<NonFungibleLocalId>(${integerIdValue(id)})`;
    const resource = this.address("nonFungible", collection);
    this.lines.push(
      `CALL_METHOD ${this.account} "create_proof_of_non_fungibles" ${resource} ${ids};`,
      `POP_FROM_AUTH_ZONE Proof("${proof}");`,
    );
    return this;
  }

  call(component: string | null, method: string, ...values: string[]): this {
    this.lines.push(
      [`CALL_METHOD ${this.address("component", component)} "${method}"`, ...values].join(" ").concat(";"),
    );
    return this;
  }

  /** The finished manifest; everything left on the worktop goes into the account. */
  depositRest(): string {
    const deposit = `CALL_METHOD ${this.account} "deposit_batch" Expression("ENTIRE_WORKTOP");`;
    return [...this.lines, deposit, ""].join("\n");
  }

  private address(kind: EntityKind, address: string | null): string {
    if (address === null) throw ledgerNotConfigured();
    return addressValue(kind, this.suffix, address);
  }
}

/** At most 18 decimal places, the ledger's precision. */
const DECIMAL = /^\d{1,30}(\.\d{1,18})?$/;
const INTEGER_ID = /^#(0|[1-9]\d{0,19})#$/;
/** Without characters that could end a quoted text. */
const PURCHASE_ID = /^[\w-]{1,64}$/;
const HIGHEST_U8 = 255;

/**
 * Values for a manifest. Each is validated again here, whatever was checked before: an invalid one is refused
 * and no manifest is made (`ABU-39`).
 */
export function addressValue(kind: EntityKind, suffix: string, address: string): string {
  if (!isAddressOf(kind, suffix, address)) throw failure("not_an_address_here");
  return `Address("${address}")`;
}

/** An amount of tokens above 0. */
function decimalValue(amount: number): string {
  const text = String(amount);
  if (!DECIMAL.test(text) || amount <= 0) throw failure("not_an_amount");
  return `Decimal("${text}")`;
}

function integerIdValue(id: string): string {
  if (!INTEGER_ID.test(id)) throw failure("not_a_creature_id");
  return `NonFungibleLocalId("${id}")`;
}

export function purchaseIdValue(id: string): string {
  if (!PURCHASE_ID.test(id)) throw failure("not_a_purchase_id");
  return `"${id}"`;
}

/** A whole number from 0 to 255. */
export function smallNumberValue(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > HIGHEST_U8)
    throw failure("not_a_small_number", { values: { most: HIGHEST_U8 } });
  return `${number}u8`;
}

/** A method call in a manifest. */
interface ManifestCall {
  address: string;
  method: string;
  /** The quoted texts among its arguments, in order, including those inside nested arguments. */
  texts: string[];
}

/** A quoted text with its escapes, the end of an instruction, or any other word. */
const TOKEN = /"(?:[^"\\]|\\.)*"|;|[^\s;"]+/g;
const CALL_METHOD = "CALL_METHOD";

/**
 * The method calls in a manifest's instructions. The sender wrote the manifest, so quoted texts are recognised first:
 * call-like strings are not parsed as calls.
 */
export function callsOf(instructions: string): ManifestCall[] {
  const calls: ManifestCall[] = [];
  let tokens: string[] = [];
  for (const [token] of instructions.matchAll(TOKEN)) {
    if (token !== ";") {
      tokens.push(token);
      continue;
    }
    const [name, ...rest] = tokens;
    const [address, method, ...texts] = rest.filter(isText).map(contentOf);
    if (name === CALL_METHOD && address !== undefined && method !== undefined)
      calls.push({ address, method, texts });
    tokens = [];
  }
  return calls;
}

function isText(token: string): boolean {
  return token.startsWith('"');
}

function contentOf(token: string): string {
  return token.slice(1, -1).replace(/\\(.)/g, "$1");
}
