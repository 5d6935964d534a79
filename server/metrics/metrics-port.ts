import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { logError } from "../errors/to-http-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { checkAddressFree, ResponseWithErrorListener } from "../http/connections.ts";

const LOOPBACK = "127.0.0.1";
const REQUEST_MS = 5_000;

/**
 * Serves the metrics on `METRICS_PORT` of this machine, without a token, until the app closes. Rejects with a
 * sentence if it cannot listen on the port. Logs the address of the metrics, or that they are off.
 */
export async function openMetricsPort(
  app: App,
  { configuration, metrics, log }: Pick<AppDeps, "configuration" | "metrics" | "log">,
): Promise<void> {
  const { metricsPort, metricsToken } = configuration;
  if (metricsPort === null) {
    if (metricsToken === null)
      log.info("metrics are off: set METRICS_TOKEN, or METRICS_PORT to read them on this machine");
    return;
  }
  const options = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS };
  const server = createServer(
    { ...options, ServerResponse: ResponseWithErrorListener },
    (request, response) => {
      if (!asksForMetrics(request)) {
        response.writeHead(404).end();
        return;
      }
      const headers = { "content-type": metrics.contentType, "cache-control": "no-store" };
      metrics
        .metrics()
        .then((text) => response.writeHead(200, headers).end(text))
        .catch((err: unknown) => {
          logError(log, err, "the metrics could not be read");
          response.writeHead(503).end();
        });
    },
  );
  server.listen(metricsPort, LOOPBACK);
  await once(server, "listening").catch(refusePort(metricsPort));
  server.on("error", (err) => log.error({ err }, "a connection could not be accepted"));
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    server.close();
  });
  log.info(`metrics at http://${LOOPBACK}:${(server.address() as AddressInfo).port}/metrics`);
}

/** Rejects with a sentence where the metrics could not be served, before anything is migrated. */
export async function checkMetricsPortFree({ metricsPort }: AppDeps["configuration"]): Promise<void> {
  if (metricsPort === null) return;
  await checkAddressFree({ port: metricsPort, host: LOOPBACK }).catch(refusePort(metricsPort));
}

function refusePort(port: number): (error: unknown) => never {
  return (error) => {
    throw new Error(`METRICS_PORT ${port} cannot be listened on (${codeOf(error)}): set a free port.`);
  };
}

function asksForMetrics({ method, url }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && url?.split("?")[0] === "/metrics";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
