import { restoreGame } from "../store/copies/game-copies.ts";
import { summaryText } from "../store/database/whole-file.ts";
import { dataPlace } from "./open-game.ts";
import { readCommandLine, runTool } from "./run-tool.ts";

const USAGE = "npm run restore -- FILE";

const HELP = `${USAGE}

Brings a backup back to where DATA_DIR or DATABASE_URL names an empty place: servers start on it afterwards.`;

/** `npm run restore -- FILE`: brings a backup back to where `DATA_DIR` or `DATABASE_URL` names an empty place. */
await runTool(HELP, async (words, environment) => {
  const { files } = readCommandLine(words, { usage: USAGE, flags: {}, files: 1 });
  const [file = ""] = files;
  const place = dataPlace(environment);
  const summary = await restoreGame(place, file);
  const where = place.databaseUrl === null ? place.dataFolder : "the database that DATABASE_URL names";
  return `Restored ${file} to ${where}: ${summaryText(summary)}.`;
});
