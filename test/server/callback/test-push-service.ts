import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a browser shows: the payload of a push message, and how it was sent. */
export interface Pushed {
  payload: Record<string, string>;
  topic: string;
  urgency: string;
  /** Seconds. */
  ttl: number;
}

/** A subscription as `PushSubscription.toJSON()` returns it. */
export interface SubscriptionJson {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const DAY_SECONDS = 86_400;
const AUTH_BYTES = 16;

/** A browser that is subscribed at the push service, with the keys that only it knows. */
export class TestBrowser {
  readonly path = `/push/${randomBytes(9).toString("base64url")}`;
  /** What it was shown, in the order of arrival. */
  readonly shown: Pushed[] = [];
  private readonly pair: ECDH = createECDH("prime256v1");
  private readonly auth = randomBytes(AUTH_BYTES);
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    this.pair.generateKeys();
  }

  subscription(): SubscriptionJson {
    const p256dh = this.pair.getPublicKey("base64url");
    return {
      endpoint: `${this.origin}${this.path}`,
      keys: { p256dh, auth: this.auth.toString("base64url") },
    };
  }

  /** Decrypts a message of one record (RFC 8188, RFC 8291). */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + idLength);
    const shared = this.pair.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.pair.getPublicKey(), senderKey]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.auth, info, 32));
    const derived = (label: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${label}\0`, length));
    const record = body.subarray(21 + idLength);
    const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends with a 2 before its padding.
    return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
  }
}

/**
 * A push service that plays by RFC 8030 and RFC 8292: it wants a lifetime and a token signed with the key that the
 * browser subscribed with, hands the message on, and forgets subscriptions. Tests make it answer something else.
 */
export class TestPushService {
  /** What the next requests are answered in place of the right answer. */
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  /** Why requests were refused. */
  readonly refusals: string[] = [];
  requests = 0;
  private readonly browsers = new Map<string, TestBrowser>();
  private readonly publicKey: string;
  private readonly server = createServer((request, response) => void this.receive(request, response));
  private origin = "";

  /** @param publicKey the applicationServerKey that its browsers subscribe with */
  constructor(publicKey: string) {
    this.publicKey = publicKey;
  }

  get url(): string {
    return this.origin;
  }

  async listen(): Promise<this> {
    this.server.listen(0, "127.0.0.1");
    await once(this.server, "listening");
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, "close");
  }

  subscribe(): TestBrowser {
    const browser = new TestBrowser(this.origin);
    this.browsers.set(browser.path, browser);
    return browser;
  }

  /** The browser has unsubscribed: its messages are answered with 410. */
  forget(browser: TestBrowser): void {
    this.browsers.delete(browser.path);
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [status, headers = {}] = this.answerTo(request, Buffer.concat(chunks));
    response.writeHead(status, headers).end();
  }

  private answerTo(
    { url = "", method, headers }: IncomingMessage,
    body: Buffer,
  ): [status: number, headers?: Record<string, string>] {
    const planted = this.answers.shift();
    if (planted) return [planted.status, planted.headers ?? {}];
    const browser = this.browsers.get(url);
    if (!browser) return [410];
    const refusal = this.whyNot(method, headers, body);
    if (refusal !== null) {
      this.refusals.push(refusal);
      return [400];
    }
    browser.shown.push({
      payload: JSON.parse(browser.decrypt(body)),
      topic: String(headers.topic),
      urgency: String(headers.urgency),
      ttl: Number(headers.ttl),
    });
    return [201, { location: `${this.origin}/message/${this.requests}` }];
  }

  private whyNot(method = "", headers: IncomingMessage["headers"], body: Buffer): string | null {
    if (method !== "POST") return "not a POST";
    if (!/^\d+$/.test(String(headers.ttl))) return "no TTL";
    if (headers["content-encoding"] !== "aes128gcm") return "no encryption that browsers know";
    if (body.length > 4096) return "too long";
    if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return "no topic";
    return whyNotSigned(String(headers.authorization), this.publicKey, this.origin);
  }
}

/** Checks the token of RFC 8292 against the key that the browser subscribed with. */
function whyNotSigned(authorization: string, publicKey: string, audience: string): string | null {
  const [, token = "", key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return "another key";
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const verifier = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    "sha256",
    signed,
    { key: verifier, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) return "a wrong signature";
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  if (aud !== audience) return "for another push service";
  const lifeSeconds = exp - Date.now() / 1000;
  if (lifeSeconds <= 0 || lifeSeconds > DAY_SECONDS) return "expired, or valid for too long";
  return String(sub).startsWith("mailto:") ? null : "no contact";
}
