import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { AddressRefused, post } from "../../../server/callback/post.ts";
import { pushEndpoint } from "../../../server/callback/send-push.ts";
import { readConfiguration } from "../../../server/configuration/read-configuration.ts";
import { freshServer } from "../server-per-test.ts";
import { CONTACT, KEYS, testProviders } from "./callback-world.ts";

const { push, environment } = testProviders();
const keys = {
  VAPID_PUBLIC_KEY: KEYS.publicKey,
  VAPID_PRIVATE_KEY: KEYS.privateKey,
  PUSH_CONTACT: CONTACT,
};

/** Addresses that are no push service, or not one of the list. */
const REFUSED = [
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/x",
  "https://user@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evilpush.apple.com/x",
  "https://push.apple.com/x",
  "https://127.0.0.1/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/x",
  "https://lab.example/api/logout",
  "file:///etc/passwd",
  "no address",
];

describe("the address of a browser's push service", () => {
  it("an address is accepted only if it leads to a push service of the list (ABU-68)", async () => {
    const server = await freshServer({ environment: keys });
    const ann = await server.player();
    const browser = push.subscribe().subscription();
    const accepted = [
      "https://fcm.googleapis.com/fcm/send/x",
      "https://updates.push.services.mozilla.com/wpush/v2/x",
      "https://web.push.apple.com/x",
      "https://wns2-par02p.notify.windows.com/w/?token=x",
    ];
    for (const endpoint of accepted)
      expect(await ann.post("subscribePush", { ...browser, endpoint })).toMatchObject({ status: 200 });
    for (const endpoint of [...REFUSED, browser.endpoint])
      expect([endpoint, await ann.post("subscribePush", { ...browser, endpoint })]).toMatchObject([
        endpoint,
        { status: 400, body: { code: "push_address_refused" } },
      ]);
    expect((await ann.get("getCallbacks")).body).toMatchObject({ push: { browsers: accepted.length } });
  });

  it("an address is not called if its name leads to this machine, and no redirect is followed (ABU-68)", async () => {
    let followed = 0;
    const server = createServer((request, response) => {
      if (request.url === "/elsewhere") followed += 1;
      response.writeHead(307, { location: "/elsewhere" }).end();
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const sent = (host: string, publicOnly: boolean) => {
      const url = new URL(`http://${host}:${port}/`);
      return post({ url, headers: {}, body: "", publicOnly, signal: new AbortController().signal });
    };
    await expect(sent("localhost", true)).rejects.toThrow(AddressRefused);
    expect([(await sent("127.0.0.1", false)).status, followed]).toEqual([307, 0]);
  });

  it("may be an origin of a developer's own, but not in production", () => {
    const services = (more: object) => {
      const read = readConfiguration({ ...keys, PUSH_SERVICES: "http://127.0.0.1:9", ...more });
      return read.ok ? read.configuration.push?.services : read.problems;
    };
    expect(services({})).toEqual(["http://127.0.0.1:9"]);
    expect(services({ NODE_ENV: "production" })).toContainEqual(
      expect.stringMatching(/^PUSH_SERVICES must be/),
    );
    expect(pushEndpoint(["http://127.0.0.1:9"], "http://127.0.0.1:99/x")).toBeNull();
  });
});

describe("the keys of Web Push", () => {
  it.each<[wrong: Record<string, string>, sentence: string]>([
    [{ PUSH_CONTACT: "" }, "PUSH_CONTACT must be set together with VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY."],
    ...[
      "mailto:you@localhost",
      "mailto:you@lab",
      "mailto:you@[127.0.0.1]",
      "mailto:you@192.0.2.1",
      "mailto:you@lab.local",
      "https://localhost/",
      "https://192.0.2.1/",
      "https://",
    ].map((PUSH_CONTACT): [Record<string, string>, string] => [{ PUSH_CONTACT }, "with a public domain"]),
    [{ PUSH_CONTACT: "operator" }, "PUSH_CONTACT must be where push services reach you"],
    [{ VAPID_PUBLIC_KEY: "B".repeat(87) }, "VAPID_PUBLIC_KEY must belong to VAPID_PRIVATE_KEY"],
    [{ VAPID_PRIVATE_KEY: "short" }, "VAPID_PRIVATE_KEY must be 43 characters"],
  ])("are refused at the start with %j, and never repeated (ABU-110)", (wrong, sentence) => {
    const read = readConfiguration({ ...keys, ...wrong });
    const problems = read.ok ? [] : read.problems;
    expect(problems).toEqual([expect.stringContaining(sentence)]);
    expect(problems.join()).not.toContain(KEYS.privateKey);
  });

  it("are optional: without them the calls say so", async () => {
    const ann = await (await freshServer()).player();
    expect((await ann.get("getCallbacks")).body).toMatchObject({ push: null, telegram: null });
    expect(await ann.post("subscribePush", push.subscribe().subscription())).toMatchObject({
      status: 503,
      body: { code: "push_not_offered" },
    });
  });

  it("go to browsers without the private one", async () => {
    const ann = await (await freshServer({ environment: environment() })).player();
    const text = JSON.stringify(await ann.get("getCallbacks"));
    expect([text.includes(KEYS.publicKey), text.includes(KEYS.privateKey)]).toEqual([true, false]);
  });
});
