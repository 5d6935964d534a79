import { describe, expect, it } from "vitest";
import { CALLS, type Call, DEVELOPMENT_CALLS } from "../../../server/contract/index.ts";
import { freshServer } from "../server-per-test.ts";

const ALL: Readonly<Record<string, Call>> = { ...CALLS, ...DEVELOPMENT_CALLS };

type Documented = Record<string, Record<string, { summary: string; tags: string[] }>>;

describe("the table of calls", () => {
  it("contains every call that the server documents, and the server answers every call in it", async () => {
    const server = await freshServer();
    const documented = (await server.get("/api/openapi.json")).body.paths as Documented;
    const served = Object.entries(documented).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
    );
    expect(served.sort()).toEqual(Object.keys(ALL).sort());
  });

  it("decides which calls a visitor may make (GAP-50)", async () => {
    const server = await freshServer();
    const open: string[] = [];
    for (const name of Object.keys(ALL)) {
      const [method = "", path = ""] = name.split(" ");
      const { status } = await server.call({ method: method as "GET" | "POST", url: path });
      if (status !== 401) open.push(name);
    }
    expect(open).toEqual(Object.keys(ALL).filter((name) => ALL[name]?.public === true));
  });
});
