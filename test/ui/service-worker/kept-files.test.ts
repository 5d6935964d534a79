import { describe, expect, it } from "vitest";
import { KeptFiles } from "../../../ui/service-worker/kept-files.ts";
import { KEPT_AT, KEPT_RULES, shellOf } from "../../../ui/service-worker/shell.ts";
import { FakeCaches, ORIGIN } from "./fake-caches.ts";

/** A server with the files of one build; `gone` are missing, `status` is what it answers for the page. */
class Deployed {
  asked: string[] = [];
  gone: string[] = [];
  status = 200;
  reached = true;
  /** How long the page takes; null: for ever. */
  waits: number | null = 0;

  constructor(public build: string) {}

  readonly fetch = async (asked: string | Request): Promise<Response> => {
    const { pathname } = new URL(typeof asked === "string" ? asked : asked.url, ORIGIN);
    this.asked.push(pathname);
    if (!this.reached) throw new TypeError("no network");
    if (pathname !== "/") {
      const found = !this.gone.includes(pathname);
      return new Response(pathname, {
        status: found ? 200 : 404,
        headers: { "content-type": "text/javascript" },
      });
    }
    if (this.waits === null) await new Promise(() => {});
    const page = `<script src="/assets/corvax-lab-${this.build}.js"></script>`;
    return new Response(page, { status: this.status, headers: { "content-type": "text/html" } });
  };
}

const firstScript = (build: string) => `assets/corvax-lab-${build}.js`;
const ARENA = "assets/arena-AAAAAAAA.js";

function workerOf(build: string, caches: FakeCaches, server: Deployed, others = [ARENA]): KeptFiles {
  const files = ["index.html", firstScript(build), ...others];
  const shell = shellOf(files.map((url) => ({ url, revision: null })));
  // The worker's patience ends at once where the server never answers, and is long enough otherwise.
  const pause = () => (server.waits === null ? Promise.resolve() : new Promise<void>(() => {}));
  return new KeptFiles(shell, { caches: caches.storage, fetch: server.fetch, pause });
}

const request = (path: string) => new Request(new URL(path, ORIGIN));
const textOf = async (answer: Promise<Response>) => (await answer).text();

/** A browser that kept build ONE_____ completely. */
async function withFirstBuild() {
  const [caches, server] = [new FakeCaches(), new Deployed("ONE_____")];
  const first = workerOf("ONE_____", caches, server);
  await first.fill();
  return { caches, server, first };
}

describe("the files that a browser keeps", () => {
  it("are those of the build, the page last, so that a page without its files is never kept", async () => {
    const { caches } = await withFirstBuild();
    expect(caches.pathsIn("shell-ONE_____")).toEqual([`/${firstScript("ONE_____")}`, `/${ARENA}`, "/"]);
  });

  it("answer for the page only where the server does not", async () => {
    const { server, first } = await withFirstBuild();
    server.build = "TWO_____";
    expect(await textOf(first.page(request("/")))).toContain("TWO_____");
    server.reached = false;
    expect(await textOf(first.page(request("/")))).toContain("ONE_____");
    server.reached = true;
    server.status = 503;
    expect(await textOf(first.page(request("/")))).toContain("ONE_____");
    server.status = 200;
    server.waits = null;
    expect(await textOf(first.page(request("/")))).toContain("ONE_____");
  });

  it("leave the server's error where no page is kept", async () => {
    const [caches, server] = [new FakeCaches(), new Deployed("ONE_____")];
    server.status = 503;
    expect((await workerOf("ONE_____", caches, server).page(request("/"))).status).toBe(503);
    server.reached = false;
    expect((await workerOf("ONE_____", caches, server).page(request("/"))).type).toBe("error");
  });

  it("stay those of the last complete build when an update is interrupted, and the update goes on later", async () => {
    const { caches, server } = await withFirstBuild();
    server.build = "TWO_____";
    server.gone = ["/assets/new-BBBBBBBB.js"];
    const second = workerOf("TWO_____", caches, server, [ARENA, "assets/new-BBBBBBBB.js"]);
    await expect(second.fill()).rejects.toThrow("/assets/new-BBBBBBBB.js is missing: 404");
    await second.tidy();
    server.reached = false;
    expect(await textOf(second.page(request("/")))).toContain("ONE_____");
    server.reached = true;
    server.gone = [];
    server.asked = [];
    await second.complete();
    expect(server.asked).toEqual(["/assets/new-BBBBBBBB.js", "/"]);
    server.reached = false;
    expect(await textOf(second.page(request("/")))).toContain("TWO_____");
  });

  it("are not asked for again with each visit once they are complete", async () => {
    const { caches, server } = await withFirstBuild();
    server.asked = [];
    // Browsers end a worker between two visits and start it anew.
    await workerOf("ONE_____", caches, server).complete();
    expect(server.asked).toEqual([]);
  });

  it("start the build that was played last, whichever worker answers", async () => {
    const { caches, server, first } = await withFirstBuild();
    const play = async (build: string, at: number) =>
      (await caches.open(`shell-${build}`)).put(
        `${KEPT_RULES}en`,
        Response.json({}, { headers: { [KEPT_AT]: String(at) } }),
      );
    await play("ONE_____", 1000);
    server.build = "TWO_____";
    const second = workerOf("TWO_____", caches, server);
    await second.fill();
    server.reached = false;
    expect(await textOf(second.page(request("/")))).toContain("ONE_____");
    await play("TWO_____", 2000);
    for (const worker of [first, second])
      expect(await textOf(worker.page(request("/")))).toContain("TWO_____");
    await play("ONE_____", 3000);
    expect(await textOf(second.page(request("/"))), "the operator went back").toContain("ONE_____");
  });

  it("are not asked for any further once the network is gone", async () => {
    const { server, first } = await withFirstBuild();
    server.reached = false;
    server.asked = [];
    await first.keep([`${ORIGIN}/assets/egg-AAAAAAAA.webp`, `${ORIGIN}/assets/cat-AAAAAAAA.webp`]);
    expect(server.asked).toEqual(["/assets/egg-AAAAAAAA.webp"]);
  });

  it("do not take the page of another build that arrived meanwhile", async () => {
    const [caches, server] = [new FakeCaches(), new Deployed("ONE_____")];
    server.build = "TWO_____";
    await expect(workerOf("ONE_____", caches, server).fill()).rejects.toThrow("page of build ONE_____");
    expect(caches.pathsIn("shell-ONE_____")).not.toContain("/");
  });

  it("hold the last build for tabs that are still open, and forget those before it", async () => {
    const { caches, server } = await withFirstBuild();
    for (const build of ["TWO_____", "BROKEN__", "THREE___"]) {
      server.build = build;
      const worker = workerOf(build, caches, server, [ARENA, `assets/dialog-${build}.js`]);
      server.gone = build === "BROKEN__" ? ["/assets/dialog-BROKEN__.js"] : [];
      await worker.fill().catch(() => undefined);
      await worker.tidy();
    }
    expect((await caches.keys()).filter((name) => name !== "seen")).toEqual([
      "shell-TWO_____",
      "shell-THREE___",
    ]);
    server.reached = false;
    const old = workerOf("THREE___", caches, server).file(request("/assets/dialog-TWO_____.js"), () => {});
    expect(await textOf(old)).toBe("/assets/dialog-TWO_____.js");
  });

  it("grow by what pages ask for, but never by a missing file or a page in its place", async () => {
    const { caches, server, first } = await withFirstBuild();
    const stored: Promise<void>[] = [];
    server.gone = ["/assets/gone-AAAAAAAA.webp"];
    const ask = (path: string) => first.file(request(path), (work) => stored.push(work));
    expect((await ask("/assets/cat-AAAAAAAA.webp")).status).toBe(200);
    expect((await ask("/assets/gone-AAAAAAAA.webp")).status).toBe(404);
    await first.keep([`${ORIGIN}/assets/egg-AAAAAAAA.webp`, `${ORIGIN}/assets/gone-AAAAAAAA.webp`]);
    await Promise.all(stored);
    expect(caches.pathsIn("seen")).toEqual(["/assets/cat-AAAAAAAA.webp", "/assets/egg-AAAAAAAA.webp"]);
    server.reached = false;
    expect(await textOf(ask("/assets/cat-AAAAAAAA.webp"))).toBe("/assets/cat-AAAAAAAA.webp");
  });

  it("are none on a full disk, and the game works with the network as before", async () => {
    const [caches, server] = [new FakeCaches(), new Deployed("ONE_____")];
    caches.full = true;
    const worker = workerOf("ONE_____", caches, server);
    await expect(worker.fill()).rejects.toThrow("no space");
    const stored: Promise<void>[] = [];
    const file = worker.file(request(`/${ARENA}`), (work) => stored.push(work));
    expect(await textOf(file)).toBe(`/${ARENA}`);
    await Promise.all(stored);
    expect(await textOf(worker.page(request("/")))).toContain("ONE_____");
  });

  it("are all forgotten once the operator has withdrawn them", async () => {
    const { caches, first } = await withFirstBuild();
    await first.keep([`${ORIGIN}/assets/egg-AAAAAAAA.webp`]);
    await first.forget();
    expect(await caches.keys()).toEqual([]);
  });
});
