import type { Attos } from "../state/model.ts";
import { ExecutionFailure } from "./execution-failure.ts";
import { joined, split, splitIds, type Tokens } from "./tokens.ts";

/** Holds tokens between the instructions of a manifest. */
export class Worktop {
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
