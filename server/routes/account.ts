import type { FastifyRequest } from "fastify";
import { DELETION_DAYS, DELETION_MS } from "../account/deletion-job.ts";
import { exportAccount } from "../account/export-account.ts";
import { failure, notLoggedIn } from "../errors/failure.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import { sessionOf } from "../login/session.ts";
import { auditAddress } from "../security/audit.ts";
import type { PlayerAccount } from "../store/players/accounts.ts";
import { registerCall } from "./register-call.ts";

/**
 * - `GET /api/getAccount`: since when it exists, and how deleting it goes.
 * - `GET /api/exportAccount`: everything the server keeps about the player.
 * - `POST /api/setLanguage`: the language of the player's texts, one of those there are (`GAP-63`, `ABU-94`).
 * - `POST /api/deleteAccount`: deletes the account in a week; asked again, the moment stays (`GAP-71`).
 * - `POST /api/keepAccount`: keeps it after all.
 */
export function accountRoutes(app: App, deps: AppDeps): void {
  const { store, configuration } = deps;
  const languages = [deps.rules.texts, ...deps.languages].map(({ language }) => language);
  const ownAccount = async (request: FastifyRequest): Promise<PlayerAccount> => {
    const account = await store.accountOf(sessionOf(request).publicId);
    if (account === null) throw notLoggedIn();
    return account;
  };
  registerCall(app, "GET /api/getAccount", async (request) => {
    const { createdAt } = await ownAccount(request);
    return { createdAt, deletionDays: DELETION_DAYS };
  });
  registerCall(app, "GET /api/exportAccount", async (request, reply) => {
    const session = sessionOf(request);
    const account = await ownAccount(request);
    await store.noteAudit(session.id, { type: "exported" }, auditAddress(request, configuration));
    reply.header("Content-Disposition", 'attachment; filename="corvax-lab.json"');
    return exportAccount(deps, session, account);
  });
  registerCall(app, "POST /api/setLanguage", async (request) => {
    const { language } = request.body;
    if (!languages.includes(language)) throw failure("unknown_language");
    await store.setLanguage(sessionOf(request).id, language);
    return { success: true as const };
  });
  registerCall(app, "POST /api/deleteAccount", async (request) => {
    const { id: playerId } = sessionOf(request);
    const dueAt = (await store.now()) + DELETION_MS;
    const address = auditAddress(request, configuration);
    const event = { type: "deletionRequested", dueAt } as const;
    const deletionDueAt = await store.requestDeletion(playerId, DELETION_MS, event, address);
    return { success: true as const, deletionDueAt };
  });
  registerCall(app, "POST /api/keepAccount", async (request) => {
    await store.cancelDeletion(sessionOf(request).id, auditAddress(request, configuration));
    return { success: true as const };
  });
}
