import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { goalText } from "../../../rules/positions.ts";
import { loadLanguages } from "../../../server/configuration/startup-config.ts";
import type { LabServerOptions } from "../lab-server.ts";
import { dataFolder } from "../server-process.ts";
import { DAY, positionOfDay, serverOnDay } from "./support.ts";

const PUBLIC_ORIGIN = "https://lab.example";
const GENERAL = `<!doctype html><html lang="en"><head>
    <meta name="description" content="A cosy browser game." />
    <title>Corvax Lab</title>
    <script type="module" src="/assets/corvax-lab-B3xk9QzA.js"></script>
  </head><body></body></html>`;

/** A server with a page and the picture of a position, on a day. */
function serverWithPage(day: number, options: LabServerOptions = {}) {
  const clientFolder = dataFolder();
  mkdirSync(join(clientFolder, "positions"));
  writeFileSync(join(clientFolder, "index.html"), GENERAL);
  writeFileSync(join(clientFolder, "positions", "3.jpg"), "picture");
  const environment = { PUBLIC_ORIGIN };
  return serverOnDay(day, { clientFolder, environment, ...options });
}

/** The tags of a page by their name. */
function tagsOf(page: unknown): Record<string, string> {
  const tags = String(page).matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
}

const titleOf = (page: unknown) => /<title>(.*)<\/title>/.exec(String(page))?.[1];

describe("the preview of a link to a position", () => {
  it("names the position, its goal, picture and address in place of what the page says (GAP-73)", async () => {
    const server = await serverWithPage(5);
    const answer = await server.get("/?position=4");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    const { text } = answer.body;
    const goal = goalText(shippedRules.texts, positionOfDay(4).goal);
    const picture = `${PUBLIC_ORIGIN}/positions/${positionOfDay(4).id}.jpg`;
    expect(titleOf(text)).toBe("Corvax Lab: position 4");
    expect(tagsOf(text)).toEqual({
      description: goal,
      "og:type": "website",
      "og:site_name": "Corvax Lab",
      "og:title": "Corvax Lab: position 4",
      "og:description": goal,
      "og:url": `${PUBLIC_ORIGIN}/?position=4`,
      "og:image": picture,
      "og:image:width": "600",
      "og:image:height": "315",
      "twitter:card": "summary_large_image",
      "twitter:title": "Corvax Lab: position 4",
      "twitter:description": goal,
      "twitter:image": picture,
    });
    expect(String(text).match(/<title>|name="description"/g)).toHaveLength(2);
    expect(text).toContain('src="/assets/corvax-lab-B3xk9QzA.js"');
  });

  it("shows a preview in the language that the page would choose", async () => {
    const read = loadLanguages("rules/texts");
    if (!read.ok) throw new Error(read.problems.join("\n"));
    const server = await serverWithPage(5, { languages: read.languages });
    const german = await server.get("/?position=4", { "accept-language": "de-AT,de;q=0.9,en;q=0.5" });
    expect(titleOf(german.body.text)).toBe("Corvax Lab: Stellung 4");
    expect(german.headers).toMatchObject({
      "content-language": "de",
      vary: "Accept-Language,Cookie,Accept-Encoding",
    });
    const russian = await server.get("/?position=4", { "accept-language": "de", cookie: "language=ru" });
    expect(titleOf(russian.body.text)).toBe("Corvax Lab: позиция 4");
    const unknown = await server.get("/?position=4", { cookie: "language=../../secret" });
    expect(unknown.headers["content-language"]).toBe("en");
    for (const { language } of read.languages) {
      const { text } = (await server.get("/?position=4", { "accept-language": language })).body;
      expect(tagsOf(text)["og:description"], language).toMatch(/^[^{}<>]{10,}$/);
    }
  });

  it("has no addresses where nobody has said the game's own", async () => {
    const server = await serverWithPage(5, { environment: {} });
    const tags = tagsOf((await server.get("/?position=4", { host: "evil.example" })).body.text);
    expect(Object.keys(tags).filter((name) => /url|image/.test(name))).toEqual([]);
    expect(tags).toMatchObject({ "og:title": "Corvax Lab: position 4", "twitter:card": "summary" });
  });

  it("keeps headers and caching as the page has them, compressed and not sent again (ABU-133)", async () => {
    const server = await serverWithPage(5);
    const page = await server.get("/");
    const preview = await server.get("/?position=4");
    for (const name of [
      "content-security-policy",
      "cache-control",
      "x-content-type-options",
      "referrer-policy",
    ])
      expect(preview.headers[name], name).toBe(page.headers[name]);
    const tag = String(preview.headers.etag);
    expect(tag).not.toBe(page.headers.etag);
    expect((await server.get("/?position=4", { "if-none-match": `W/${tag}` })).status).toBe(304);
    expect((await server.get("/?position=5", { "if-none-match": tag })).status).toBe(200);
    const raw = (encoding: string) =>
      server.app.inject({ url: "/?position=4", headers: { "accept-encoding": encoding } });
    const [br, gzip] = [await raw("gzip, br"), await raw("gzip")];
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(preview.body.text);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(preview.body.text);
    const head = await server.app.inject({ method: "HEAD", url: "/?position=4" });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", tag]);
  });

  it("shows the general preview for everything but a number from 1 to today's (ABU-133)", async () => {
    const server = await serverWithPage(5);
    const queries = [
      "",
      "?",
      "?position",
      "?position=",
      "?position=0",
      "?position=-1",
      "?position=1.5",
      "?position=1e2",
      "?position=04",
      "?position=%204",
      "?position=4.",
      "?position=NaN",
      "?position=12345678901234567890",
      "?position=4&position=5",
      "?position[]=4",
      "?position=%3Cscript%3Ealert(1)%3C/script%3E",
      '?position=4%22%3E%3Cmeta%20http-equiv="refresh"',
      "?Position=4",
      "?lab=4",
    ];
    for (const query of queries) expect((await server.get(`/${query}`)).body.text, query).toBe(GENERAL);
    expect((await server.get("/?position=4%00")).status).toBe(400);
    for (const path of ["/index.html?position=4", "//?position=4"])
      expect(titleOf((await server.get(path)).body.text) ?? "Corvax Lab", path).toBe("Corvax Lab");
  });

  it("shows nothing of a day that has not come yet, until it comes (ABU-132, ABU-133)", async () => {
    const server = await serverWithPage(5);
    const general = await server.get("/");
    for (const number of [6, 7, 400, 9_999_999]) {
      const early = await server.get(`/?position=${number}`);
      expect([early.body.text, early.headers.etag]).toEqual([GENERAL, general.headers.etag]);
    }
    server.clock.pass(DAY / 2 - 1);
    expect((await server.get("/?position=6")).body.text).toBe(GENERAL);
    server.clock.pass(1);
    expect(titleOf((await server.get("/?position=6")).body.text)).toBe("Corvax Lab: position 6");
  });

  it("repeats nothing of the request, and no sentence leaves its tag (ABU-133)", async () => {
    const texts = structuredClone(shippedRules.texts);
    Object.assign(texts.start, { gameName: '"><script>alert(1)</script>' });
    Object.assign(texts.positions, { linkTitle: "{game} $& $1 {number}" });
    const server = await serverWithPage(5, { rules: { ...shippedRules, texts } });
    const { text } = (await server.get('/?position=4&x="><img src=x>', { referer: "https://evil.example" }))
      .body;
    expect(titleOf(text)).toBe("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 4");
    expect(text).not.toMatch(/<script>alert|evil|<img/);
  });

  it("makes a preview once for any number of requests at once", async () => {
    const server = await serverWithPage(300);
    const answers = await Promise.all(Array.from({ length: 50 }, () => server.get("/?position=250&utm=1")));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(titleOf(answers[0]?.body.text)).toBe("Corvax Lab: position 250");
  });

  it("shows the general preview without a database, as the page does without", async () => {
    const server = await serverWithPage(5, {
      wrapStore: (store) => ({ ...store, now: () => Promise.reject(new Error("planted")) }),
    });
    expect((await server.get("/?position=4")).body.text).toBe(GENERAL);
  });

  it("replaces what the page of the game really has", () => {
    const page = readFileSync("ui/index.html", "utf8");
    expect(page).toMatch(/<title>[^<]*<\/title>/);
    expect(page).toMatch(/<meta name="description"[^>]*>/);
  });
});

describe("the picture of a position", () => {
  it("is kept for a day, and shown on pages of others (GAP-73)", async () => {
    const server = await serverWithPage(5);
    const picture = await server.get("/positions/3.jpg");
    expect(picture.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect((await server.get("/positions/4000.jpg")).status).toBe(404);
    expect((await server.get("/positions/")).status).toBe(404);
  });
});
