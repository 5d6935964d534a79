import { runCommand } from "./command/run-command.ts";
import { COMMANDS } from "./commands.ts";

/** `npm run NAME -- ...` starts this with the name of a command in front of its words. */
const [name = "", ...argv] = process.argv.slice(2);
const load = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
if (!load) throw new Error(`There is no command ${name}, there are ${Object.keys(COMMANDS).join(", ")}.`);
// When the reader closes the pipe (such as `head`), the command continues without output.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await runCommand(await load(), argv);
