import type { App, AppDeps } from "../../http/app-deps.ts";
import { keepOwnRuleSet } from "../../pvp/keep-rule-set.ts";
import { openPvp } from "../../pvp/pvp.ts";
import { startPvpSweeper } from "../../pvp/pvp-sweeper.ts";
import { startTournamentSweeper } from "../../tournament/tournament-sweeper.ts";
import { actionRoute, battleRoutes } from "./battle.ts";
import { challengeRoutes } from "./challenges.ts";
import { eventsRoute } from "./events.ts";
import { opponentRoutes } from "./opponent.ts";
import { queueRoutes } from "./queue.ts";
import { recordRoutes } from "./records.ts";
import { tournamentRoutes } from "./tournaments.ts";
import { watchRoutes } from "./watching.ts";

/** The PvP calls and the sweeper (`api-contract.md` 4.4). */
export function pvpRoutes(app: App, deps: AppDeps): void {
  const pvp = openPvp(deps);
  queueRoutes(app, pvp);
  challengeRoutes(app, pvp);
  battleRoutes(app, pvp, deps);
  watchRoutes(app, pvp, deps);
  actionRoute(app, pvp, deps);
  opponentRoutes(app, pvp, deps);
  eventsRoute(app, pvp, deps);
  recordRoutes(app, pvp);
  tournamentRoutes(app, pvp);
  keepOwnRuleSet(app, deps);
  startPvpSweeper(app, pvp, deps);
  startTournamentSweeper(app, pvp, deps);
}
