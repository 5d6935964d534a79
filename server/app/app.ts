import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type RawServerDefault } from "fastify";
import { timeAnswers } from "../http/answer-time.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { answerBrokenRequests, refuseOddHeads } from "../http/broken-requests.ts";
import { compileOnce } from "../http/compile-once.ts";
import { connectionOptions, logServerErrors } from "../http/connections.ts";
import { announceEnd } from "../http/drain.ts";
import { endConnections } from "../http/end-connections.ts";
import { answerEarlyErrors, handleErrors } from "../http/error-handler.ts";
import { acceptJsonOnly } from "../http/json-body.ts";
import { logAnswers, requestLogs } from "../http/log-answers.ts";
import { nextTickWorkaround } from "../http/next-tick-workaround.ts";
import { refuseUnstorableInput } from "../http/storable-input.ts";
import { registerApi } from "../routes/api.ts";
import { registerClient } from "../routes/client.ts";
import { registerMetrics } from "../routes/metrics.ts";
import { radixJsonRoute } from "../routes/radix-json.ts";
import { securityHeadersOf, setSecurityHeaders } from "../security/headers.ts";
import { logAudit } from "../security/log-audit.ts";
import { limitFiles } from "../security/rate-limits.ts";
import { trustedProxies } from "../security/trusted-proxies.ts";

const BODY_LIMIT = 64 * 1024;

/** Builds the whole server from its dependencies; it does not listen. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { texts } = deps.rules;
  const headers = await securityHeadersOf(deps.configuration);
  const app = fastify<RawServerDefault>({
    ...requestLogs(deps.log),
    ...connectionOptions,
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
    clientErrorHandler: answerBrokenRequests(headers.data, texts),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(deps.configuration.trustProxy),
    // Requests that came before SIGTERM are still answered; `/api/ready` shows that the server is closing.
    return503OnClosing: false,
    // Types are not coerced: the text "5" is no number. Unknown fields are ignored (ABU-30).
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    schemaController: { compilersFactory: compileOnce },
    frameworkErrors: answerEarlyErrors(headers.data, texts),
  }).withTypeProvider<TypeBoxTypeProvider>();

  nextTickWorkaround();
  announceEnd(app);
  handleErrors(app, deps);
  acceptJsonOnly(app);
  refuseUnstorableInput(app);
  timeAnswers(app);
  logAnswers(app);
  setSecurityHeaders(app, headers);
  refuseOddHeads(app, headers.data, texts);
  // Cookies are parsed only for the session, not for every request.
  await app.register(cookie, { hook: false });
  limitFiles(app, deps);
  registerMetrics(app, deps);
  await registerApi(app, deps);
  radixJsonRoute(app, deps);
  await deps.development?.root(app, deps);
  await registerClient(app, deps);
  logServerErrors(app, deps);
  logAudit(deps);
  endConnections(app);
  app.addHook("onClose", () => deps.store.close());
  return app;
}
