import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import fastify, { type RawServerDefault } from "fastify";
import { logAnswers, requestLogs, timeAnswers } from "../http/answers.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { compileOnce } from "../http/compiled-schemas.ts";
import {
  announceEnd,
  connectionOptions,
  endConnections,
  logServerErrors,
  nextTickWorkaround,
} from "../http/connections.ts";
import { answerEarlyErrors, handleErrors } from "../http/error-handler.ts";
import {
  acceptJsonOnly,
  answerBrokenRequests,
  refuseOddHeads,
  refuseUnstorableInput,
} from "../http/refused-input.ts";
import { registerApi } from "../routes/api.ts";
import { radixJsonRoute, registerClient } from "../routes/client.ts";
import { registerMetrics } from "../routes/operation.ts";
import { logAudit } from "../security/audit.ts";
import { securityHeadersOf, setSecurityHeaders } from "../security/headers.ts";
import { trustedProxies } from "../security/origins.ts";
import { limitFiles } from "../security/rate-limits.ts";

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
  logAnswers(app, deps);
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
