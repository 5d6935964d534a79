import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, it, onTestFinished } from "vitest";
import { startErrorText } from "../../../server/app/startup-errors.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { openMetricsPort } from "../../../server/metrics/metrics-port.ts";
import { freshServer } from "../server-per-test.ts";

/** Opens the port of the metrics as a server does at its start; answers what it logs. */
async function logOf(environment: Record<string, string>): Promise<string> {
  const read = readConfiguration(environment);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const { app } = await freshServer();
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  await openMetricsPort(app, { configuration: read.configuration, metrics: new Registry(), log });
  return lines.join("");
}

it("the log says that the metrics are off when neither METRICS_TOKEN nor METRICS_PORT is set", async () => {
  expect(await logOf({})).toContain("metrics are off: set METRICS_TOKEN, or METRICS_PORT");
  expect(await logOf({ METRICS_TOKEN: "letmein" })).toBe("");
});

it("a METRICS_PORT that another program listens on keeps the server from starting", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(logOf({ METRICS_PORT: String(port) }).catch(startErrorText)).resolves.toMatch(
    /^The server cannot start: METRICS_PORT \d+ cannot be listened on \(EADDRINUSE\)/,
  );
});
