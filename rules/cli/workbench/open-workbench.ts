import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "vite";
import { readHistory } from "../history/history.ts";
import { badInput } from "../input/bad-input.ts";
import { RequestError, send } from "./answer.ts";
import type { Asked, Route, Workbench, WorkbenchOptions } from "./asked.ts";
import { newGameProcess } from "./game-process.ts";
import { objection } from "./guard.ts";
import { newLabGame } from "./lab-game.ts";
import { newLookRoom } from "./look-room.ts";
import { playCurve, playSweep } from "./look-routes.ts";
import {
  checkDeck,
  checkOverlay,
  describeRules,
  listOverlays,
  makeLink,
  readDraft,
  readOverlay,
  saveOverlay,
  writeDraft,
} from "./overlay-routes.ts";
import { newRunRoom } from "./run-room.ts";
import {
  beginLab,
  keepPlayer,
  keepReplay,
  listCommands,
  listPlayers,
  listReplays,
  listRuns,
  readRun,
  startRun,
  stopRun,
} from "./run-routes.ts";
import { newTrialRoom } from "./trial-room.ts";
import { showBattle, showReport, startTrial, stopTrial } from "./trial-routes.ts";
import { workbenchPage } from "./workbench-page.ts";

const HOST = "127.0.0.1";
const TOKEN_BYTES = 24;
const NOT_FOUND = 404;
const FAILED = 500;

/** Opens the workbench on this machine alone. */
export async function openWorkbench(
  options: WorkbenchOptions,
): Promise<{ address: string; token: string; close(): Promise<void> }> {
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  const trials = newTrialRoom(options.openPool, options.history);
  const workbench: Workbench = {
    ...options,
    trials,
    looks: newLookRoom(options.openPool),
    gameProcess: newGameProcess(options.game),
    labGame: newLabGame(),
    runs: newRunRoom(options.folder, options.script),
  };
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    void answer(workbench, { port, token }, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? badInput("--port", `${options.port}, which is in use`, "is a free port; 0 takes any")
          : error,
      ),
    );
    server.listen(options.port, HOST, resolve);
  });
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    token,
    async close() {
      workbench.gameProcess.end();
      workbench.labGame.end();
      workbench.runs.close();
      await Promise.all([workbench.trials.stop(), workbench.looks.close()]);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  workbench: Workbench,
  identity: { port: number; token: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", `http://${HOST}`);
  try {
    const refusal = objection(request, url, identity);
    if (refusal) return send(response, { status: refusal.status, json: { error: refusal.error } });
    const name = `${request.method} ${url.pathname}`;
    if (name === "GET /") {
      workbench.looks.warm();
      // The tabs ask for them in a moment; one that fails is asked for again then.
      workbench.runs.forms().catch(() => undefined);
      return send(response, { html: workbenchPage(identity.token) });
    }
    if (name === "GET /app.js") return send(response, { script: await browserScript() });
    if (name === "GET /api/trial/events") return workbench.trials.listen(response);
    const asked = { workbench, request, query: url.searchParams };
    const stream = STREAMS[name];
    if (stream) return await stream(asked, response);
    const route = ROUTES[name];
    if (!route) return send(response, { status: NOT_FOUND, json: { error: `There is no ${name}.` } });
    send(response, await route(asked));
  } catch (error) {
    if (!(error instanceof RequestError)) console.error(error);
    const status = error instanceof RequestError ? error.status : FAILED;
    send(response, { status, json: { error: error instanceof Error ? error.message : String(error) } });
  }
}

const LATEST_RUNS = 50;

/** What the page of the workbench can ask for, by method and path. */
const ROUTES: Readonly<Record<string, Route>> = {
  "GET /api/rules": describeRules,
  "GET /api/draft": readDraft,
  "POST /api/draft": writeDraft,
  "POST /api/check": checkOverlay,
  "POST /api/deck": checkDeck,
  "POST /api/link": makeLink,
  "GET /api/game": async ({ workbench: { gameProcess } }) => ({ json: await gameProcess.look() }),
  "POST /api/game": async ({ workbench: { gameProcess } }) => ({ json: await gameProcess.start() }),
  "GET /api/lab": ({ workbench: { labGame } }) => ({ json: labGame.look() }),
  "POST /api/lab": beginLab,
  "GET /api/overlays": listOverlays,
  "GET /api/overlay": readOverlay,
  "POST /api/overlay": saveOverlay,
  "POST /api/trial": startTrial,
  "POST /api/trial/stop": stopTrial,
  "GET /api/trial/report": showReport,
  "GET /api/battle": showBattle,
  "GET /api/commands": listCommands,
  "GET /api/runs": listRuns,
  "POST /api/run": startRun,
  "POST /api/run/stop": stopRun,
  "GET /api/run": readRun,
  "GET /api/replays": listReplays,
  "POST /api/replay": keepReplay,
  "GET /api/players": listPlayers,
  "POST /api/player": keepPlayer,
  "GET /api/history": ({ workbench: { history } }) => ({
    json: history === null ? [] : readHistory(history).slice(0, LATEST_RUNS),
  }),
};

/** What answers line by line, as long as the page listens. */
const STREAMS: Readonly<Record<string, (asked: Asked, response: ServerResponse) => Promise<void>>> = {
  "POST /api/curve": playCurve,
  "POST /api/sweep": playSweep,
};

const ENTRY = "rules/cli/workbench/browser/app.tsx";

let script: Promise<string> | null = null;

/** The script of the page, bundled at the first request. */
function browserScript(): Promise<string> {
  script ??= bundled();
  return script;
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunk = outputs.find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${ENTRY} gave no script.`);
  return chunk.code;
}
