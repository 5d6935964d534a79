import { afterEach } from "vitest";
import { type LabServer, type LabServerOptions, labServer, type TestPlayer } from "./lab-server.ts";

const open: LabServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

/** A server that ends with the test. */
export async function freshServer(options: LabServerOptions = {}): Promise<LabServer> {
  const server = await labServer(options);
  open.push(server);
  return server;
}

/** A player on a server of their own. */
export async function freshPlayer(options: LabServerOptions = {}): Promise<TestPlayer> {
  return (await freshServer(options)).player();
}
