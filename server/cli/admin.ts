import { openLog } from "../app/startup-errors.ts";
import { loadRuleSet } from "../configuration/startup-config.ts";
import type { Environment } from "../configuration/variables.ts";
import { systemClock } from "../process/clock.ts";
import { OperatorError } from "../process/program.ts";
import { systemRandom } from "../process/random.ts";
import { logAudit } from "../security/audit.ts";
import { dataPlace, openGame } from "./open-game.ts";
import { readAdmin } from "./run-admin.ts";
import { runTool } from "./run-tool.ts";

const STDERR = 2;

/**
 * `npm run admin -- COMMAND`: what an administrator does about players. Each act is a line of the log on stderr, too, as a
 * server writes them.
 */
await runTool(null, async (words, environment) => {
  const read = readAdmin(words);
  if ("help" in read) return read.help;
  const rules = rulesIn(environment);
  const store = await openGame(dataPlace(environment));
  try {
    logAudit({ store, log: openLog("info", STDERR) });
    return await read.run({ store, rules, random: systemRandom, clock: systemClock });
  } finally {
    await store.close();
  }
});

/** The rules of the servers, which decide what a new lab has. */
function rulesIn({ RULES }: Environment) {
  const loaded = loadRuleSet(RULES?.trim() || null);
  if (!loaded.ok) throw new OperatorError(loaded.problems.join("\n"));
  return loaded.rules;
}
