import { type ChildProcess, spawn } from "node:child_process";
import { exitWithError, startupConfigOrExit } from "../app/startup-errors.ts";
import { checkAddressFree } from "../http/connections.ts";
import { PROJECT_FOLDER, TEXTS_FOLDER, VITE } from "./project.ts";

/** `npm run dev`: the server, restarted when its source changes, beside Vite with hot reload. */
const { configuration } = startupConfigOrExit(process.env, TEXTS_FOLDER);
await checkAddressFree(configuration).catch(exitWithError);
const environment = { ...process.env, PORT: String(configuration.port) };
const children: ChildProcess[] = [
  ["--watch", "--import", "tsx", "server/main.ts"],
  [VITE, "--clearScreen", "false"],
].map((command) =>
  spawn(process.execPath, command, { cwd: PROJECT_FOLDER, env: environment, stdio: "inherit" }),
);

let ending = false;

/** Ends both: whichever stops first, or Ctrl-C, ends the other one too. */
function endAll(): void {
  if (ending) return;
  ending = true;
  for (const child of children) child.kill("SIGTERM");
}

for (const child of children) child.on("exit", endAll);
process.on("SIGINT", endAll);
process.on("SIGTERM", endAll);
