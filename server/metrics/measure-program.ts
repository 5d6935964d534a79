import { Gauge, type Registry } from "prom-client";
import { programVersion } from "../program-version.ts";

/** Tells what runs: version, hash of the rules, and kind of database. */
export function measureProgram(
  metrics: Registry,
  { rulesHash, store }: { rulesHash: string; store: string },
): void {
  const labels = { version: programVersion, rules_hash: rulesHash, store };
  new Gauge({
    name: "program_info",
    help: "1, with the version, the rules and the kind of database of this process",
    labelNames: Object.keys(labels),
    registers: [metrics],
  }).set(labels, 1);
}
