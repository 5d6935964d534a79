import { type Value, ValueKind } from "@radixdlt/radix-engine-toolkit";
import { type Attos, parseAttos } from "../state/model.ts";
import { ExecutionFailure } from "./failures.ts";
import type { ManifestRun, Proof } from "./manifest-run.ts";
import type { Tokens } from "./tokens.ts";

export interface MethodCall {
  run: ManifestRun;
  /** The account or component that is called. */
  self: string;
  args: Arguments;
}

/** A method reads all its arguments, changes the manifest's run, and returns tokens. */
export type Method = (call: MethodCall) => Tokens[];
export type Methods = Readonly<Record<string, Method>>;

/** The methods that can be called at each address. */
export interface Blueprints {
  at(address: string): Methods | null;
}

type ValueOf<Kind extends ValueKind> = Extract<Value, { kind: Kind }>;

/** Reads the arguments of a method in order; an argument of an unexpected kind fails the transaction. */
export class Arguments {
  private readonly values: readonly Value[];
  private readonly run: ManifestRun;
  private readonly method: string;
  private position = 0;

  constructor(run: ManifestRun, method: string, values: Value) {
    this.run = run;
    this.method = method;
    this.values = values.kind === ValueKind.Tuple ? values.fields : [];
  }

  address(): string {
    const { value } = this.next(ValueKind.Address);
    if (value.kind === "Static") return value.value;
    throw new ExecutionFailure(`${this.method} takes no named address`);
  }

  amount(): Attos {
    return attosOfDecimal(this.next(ValueKind.Decimal).value);
  }

  text(): string {
    return this.next(ValueKind.String).value;
  }

  /** A whole number from 0 to 255. */
  smallNumber(): number {
    return this.next(ValueKind.U8).value;
  }

  ids(): string[] {
    return this.next(ValueKind.Array).elements.map((element) => {
      if (element.kind === ValueKind.NonFungibleLocalId) return element.value;
      throw this.mismatch("a local id");
    });
  }

  /** A bucket, whose tokens now belong to the method. */
  bucket(): Tokens {
    return this.run.buckets.take(this.next(ValueKind.Bucket).value);
  }

  /** An array of buckets, or the whole worktop. */
  buckets(): Tokens[] {
    const value = this.values[this.position];
    if (value?.kind === ValueKind.Expression && value.value === "EntireWorktop") {
      this.position += 1;
      return this.run.worktop.takeEverything();
    }
    return this.next(ValueKind.Array).elements.map((element) => {
      if (element.kind === ValueKind.Bucket) return this.run.buckets.take(element.value);
      throw this.mismatch("a bucket");
    });
  }

  /** A proof, which the method now owns. */
  proof(): Proof {
    return this.run.proofs.take(this.next(ValueKind.Proof).value);
  }

  /** Skips an optional value that has no meaning on this ledger. */
  ignoredOption(): void {
    this.next(ValueKind.Enum);
  }

  end(): void {
    if (this.position < this.values.length)
      throw new ExecutionFailure(
        `${this.method} takes ${this.position} arguments, not ${this.values.length}`,
      );
  }

  private next<Kind extends ValueKind>(kind: Kind): ValueOf<Kind> {
    const value = this.values[this.position];
    this.position += 1;
    if (value?.kind === kind) return value as ValueOf<Kind>;
    throw this.mismatch(`a ${kind}`);
  }

  private mismatch(expected: string): ExecutionFailure {
    return new ExecutionFailure(`${this.method} expects ${expected} as argument ${this.position}`);
  }
}

/** The toolkit's decimal type, which its package does not export. */
type ToolkitDecimal = Extract<Value, { kind: "Decimal" }>["value"];

/** The toolkit formats small amounts as 1e-18 unless every digit is requested. */
export function attosOfDecimal(decimal: ToolkitDecimal): Attos {
  const attos = parseAttos(decimal.toFixed());
  if (attos === null) throw new ExecutionFailure(`${decimal.toFixed()} is no amount of tokens`);
  return attos;
}
