import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Environment } from "../../../server/configuration/variables.ts";
import { type LabServer, START } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

const SCRIPT = `console.log("${"corvax ".repeat(400)}");`;

/** What a browser says when somebody opens an address. */
const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

async function clientServer(environment: Environment = {}): Promise<LabServer> {
  const folder = dataFolder();
  const clientFolder = join(folder, "client");
  mkdirSync(join(clientFolder, "assets"), { recursive: true });
  mkdirSync(join(clientFolder, ".git"));
  writeFileSync(join(folder, "secret.txt"), "SECRET");
  writeFileSync(join(clientFolder, "index.html"), "<title>Corvax Lab</title>");
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");
  writeFileSync(join(clientFolder, "sw.js"), "work();");
  writeFileSync(join(clientFolder, "corvax_egg.png"), "picture");
  writeFileSync(join(clientFolder, ".env"), "SECRET=1");
  writeFileSync(join(clientFolder, ".git", "config"), "SECRET");
  writeFileSync(join(clientFolder, "assets", "index-B3xk9QzA.js"), SCRIPT);
  writeFileSync(join(clientFolder, "assets", "index-B3xk9QzA.js.map"), "SECRET");
  writeFileSync(join(clientFolder, "assets", "index-B3xk9QzA.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(clientFolder, "assets", "index-B3xk9QzA.js.gz"), gzipSync(SCRIPT));
  return freshServer({ clientFolder, environment });
}

describe("the client's files", () => {
  it("are cached for a year when hashed; the page is always requested again", async () => {
    const server = await clientServer();
    const page = await server.get("/");
    expect(page).toMatchObject({ status: 200, body: { text: "<title>Corvax Lab</title>" } });
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect((await server.get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
    const script = await server.get("/assets/index-B3xk9QzA.js");
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(script.body.text).toBe(SCRIPT);
  });

  it("include creatures' pictures, which wallets and explorers may show on their own pages (BAT-031)", async () => {
    const server = await clientServer();
    const { status, headers } = await server.get("/corvax_egg.png");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=86400",
    });
    const other = await server.get("/favicon.svg");
    expect(other.headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it.each(["/", "/sw.js", "/assets/index-B3xk9QzA.js"])(
    "are not sent again while the content of %s is the same, also through a proxy that weakens tags (ABU-109, ABU-115)",
    async (url) => {
      const server = await clientServer();
      const { etag } = (await server.get(url)).headers;
      for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
        const again = await server.get(url, { "if-none-match": known });
        expect([again.status, again.body.text]).toEqual([304, ""]);
      }
      expect((await server.get(url, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );

  it("are sent anew when the next build has the same size and time (ABU-109)", async () => {
    const clientFolder = dataFolder();
    const server = await freshServer({ clientFolder });
    for (const name of ["index.html", "index.html.br", "sw.js"]) {
      const [file, url] = [join(clientFolder, name), name.startsWith("index") ? "/" : `/${name}`];
      const encoding = { "accept-encoding": name.endsWith(".br") ? "br" : "identity" };
      const build = (text: string) => {
        writeFileSync(file, text);
        utimesSync(file, START / 1000, START / 1000);
      };
      build("build A");
      const { headers } = await server.get(url, encoding);
      build("build B");
      const known = { "if-none-match": String(headers.etag), "if-modified-since": new Date().toUTCString() };
      const next = await server.get(url, { ...encoding, ...known });
      expect([name, next.status, next.body.text]).toEqual([name, 200, "build B"]);
    }
  });

  it("are named by their build, so that an older page can offer a reload", async () => {
    const server = await clientServer();
    expect((await server.get("/api/whoami")).body.build).toBeUndefined();
    const folder = dataFolder();
    writeFileSync(
      join(folder, "index.html"),
      '<script type="module" src="/assets/corvax-lab-B3xk9Qz-.js"></script>',
    );
    const built = await freshServer({ clientFolder: folder });
    expect((await built.get("/api/whoami")).body.build).toBe("B3xk9Qz-");
    expect((await (await built.player("Ann")).get("whoami")).body.build).toBe("B3xk9Qz-");
    expect((await built.get("/api/rules")).body.build).toBe("B3xk9Qz-");
  });

  it("have a service worker that browsers look at with each visit, and that OFFLINE=0 withdraws", async () => {
    const worker = await (await clientServer()).get("/sw.js");
    expect([worker.body.text, worker.headers["cache-control"]]).toEqual(["work();", "no-cache"]);
    const withdrawn = await (await clientServer({ OFFLINE: "0" })).get("/sw.js");
    expect(withdrawn.body.text).toBe("self.offlineWithdrawn=true;\nwork();");
    expect(withdrawn.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/javascript; charset=utf-8",
    });
  });

  it("are sent with the compression of the build", async () => {
    const server = await clientServer();
    const ask = (encoding: string) =>
      server.app.inject({ url: "/assets/index-B3xk9QzA.js", headers: { "accept-encoding": encoding } });
    const [br, gz] = [await ask("gzip, deflate, br"), await ask("gzip")];
    expect([br.headers["content-encoding"], gz.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(br.headers["content-type"]).toMatch(/javascript/);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(SCRIPT);
    expect(br.rawPayload.length).toBeLessThan(SCRIPT.length / 4);
  });

  it.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/.env",
    "/%2eenv",
    "/.git/config",
    "/assets/index-B3xk9QzA.js.map",
    "/assets/index-B3xk9QzA.js%00.map",
    "/assets/",
    "/assets",
  ])("are the only ones that can be read: %s gets nothing (ABU-59)", async (url) => {
    const server = await clientServer();
    const answer = await server.get(url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(JSON.stringify(answer.body)).not.toContain("SECRET");
  });

  it("include no other pages: an unknown address is not found (CON-92)", async () => {
    const server = await clientServer();
    expect(await server.get("/lab")).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("show a browser the game's page at an unknown address, uncached and with 404", async () => {
    const server = await clientServer();
    const page = await server.get("/lab/room2?x=1", BROWSER);
    expect(page).toMatchObject({ status: 404, body: { text: "<title>Corvax Lab</title>" } });
    expect(page.headers["content-type"]).toMatch(/^text\/html/);
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.headers["content-security-policy"]).toBeDefined();
    expect(await server.get("/api/lab", BROWSER)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});
