import { onTestFinished } from "vitest";
import { type LabServer, type LabServerOptions, labServer, type TestPlayer } from "./lab-server.ts";

/** A server that ends with the test. */
export async function freshServer(options: LabServerOptions = {}): Promise<LabServer> {
  const server = await labServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** A player on a server of their own. */
export async function freshPlayer(options: LabServerOptions = {}): Promise<TestPlayer> {
  return (await freshServer(options)).player();
}
