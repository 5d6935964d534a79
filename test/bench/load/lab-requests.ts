import type { LoadRequest } from "autocannon";
import type { LoadPlayer } from "./players.ts";

/** What each of so many connections sends in turn, for players of its own. */
export function perConnection(
  connections: number,
  players: readonly LoadPlayer[],
  requestsOf: (player: LoadPlayer) => LoadRequest[],
): LoadRequest[][] {
  return Array.from({ length: connections }, (_, connection) =>
    players.filter((_, at) => at % connections === connection).flatMap(requestsOf),
  );
}

export function stateRequest({ cookie }: LoadPlayer): LoadRequest {
  return { method: "GET", path: "/api/getGameState", headers: { cookie } };
}

/** One for each of the player's machines. */
export function activateRequests({ cookie, machineIds }: LoadPlayer): LoadRequest[] {
  return machineIds.map((machineId) => ({
    method: "POST",
    path: "/api/activateMachine",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ machineId }),
  }));
}
