import type { Arguments } from "./arguments.ts";
import type { ManifestRun } from "./manifest-run.ts";
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
