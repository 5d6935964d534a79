import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify from "fastify";
import type { App } from "../app-deps.ts";
import type { Configuration, LedgerConfiguration } from "../configuration/configuration.ts";

const TELEGRAM_SCRIPT = "https://telegram.org";
const TELEGRAM_FRAME = "https://oauth.telegram.org";
/** Phones reach the player's wallet through it. */
const WALLET_RELAY = "https://radix-connect-relay.radixdlt.com";
const DATA_POLICY = "default-src 'none';frame-ancestors 'self'";
/** What no page of the game uses, and so no script that got into one may use. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"],
  ...["microphone", "midi", "payment", "serial", "usb"],
];
/** What means nothing without a page; each header costs time and bytes in every answer. */
const PAGES_ONLY: ReadonlySet<string> = new Set([
  "cross-origin-opener-policy",
  "referrer-policy",
  "permissions-policy",
]);
/** The one style element of the wallet toolkit's control (2.3.0): the border of its menu. */
const CONNECT_MENU_BORDER = "'sha256-9eQYs8W6S2CbM5resD4kVktfPt6JP1ju1/iGp0K72F4='";
/** A call and no page of the documentation; proxies may write the whole address. */
const CALL = /^(https?:\/\/[^/]*)?\/api\/(?!docs)/;
const YEAR_SECONDS = 31_536_000;

/** The security headers by name: those of pages and files, and those of data. */
export interface SecurityHeaders {
  page: Record<string, string>;
  data: Record<string, string>;
}

/** They never differ between answers, so they are worked out once: the library would do it for each request. */
export async function securityHeadersOf(configuration: Configuration): Promise<SecurityHeaders> {
  const page = {
    ...(await helmetHeaders(helmetOptions(configuration))),
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  };
  return { page, data: dataHeadersOf(page) };
}

/** Sends the security headers with every answer that has hooks (`ABU-60`). */
export function setSecurityHeaders(app: App, { page, data }: SecurityHeaders): void {
  app.addHook("onRequest", ({ url }, reply, done) => {
    reply.headers(CALL.test(url) ? data : page);
    done();
  });
}

/** What a call answers is data: a browser that takes it for a page may load nothing for it. */
function dataHeadersOf(pageHeaders: Record<string, string>): Record<string, string> {
  const kept = Object.entries(pageHeaders).filter(([name]) => !PAGES_ONLY.has(name));
  // What a call answers is one player's, as it is now; a call whose answer may be kept says so itself.
  return {
    ...Object.fromEntries(kept),
    "content-security-policy": DATA_POLICY,
    "cache-control": "no-store",
  };
}

/** The headers the library sets, as one of its answers carries them. */
async function helmetHeaders(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, options);
  sample.get("/", async () => null);
  const { headers } = await sample.inject("/");
  await sample.close();
  const ordinary = new Set(["content-length", "content-type", "connection", "date"]);
  const kept = Object.entries(headers).filter(([name]) => !ordinary.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** What a page of the game may load and who may frame it. */
function helmetOptions({ production, telegram, ledger }: Configuration): FastifyHelmetOptions {
  const widget = telegram.botToken !== null && telegram.botName !== null;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [
          "'self'",
          ...(widget ? [TELEGRAM_SCRIPT] : []),
          // The dev wallet signs with the ledger's own code, which is WebAssembly.
          ...(production ? [] : ["'wasm-unsafe-eval'"]),
        ],
        frameSrc: widget ? [TELEGRAM_FRAME] : ["'none'"],
        styleSrc: ["'self'", CONNECT_MENU_BORDER],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", ...walletSources(ledger)],
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
    // For browsers that are no longer in use; each header costs time and bytes in every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The login provider's window must be able to talk to the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: production ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  };
}

/** What the wallet toolkit asks from the page: the gateway, where it is not the game's own, and the relay. */
function walletSources({ network }: LedgerConfiguration): string[] {
  if (!network || !URL.canParse(network.gatewayUrl)) return [];
  return [new URL(network.gatewayUrl).origin, WALLET_RELAY];
}
