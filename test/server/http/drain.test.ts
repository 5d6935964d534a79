import { describe, expect, it } from "vitest";
import { closeAfterDrain } from "../../../server/http/connections.ts";
import { RawConnection } from "../raw-connection.ts";
import { freshServer } from "../server-per-test.ts";

describe("a server that drains", () => {
  it("is not ready any more, but serves everybody as before", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    server.app.drain.begin();
    expect(await server.get("/api/ready")).toMatchObject({ status: 503, body: { reason: "closing" } });
    expect((await server.get("/api/health")).status).toBe(200);
    expect((await ann.build("catLair", 0, 0)).status).toBe(200);
  });

  it("says in each answer that the connection closes, and closes it", async () => {
    const server = await freshServer();
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const paths = [
      "/api/health",
      "/api/ready",
      "/api/nothing",
      "/api/docs/static/swagger-ui.css",
      "/nothing",
    ];
    const open = paths.map((path) => ({ path, connection: new RawConnection(address) }));
    for (const { connection } of open) {
      connection.get("/api/health");
      await connection.receives(/^connection: keep-alive$/im);
    }
    server.app.drain.begin();
    for (const { path, connection } of open) {
      connection.get(path);
      await connection.receives(/^connection: close$/im);
      await connection.closed;
    }
  });

  it("closes the connection of a call that began before", async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = await freshServer({
      wrapStore: (store) => ({ ...store, readLab: (id) => finished.then(() => store.readLab(id)) }),
    });
    const { sid } = await server.player();
    const open = new RawConnection(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    const asked = new Promise((resolve) => server.app.server.once("request", resolve));
    open.get("/api/getGameState", { cookie: `sid=${sid}` });
    await asked;
    server.app.drain.begin();
    finish();
    await open.receives(/^connection: close$/im);
    await open.closed;
  });

  it("closes at once after the drain time @long", async () => {
    const server = await freshServer();
    const open = new RawConnection(await server.app.listen({ port: 0, host: "127.0.0.1" }));
    await closeAfterDrain(server.app, 1);
    await open.closed;
    expect(server.app.server.listening).toBe(false);
  });
});
