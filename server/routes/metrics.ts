import { timingSafeEqual } from "node:crypto";
import { Histogram } from "prom-client";
import { notFound } from "../errors/known-errors.ts";
import { afterEachAnswer } from "../http/after-each-answer.ts";
import { millisecondsOf } from "../http/answer-time.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { ActivePlayers } from "../metrics/active-players.ts";
import { measureLoad } from "../metrics/measure-load.ts";
import { measurePvp } from "../metrics/measure-pvp.ts";
import { measureSizes } from "../metrics/measure-sizes.ts";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/**
 * Measures everything, and answers `GET /metrics` for requests with `METRICS_TOKEN`; otherwise, and if no token is set, 404. The client's
 * address does not matter, as a proxy on this machine forwards requests from everywhere.
 */
export function registerMetrics(app: App, deps: AppDeps): void {
  const { metrics, configuration } = deps;
  measurePvp(deps);
  measureLoad(deps);
  measureSizes(app, deps);
  const players = new ActivePlayers(metrics);
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
      // Outside of the calls nobody is recognised.
      if (request.session) players.note(request.session.id);
      let series = known.get(statusCode);
      if (!series) {
        series = durations.labels(String(method), route, String(statusCode));
        known.set(statusCode, series);
      }
      series.observe(millisecondsOf(request) / 1000);
    };
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const { metricsToken } = configuration;
    const named = request.headers.authorization ?? "";
    if (metricsToken === null || !isSameText(named, `Bearer ${metricsToken}`)) throw notFound();
    reply.type(metrics.contentType);
    return metrics.metrics();
  });
}

function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
