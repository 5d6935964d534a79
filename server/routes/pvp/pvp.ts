import type { App, AppParts } from "../../parts.ts";
import { keepGoing } from "../../pvp/keep-going.ts";
import { measurePvp } from "../../pvp/measure-pvp.ts";
import { openPvp } from "../../pvp/pvp.ts";
import { actionRoute } from "./action.ts";
import { battleRoutes } from "./battle.ts";
import { eventsRoute } from "./events.ts";
import { queueRoutes } from "./queue.ts";
import { recordRoutes } from "./records.ts";

/** Players against players (`api-contract.md` 4.4). */
export function pvpRoutes(app: App, parts: AppParts): void {
  const pvp = openPvp(parts);
  measurePvp(parts);
  queueRoutes(app, pvp);
  battleRoutes(app, pvp);
  actionRoute(app, pvp, parts);
  eventsRoute(app, pvp, parts);
  recordRoutes(app, pvp);
  keepGoing(app, pvp, parts);
}
