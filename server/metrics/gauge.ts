import { Gauge, type Registry } from "prom-client";

/** A gauge that is asked for its value whenever the metrics are read, so that must cost nothing. */
export function measuredGauge(metrics: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(value());
    },
  });
}
