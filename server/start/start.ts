import { exitWithError, openLog, startupConfigOrExit } from "../app/startup-errors.ts";
import { runLive } from "../development/run-live.ts";
import { checkAddressFree } from "../http/connections.ts";
import { buildClient, TEXTS_FOLDER } from "./project.ts";

/** `npm start`: checks the configuration, builds the client, serves the whole game in development mode. */
if (process.env.NODE_ENV === "production") {
  console.error("NODE_ENV must not be production for npm start: use npm run build and npm run serve.");
  process.exit(2);
}
const start = startupConfigOrExit(process.env, TEXTS_FOLDER);
await checkAddressFree(start.configuration).catch(exitWithError);
console.log("Building the game ...");
const address = await buildClient()
  .then((clientFolder) =>
    runLive({
      start,
      clientFolder,
      environment: process.env,
      textsFolder: TEXTS_FOLDER,
      log: openLog("warn"),
    }),
  )
  .catch(exitWithError);
console.log(`Corvax Lab is at ${address}`);
