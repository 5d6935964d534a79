import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import fastify from "fastify";
import type { Configuration, LedgerConfiguration } from "../configuration/configuration.ts";
import type { App } from "../http/app-deps.ts";

const TELEGRAM_SCRIPT = "https://telegram.org";
const TELEGRAM_FRAME = "https://oauth.telegram.org";
/** The relay through which a wallet on a phone is reached. */
const WALLET_RELAY = "https://radix-connect-relay.radixdlt.com";
const DATA_POLICY = "default-src 'none';frame-ancestors 'self'";
/** Browser features that the game does not use and that an injected script must not use either. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"],
  ...["microphone", "midi", "payment", "serial", "usb"],
];
/** Headers that mean nothing without a page; each header costs time and bytes in every answer. */
const PAGES_ONLY: ReadonlySet<string> = new Set([
  "cross-origin-opener-policy",
  "referrer-policy",
  "permissions-policy",
]);
/** Hash of the only style element of the wallet toolkit's control (2.3.0): the border of its menu. */
const CONNECT_MENU_BORDER = "'sha256-9eQYs8W6S2CbM5resD4kVktfPt6JP1ju1/iGp0K72F4='";
/** Matches calls, but not the pages of the documentation; proxies may send the whole address. */
const CALL = /^(https?:\/\/[^/]*)?\/api\/(?!docs)/;
const YEAR_SECONDS = 31_536_000;

/** The security headers by name: those of pages and files, and those of data. */
export interface SecurityHeaders {
  page: Record<string, string>;
  data: Record<string, string>;
}

/** Builds the headers once, as they are the same in every answer; the library would build them for each request. */
export async function securityHeadersOf(configuration: Configuration): Promise<SecurityHeaders> {
  const page = {
    ...(await helmetHeaders(helmetOptions(configuration))),
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  };
  return { page, data: dataHeadersOf(page) };
}

/** Sends the security headers with every answer that runs hooks (`ABU-60`). */
export function setSecurityHeaders(app: App, { page, data }: SecurityHeaders): void {
  app.addHook("onRequest", ({ url }, reply, done) => {
    reply.headers(CALL.test(url) ? data : page);
    done();
  });
}

/** Replies of calls are data: a browser that shows one as a page may load nothing for it. */
function dataHeadersOf(pageHeaders: Record<string, string>): Record<string, string> {
  const kept = Object.entries(pageHeaders).filter(([name]) => !PAGES_ONLY.has(name));
  // Replies are one player's and current, so they are not cached; a call that allows caching says so itself.
  return {
    ...Object.fromEntries(kept),
    "content-security-policy": DATA_POLICY,
    "cache-control": "no-store",
  };
}

/** Runs the library once to get the headers it sets. */
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
          // The dev wallet signs with the ledger's own WebAssembly code.
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
    // Only for browsers that are no longer in use; each header costs time and bytes in every answer.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The login provider's window must be able to message the page that opened it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    strictTransportSecurity: production ? { maxAge: YEAR_SECONDS, includeSubDomains: false } : false,
  };
}

/** Addresses the wallet toolkit connects to: the relay, and the gateway where it is not the game's own. */
function walletSources({ network }: LedgerConfiguration): string[] {
  if (!network || !URL.canParse(network.gatewayUrl)) return [];
  return [new URL(network.gatewayUrl).origin, WALLET_RELAY];
}
