import { backUpGame } from "../store/copies/game-copies.ts";
import { summaryText } from "../store/database/whole-file.ts";
import { dataPlace } from "./open-game.ts";
import { readCommandLine, runTool } from "./run-tool.ts";

const USAGE = "npm run backup -- FILE [--force]";

const HELP = `${USAGE}

Writes the game that DATA_DIR or DATABASE_URL names into FILE, also while servers run. A file that exists is
replaced with --force only. npm run restore brings it back.`;

/** `npm run backup -- FILE`: writes the game that `DATA_DIR` or `DATABASE_URL` names into a file while servers run. */
await runTool(HELP, async (words, environment) => {
  const { flags, files } = readCommandLine(words, {
    usage: USAGE,
    flags: { force: { type: "boolean" } },
    files: 1,
  });
  const [file = ""] = files;
  const summary = await backUpGame(dataPlace(environment), file, flags.force === true);
  return `Backed up to ${file}: ${summaryText(summary)}.`;
});
