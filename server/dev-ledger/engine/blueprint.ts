import type { Arguments } from "./arguments.ts";
import type { ManifestRun } from "./manifest-run.ts";
import type { Tokens } from "./tokens.ts";

export interface MethodCall {
  run: ManifestRun;
  /** The account or component that is called. */
  self: string;
  args: Arguments;
}

/** A method reads all its arguments, changes the run, and answers the tokens it gives back. */
export type Method = (call: MethodCall) => Tokens[];
export type Methods = Readonly<Record<string, Method>>;

/** What can be called at an address. */
export interface Blueprints {
  at(address: string): Methods | null;
}
