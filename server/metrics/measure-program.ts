import { Counter, Gauge, type Registry } from "prom-client";
import { programVersion } from "../process/program-version.ts";

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

/** Counts faults of the program that ended nothing (`ABU-96`). */
export function countRejections(metrics: Registry): Counter {
  return new Counter({
    name: "unhandled_rejections_total",
    help: "Faults of the program: promises that were rejected while nobody waited for them",
    registers: [metrics],
  });
}
