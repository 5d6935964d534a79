import type { App, AppParts } from "../../parts.ts";
import { keepGoing } from "../../pvp/keep-going.ts";
import { measurePvp } from "../../pvp/measure-pvp.ts";
import { openPvp } from "../../pvp/pvp.ts";
import { actionRoute } from "./action.ts";
import { battleRoute } from "./battle.ts";
import { concedeRoute } from "./concede.ts";
import { eventsRoute } from "./events.ts";
import { leaderboardRoute } from "./leaderboard.ts";
import { practiceRoute } from "./practice.ts";
import { queueRoutes } from "./queue.ts";
import { replayRoute } from "./replay.ts";
import { statsRoute } from "./stats.ts";
import { watchRoute } from "./watch.ts";

/** Players against players (`api-contract.md` 4.4). */
export function pvpRoutes(app: App, parts: AppParts): void {
  const pvp = openPvp(parts);
  measurePvp(parts);
  queueRoutes(app, pvp);
  practiceRoute(app, pvp);
  battleRoute(app, pvp);
  actionRoute(app, pvp, parts);
  concedeRoute(app, pvp);
  eventsRoute(app, pvp, parts);
  replayRoute(app, pvp);
  watchRoute(app, pvp);
  statsRoute(app, pvp);
  leaderboardRoute(app, pvp);
  keepGoing(app, pvp, parts);
}
