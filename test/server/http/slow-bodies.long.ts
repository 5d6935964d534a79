import { describe, expect, it } from "vitest";
import { RawConnection } from "../raw-connection.ts";
import { dataFolder, HttpPlayer, ServerProcess } from "../server-process.ts";

const PATHS = ["/api/auth/dev", "/nothing", "/api/buildMachine"];

/** Connections whose bodies have begun and do not go on. */
function slowBodies(address: string): Promise<RawConnection[]> {
  const begun = Array.from({ length: 3000 }, async (_, index) => {
    const connection = new RawConnection(address);
    await connection.beginPost(PATHS[index % PATHS.length] ?? "", 1000);
    connection.send("{");
    return connection;
  });
  return Promise.all(begun);
}

describe("three thousand slow bodies at once", () => {
  it("leave the game answering, are closed at their deadline, and do not delay SIGTERM (ABU-52)", async () => {
    const server = new ServerProcess({ DATA_DIR: dataFolder() });
    const address = await server.listening();
    const ann = new HttpPlayer(address);
    await ann.logIn("Ann");
    const slow = await slowBodies(address);
    const built = await ann.send("buildMachine", { machineType: "catLair", x: 0, y: 0, room: 1 });
    expect(built.status).toBe(200);
    expect((await ann.state()).machines).toHaveLength(1);
    await Promise.all(slow.map(({ closed }) => closed));
    expect((await ann.state()).machines).toHaveLength(1);
    await slowBodies(address);
    expect((await ann.fetch("getPets")).status).toBe(200);
    expect(await server.kill("SIGTERM")).toBe(0);
  });
});
