import type { FastifyReply, FastifyRequest } from "fastify";
import type { OidcCallback } from "../../contract/index.ts";
import { failure } from "../../errors/failure.ts";
import type { App, AppDeps } from "../../http/app-deps.ts";
import type { OidcVisitor } from "../../login/id-token.ts";
import { attemptOf, OidcClient } from "../../login/oidc-client.ts";
import {
  CodeRefused,
  loginRefusedFor,
  loginUnavailable,
  OidcFailure,
} from "../../login/provider-documents.ts";
import { openSession } from "../../login/session.ts";
import { expectedOrigin, isForeignSite } from "../../security/origins.ts";
import { cleanName } from "../../store/database/clean-name.ts";
import { registerCall } from "../register-call.ts";
import { type BegunLogin, beginLogin, begunLogin, isLoggedInAs } from "./redirect-login.ts";
import { answerWithPage } from "./refused-login-page.ts";

const CALLBACK = "/api/auth/oidc/callback";

/**
 * The login through OpenID Connect. `GET /api/auth/oidc/start` sends the browser to the provider with a state bound to
 * it by a cookie; `GET /api/auth/oidc/callback` accepts the provider's code only together with that state, once
 * (`CON-94`, `GAP-01`). Both answer failures with a page, as a browser shows them.
 */
export function oidcLoginRoutes(app: App, deps: AppDeps): void {
  const login = deps.configuration.oidc === null ? null : new OidcLogin(deps, deps.configuration.oidc);
  const configured = () => {
    if (login === null) throw failure("login_not_configured");
    return login;
  };
  const options = { errorHandler: answerWithPage(deps) };
  registerCall(
    app,
    "GET /api/auth/oidc/start",
    async (request, reply) => {
      const address = await loggingReasons(request, () => configured().begin(request, reply));
      return reply.redirect(address, 302);
    },
    options,
  );
  registerCall(
    app,
    "GET /api/auth/oidc/callback",
    async (request, reply) => {
      await loggingReasons(request, () => configured().finish(request, reply, request.query));
      return reply.redirect("/", 302);
    },
    options,
  );
}

class OidcLogin {
  private readonly deps: AppDeps;
  private readonly issuer: string;
  private readonly client: OidcClient;

  constructor(deps: AppDeps, configuration: NonNullable<AppDeps["configuration"]["oidc"]>) {
    const limits = deps.rules.auth.telegram;
    this.deps = deps;
    this.issuer = configuration.issuer;
    this.client = new OidcClient({ configuration, clock: deps.clock, limits, timeoutMs: deps.oidcTimeoutMs });
  }

  /** Begins a login; resolves to the provider's page. Only our own login page may begin one (`ABU-09`). */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    if (isForeignSite(request)) throw failure("foreign_origin");
    const { state, seal } = await beginLogin(this.deps, request, reply, "oidc");
    return this.client.authorizationAddress(attemptOf(state, seal, this.redirectUri(request)));
  }

  /** Logs the player in whom the provider's answer proves. */
  async finish(request: FastifyRequest, reply: FastifyReply, answer: OidcCallback): Promise<void> {
    const begun = await begunLogin(this.deps, request, { state: answer.state, way: "oidc" });
    const visitor = await this.visitorOf(request, answer, begun);
    if (visitor === null) return;
    const identity = { provider: "telegram", id: visitor.telegramId } as const;
    if (await isLoggedInAs(this.deps, request, identity)) return;
    const firstName = cleanName(visitor.firstName);
    const login = { identity, firstName, ticket: null, state: begun.state };
    const opened = await openSession(this.deps, request, reply, login);
    if (!opened.ok) throw loginRefusedFor("the state was already used");
  }

  /** null after a reload or the Back button: the code is used up, but the player is logged in by now. */
  private async visitorOf(
    request: FastifyRequest,
    { code, error, iss }: OidcCallback,
    { state, seal }: BegunLogin,
  ): Promise<OidcVisitor | null> {
    if (iss !== undefined && iss !== this.issuer) throw loginRefusedFor("the answer is of another issuer");
    if (error === "access_denied") throw new OidcFailure("login_cancelled", "the player cancelled the login");
    if (error !== undefined) throw loginUnavailable(`the provider answered with the error ${error}`);
    if (code === undefined) throw failure("malformed");
    try {
      return await this.client.visitorOf(code, attemptOf(state.state, seal, this.redirectUri(request)));
    } catch (refusal) {
      if (request.session !== null && refusal instanceof CodeRefused) return null;
      throw refusal;
    }
  }

  private redirectUri(request: FastifyRequest): string {
    return `${expectedOrigin(request, this.deps.configuration)}${CALLBACK}`;
  }
}

/** Keeps the reason of a failed login for the line about it in the log. */
async function loggingReasons<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OidcFailure) request.reason = error.reason;
    throw error;
  }
}
