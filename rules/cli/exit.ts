import { BadInput } from "./input/bad-input.ts";

export const EXIT = { done: 0, bug: 1, diverges: 1, badInput: 2, interrupted: 130 } as const;

/** Runs a tool: its exit code is the process's, bad input is one sentence and 2, anything unforeseen a bug and 1. */
export async function runTool(tool: (argv: readonly string[]) => number | Promise<number>): Promise<void> {
  // A reader that has seen enough, such as `head`, ends the output and not the tool.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    process.exitCode = await tool(process.argv.slice(2));
  } catch (error) {
    process.exitCode = error instanceof BadInput ? EXIT.badInput : EXIT.bug;
    console.error(error instanceof BadInput ? error.message : error);
  }
}
