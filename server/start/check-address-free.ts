import { once } from "node:events";
import { createServer } from "node:net";
import type { Configuration } from "../configuration/configuration.ts";
import { listenAddress } from "../http/listen-address.ts";

/** Rejects at once, before anything is built, where the server could not listen afterwards (`ABU-115`). */
export async function checkAddressFree({ port, host }: Pick<Configuration, "port" | "host">): Promise<void> {
  const trial = createServer().listen(port, await listenAddress(host));
  await once(trial, "listening");
  trial.close();
  await once(trial, "close");
}
