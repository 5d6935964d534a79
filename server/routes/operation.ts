import { timingSafeEqual } from "node:crypto";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { Histogram } from "prom-client";
import { failure, notFound } from "../errors/failure.ts";
import { afterEachAnswer, millisecondsOf } from "../http/answers.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { type PrecompressedDocument, precompress, sendDocument } from "../http/precompressed-document.ts";
import { sessionCookieName } from "../login/session.ts";
import {
  ActivePlayers,
  measureLoad,
  measureLogCopies,
  measurePvp,
  measureReadiness,
} from "../metrics/measurements.ts";
import { type NotReadyReason, startReadinessCheck } from "../metrics/readiness.ts";
import { program } from "../process/program.ts";
import { registerCall } from "./register-call.ts";

/** `GET /api/health`: the process answers. `GET /api/ready`: it should get requests (`interfaces.md`). */
export function healthRoutes(app: App, deps: AppDeps): void {
  const check = startReadinessCheck(app, deps);
  const whyNotReady = (): NotReadyReason | null => (app.drain.hasBegun ? "closing" : check.reason);
  registerCall(app, "GET /api/health", async () => ({ status: "ok" as const }));
  registerCall(app, "GET /api/ready", async () => {
    const reason = whyNotReady();
    if (reason !== null) throw failure("not_ready", { details: { reason, ...program } });
    return { status: "ready" as const, ...program };
  });
  measureReadiness(deps.metrics, check, whyNotReady);
}

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/**
 * Measures everything, and answers `GET /metrics` for requests with `METRICS_TOKEN`; otherwise, and if no token is set, 404. The client's
 * address does not matter, as a proxy on this machine forwards requests from everywhere.
 */
export function registerMetrics(app: App, deps: AppDeps): void {
  const { metrics, configuration } = deps;
  measurePvp(deps);
  measureLoad(deps);
  measureLogCopies(deps);
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

/**
 * `GET /api/openapi.json`, made from the schemas of the calls that are registered afterwards, and the page
 * `GET /api/docs`, unless it is switched off (`ABU-112`); open to everybody, and limited like a call (`ABU-52`).
 */
export async function documentCalls(
  app: App,
  { production, apiDocs }: AppDeps["configuration"],
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Corvax Lab", description: "The calls of the lab game.", version: "1" },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookieName(production) } },
      },
    },
  });
  // Its 220 KB are serialised and compressed on the first request.
  let written: Promise<PrecompressedDocument> | undefined;
  const document = () => {
    written ??= precompress(app.swagger());
    return written;
  };
  app.get("/openapi.json", { schema: { hide: true } }, async (request, reply) =>
    sendDocument(await document(), request, reply),
  );
  if (!apiDocs) return;
  await app.register(async (docs: App) => {
    docs.addHook("onRoute", (route) => {
      // The documentation library's own routes would serialise it for every request.
      if (/\/docs\/(json|yaml)$/.test(route.url))
        route.handler = (_request, reply) => reply.redirect("/api/openapi.json");
    });
    await docs.register(swaggerUi, { routePrefix: "/docs", indexPrefix: app.prefix });
  });
}
