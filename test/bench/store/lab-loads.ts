import { activateRequests, perConnection, stateRequest } from "../load/lab-requests.ts";
import type { LoadPlayer } from "../load/players.ts";
import type { Load } from "../load/run-load.ts";
import type { LabServers } from "./lab-servers.ts";

const CONNECTIONS = 64;

export function stateLoad(lab: LabServers): Load {
  return loadOf(lab, (player) => [stateRequest(player)]);
}

export function activateLoad(lab: LabServers): Load {
  return loadOf(lab, activateRequests);
}

/** Connections to the first process, each for players of its own. */
function loadOf(
  { servers: [server], players }: LabServers,
  requestsOf: (player: LoadPlayer) => Load["requests"][number],
): Load {
  if (!server) throw new Error("No server was started.");
  const { process, url } = server;
  return { server: process, url, requests: perConnection(CONNECTIONS, players, requestsOf) };
}
