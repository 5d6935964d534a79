import { ExecutionFailure } from "./execution-failure.ts";

/**
 * Buckets or proofs of a manifest, numbered in the order of their creation: compiling removes their names.
 */
export class Numbered<Thing> {
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
