import { setTimeout as pause } from "node:timers/promises";
import type { App } from "./app-deps.ts";

declare module "fastify" {
  interface FastifyInstance {
    drain: Drain;
  }
}

/** The time between the decision to end and the end, in which a server sends its clients away. */
export class Drain {
  hasBegun = false;

  begin(): void {
    this.hasBegun = true;
  }
}

/**
 * Makes every answer close its connection once `app.drain` has begun, at the latest when the server closes. A client
 * that was told opens its next connection elsewhere, so that none is closed under a request.
 */
export function announceEnd(app: App): void {
  const drain = new Drain();
  app.decorate("drain", drain);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.hasBegun) reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", async () => drain.begin());
}

/**
 * Closes the server after `drainMs` in which it still serves everybody, while `/api/ready` and each answer tell that
 * it ends.
 */
export async function closeAfterDrain(app: App, drainMs: number): Promise<void> {
  app.drain.begin();
  if (drainMs > 0) await pause(drainMs);
  await app.close();
}
