import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type RawServerDefault } from "fastify";
import { answerEarlyFailures, answerFailures } from "./failures/answer-failures.ts";
import { timeAnswers } from "./http/answer-time.ts";
import { answerBrokenRequests, refuseOddHeads } from "./http/broken-requests.ts";
import { connectionOptions, logServerErrors } from "./http/connections.ts";
import { endConnections } from "./http/end-connections.ts";
import { acceptJsonOnly } from "./http/json-body.ts";
import { keepTickShape } from "./http/keep-tick-shape.ts";
import { logAnswers, requestLogs } from "./http/log-answers.ts";
import type { App, AppParts } from "./parts.ts";
import { registerApi } from "./routes/api.ts";
import { registerClient } from "./routes/client.ts";
import { registerMetrics } from "./routes/metrics.ts";
import { radixJsonRoute } from "./routes/radix-json.ts";
import { securityHeadersOf, setSecurityHeaders } from "./security/headers.ts";
import { limitFiles } from "./security/rate-limits.ts";
import { trustedProxies } from "./security/trusted-proxies.ts";

const BODY_LIMIT = 64 * 1024;

/** Builds the whole server from its parts; it does not listen. */
export async function buildApp(parts: AppParts): Promise<App> {
  const headers = await securityHeadersOf(parts.configuration);
  const app = fastify<RawServerDefault>({
    ...requestLogs(parts.log),
    ...connectionOptions,
    clientErrorHandler: answerBrokenRequests(headers.data),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(parts.configuration.trustProxy),
    // Answers that were asked for before the end are still given (SIGTERM); readiness says that it ends.
    return503OnClosing: false,
    // Types are never juggled and unknown fields never decide anything: '5' is no number (ABU-30).
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    frameworkErrors: answerEarlyFailures(headers.data),
  }).withTypeProvider<TypeBoxTypeProvider>();

  keepTickShape();
  answerFailures(app, parts);
  acceptJsonOnly(app);
  timeAnswers(app);
  logAnswers(app);
  setSecurityHeaders(app, headers);
  refuseOddHeads(app, headers.data);
  // Cookies are read where a session is looked for, not for every request.
  await app.register(cookie, { hook: false });
  limitFiles(app, parts);
  registerMetrics(app, parts);
  await registerApi(app, parts);
  radixJsonRoute(app, parts);
  await parts.development?.root(app, parts);
  await registerClient(app, parts);
  logServerErrors(app, parts);
  endConnections(app);
  app.addHook("onClose", () => parts.store.close());
  return app;
}
