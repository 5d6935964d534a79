import helmet from "@fastify/helmet";
import type { App, AppParts } from "../parts.ts";

const TELEGRAM_SCRIPT = "https://telegram.org";
const TELEGRAM_FRAME = "https://oauth.telegram.org";
const YEAR_SECONDS = 31_536_000;

/** What a page of the game may load and who may frame it (`ABU-60`). */
export async function setSecurityHeaders(app: App, { configuration }: AppParts): Promise<void> {
  const { production, publicOrigin, telegram } = configuration;
  const widget = telegram.botToken !== null && telegram.botName !== null;
  const encrypted = production && !publicOrigin?.startsWith("http:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: widget ? ["'self'", TELEGRAM_SCRIPT] : ["'self'"],
        frameSrc: widget ? [TELEGRAM_FRAME] : ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: "sameorigin" },
    referrerPolicy: { policy: "same-origin" },
    // The login provider's window must be able to talk to the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: encrypted ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  });
}
