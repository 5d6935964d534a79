import { dataPlace, openGame } from "./open-game.ts";
import { readAudit } from "./read-audit.ts";
import { readCommandLine, runTool } from "./run-tool.ts";

const USAGE = "npm run audit -- [--player ID] [--since DATE] [--event TYPE] [--json]";

const HELP = `${USAGE}

Prints what happened to players, also while servers run: logins, bound accounts, refused proofs, booked transactions,
rewards, battles with their ratings, and what administrators did. ID is a public id, as npm run admin -- find prints it.
DATE is a day such as 2026-05-01 or a time such as 2026-05-01T12:00Z. TYPE is one event, such as booking or battle.`;

/** `npm run audit`: prints the audit log of the game that `DATA_DIR` or `DATABASE_URL` names. */
await runTool(HELP, async (words, environment) => {
  const { flags } = readCommandLine(words, {
    usage: USAGE,
    flags: {
      player: { type: "string" },
      since: { type: "string" },
      event: { type: "string" },
      json: { type: "boolean" },
    },
    files: 0,
  });
  const store = await openGame(dataPlace(environment));
  try {
    return await readAudit(store, flags);
  } finally {
    await store.close();
  }
});
