import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PRODUCTION } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";

describe("the calls of the server", () => {
  it("are documented from their schemas, with all other calls", async () => {
    const server = await freshServer();
    const { body } = await server.get("/api/openapi.json");
    const paths = Object.keys(body.paths as object);
    for (const call of ["whoami", "getGameState", "buildMachine", "activateMachine", "auth/telegram"])
      expect(paths).toContain(`/api/${call}`);
    const page = await server.get("/api/docs");
    expect(page.status).toBe(200);
    expect(page.body.text).toContain("/api/docs/static/swagger-ui-bundle.js");
    expect(page.body.text).not.toMatch(/<script>|style="/);
    expect((await server.get("/api/docs/static/swagger-ui.css")).status).toBe(200);
  });

  it("send the documentation compressed, and not again to a browser that has it, also through a proxy that weakens tags (ABU-52, ABU-115)", async () => {
    const { app } = await freshServer();
    const ask = (headers: Record<string, string>) => app.inject({ url: "/api/openapi.json", headers });
    const plain = await ask({});
    const [br, gz] = [
      await ask({ "accept-encoding": "gzip, deflate, br" }),
      await ask({ "accept-encoding": "br;q=0, gzip" }),
    ];
    expect([br.headers["content-encoding"], gz.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
    expect(gz.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(plain.headers.vary).toBe("Accept-Encoding");
    const tag = String(plain.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"])
      expect([known, (await ask({ "if-none-match": known })).statusCode]).toEqual([known, 304]);
    for (const other of ['"other"', tag.slice(1), `x${tag}`, ""])
      expect([other, (await ask({ "if-none-match": other })).statusCode]).toEqual([other, 200]);
    for (const copy of ["json", "yaml"]) {
      const { statusCode, headers } = await app.inject({ url: `/api/docs/${copy}` });
      expect([statusCode, headers.location]).toEqual([302, "/api/openapi.json"]);
    }
  });

  it("show the page of the calls in production only when asked for (ABU-112)", async () => {
    for (const [environment, status] of [
      [PRODUCTION, 404],
      [{ ...PRODUCTION, API_DOCS: "1" }, 200],
    ] as const) {
      const server = await freshServer({ production: true, environment });
      for (const url of ["/api/docs", "/api/docs/static/swagger-ui-bundle.js"])
        expect([url, (await server.get(url)).status]).toEqual([url, status]);
      expect((await server.get("/api/openapi.json")).status).toBe(200);
    }
  });

  it("document no development call in production (ABU-11)", async () => {
    const server = await freshServer({ production: true });
    const { body } = await server.get("/api/openapi.json");
    expect(JSON.stringify(body)).not.toMatch(/\/dev/);
  });
});
