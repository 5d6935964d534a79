import { readHistory } from "../history/history.ts";
import type { Route } from "./asked.ts";
import { checkOverlay, listOverlays, readOverlay, rulesAsForms, saveOverlay } from "./overlay-routes.ts";
import { showBattle, showReport, startTrial, stopTrial } from "./trial-routes.ts";

const LATEST_RUNS = 50;

/** What the page of the workbench can ask for, by method and path. */
export const ROUTES: Readonly<Record<string, Route>> = {
  "GET /api/rules": rulesAsForms,
  "POST /api/check": checkOverlay,
  "GET /api/overlays": listOverlays,
  "GET /api/overlay": readOverlay,
  "POST /api/overlay": saveOverlay,
  "POST /api/trial": startTrial,
  "POST /api/trial/stop": stopTrial,
  "GET /api/trial/report": showReport,
  "GET /api/battle": showBattle,
  "GET /api/history": ({ workbench: { history } }) => ({
    json: history === null ? [] : readHistory(history).slice(0, LATEST_RUNS),
  }),
};
