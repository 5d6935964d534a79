import { ledgerNotConfigured } from "../../errors/failure.ts";
import type { EntityKind } from "../address/entity-address.ts";
import type { LedgerNetwork } from "../network/ledger-network.ts";
import { addressValue, decimalValue, integerIdValue } from "./values.ts";

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
