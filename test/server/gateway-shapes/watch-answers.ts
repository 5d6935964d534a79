import { subscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { UNKNOWN_VARIANT } from "../../../server/dev-ledger/gateway/gateway-mood.ts";

/** Where the dev ledger's gateway is mounted, in the game and in tests of its own. */
const GATEWAY = /^(?:\/dev)?\/gateway(\/.+)$/;

/**
 * Looks at every answer of the dev ledger's gateway in this process, whichever server gives it. A fault is handed
 * on, and the caller gets an error instead of the answer.
 */
export function watchAnswers(report: (fault: string) => void): void {
  subscribe("fastify.initialization", (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onSend", async (request, reply, payload) => {
      const [, path] = GATEWAY.exec(request.routeOptions.url ?? "") ?? [];
      if (path === undefined || wasToldToFail(reply.getHeader("content-type"), payload)) return payload;
      // Most tests ask no gateway, and go without the models.
      const { answerFault } = await import("./answer-fault.ts");
      const body: unknown = JSON.parse(String(payload));
      const fault = answerFault({ path, status: reply.statusCode, body });
      if (fault === null) return payload;
      report(fault);
      throw new Error(fault);
    });
  });
}

/** The moods `html`, `429` and `unknownVariant` answer wrongly on purpose. */
function wasToldToFail(type: unknown, payload: unknown): boolean {
  return !String(type).startsWith("application/json") || String(payload).includes(`"${UNKNOWN_VARIANT}"`);
}
