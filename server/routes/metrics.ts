import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Histogram } from "prom-client";
import { notFound } from "../failures/failures.ts";
import { afterEachAnswer } from "../http/after-each-answer.ts";
import { millisecondsOf } from "../http/answer-time.ts";
import type { App, AppParts } from "../parts.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** `GET /metrics` for the operator's monitoring; to everybody else it does not exist. */
export function registerMetrics(app: App, { metrics, configuration }: AppParts): void {
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [metrics],
  });
  afterEachAnswer(app, ({ method, url: route }) => {
    const known = new Map<number, Histogram.Internal<"method" | "route" | "status">>();
    return (request, { statusCode }) => {
      let series = known.get(statusCode);
      if (!series) {
        series = durations.labels(String(method), route, String(statusCode));
        known.set(statusCode, series);
      }
      series.observe(millisecondsOf(request) / 1000);
    };
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, configuration.metricsToken)) throw notFound();
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}

/** With a token: whoever names it. Without one: this machine only, and not through a proxy on it. */
function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(request.headers.authorization ?? "", `Bearer ${token}`);
  return LOOPBACK.has(request.ip) && (request.ips !== undefined || !("x-forwarded-for" in request.headers));
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
