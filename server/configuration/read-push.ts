import { createECDH } from "node:crypto";
import type { PushConfiguration } from "./configuration.ts";
import type { Variables } from "./variables.ts";

/** The variables of Web Push: all of them, or none. */
const PUSH_VARIABLES = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "PUSH_CONTACT"] as const;

/** The push services of the browsers in use: Chrome and its relatives, Firefox, Safari, Edge on Windows. */
const KNOWN_SERVICES = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];

const MAKE_KEYS = "npx web-push generate-vapid-keys makes a pair";
/** An uncompressed point and a number of the curve P-256, in base64url (RFC 8292). */
const PUBLIC_KEY = /^B[\w-]{86}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;
/** A name on the public network: it has a dot, and ends in letters that are not reserved for one machine or network. */
const DOMAIN =
  /^(?!.*(^|\.)(localhost|local|internal|invalid)$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;
const HOST = /^(\*\.)?([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/;

/** Reads the keys and services of Web Push; null without keys. Half a configuration is refused. */
export function readPush(variables: Variables, production: boolean): PushConfiguration | null {
  const services = readServices(variables, production);
  const publicKey = variables.word("VAPID_PUBLIC_KEY");
  const privateKey = variables.word("VAPID_PRIVATE_KEY");
  const contact = variables.word("PUSH_CONTACT");
  refuseHalf(variables);
  if (publicKey === null || privateKey === null || contact === null) return null;
  // The sentences repeat no key, as it may be the private one in the wrong place.
  const isPublic = PUBLIC_KEY.test(publicKey);
  const isPrivate = PRIVATE_KEY.test(privateKey);
  if (!isPublic)
    variables.refuse("VAPID_PUBLIC_KEY", `must be 87 characters that begin with B; ${MAKE_KEYS}.`);
  if (!isPrivate) variables.refuse("VAPID_PRIVATE_KEY", `must be 43 characters; ${MAKE_KEYS}.`);
  if (isPublic && isPrivate && !arePair(publicKey, privateKey))
    variables.refuse("VAPID_PUBLIC_KEY", `must belong to VAPID_PRIVATE_KEY; ${MAKE_KEYS}.`);
  if (!isContact(contact))
    variables.refuse(
      "PUSH_CONTACT",
      "must be where push services reach you, with a public domain: mailto:you@lab.example, or an https address.",
    );
  return { publicKey, privateKey, contact, services };
}

/** Push services refuse each message of a contact that they could not reach, such as at `localhost` (`ABU-110`). */
function isContact(contact: string): boolean {
  const domain = /^mailto:[^@\s]+@([^@\s]+)$/.exec(contact)?.[1];
  if (domain !== undefined) return DOMAIN.test(domain);
  if (!URL.canParse(contact)) return false;
  const { protocol, hostname } = new URL(contact);
  return protocol === "https:" && DOMAIN.test(hostname);
}

function refuseHalf(variables: Variables): void {
  const missing = PUSH_VARIABLES.filter((name) => variables.text(name) === null);
  if (missing.length === PUSH_VARIABLES.length) return;
  const named = PUSH_VARIABLES.filter((name) => !missing.includes(name)).join(" and ");
  for (const name of missing) variables.refuse(name, `must be set together with ${named}.`);
}

function arePair(publicKey: string, privateKey: string): boolean {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return false;
  }
  return pair.getPublicKey("base64url") === publicKey;
}

/** Host names, `*.` before them for all names below; outside production also origins such as http://127.0.0.1:8000. */
function readServices(variables: Variables, production: boolean): readonly string[] {
  const text = variables.text("PUSH_SERVICES");
  if (text === null) return KNOWN_SERVICES;
  const services = text.split(",").map((service) => service.trim().toLowerCase());
  const isService = (service: string) => HOST.test(service) || (!production && isOrigin(service));
  if (services.every(isService)) return services;
  variables.refuse(
    "PUSH_SERVICES",
    `must be host names with commas, such as fcm.googleapis.com or *.push.apple.com, but is ${JSON.stringify(text)}.`,
  );
  return KNOWN_SERVICES;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}
