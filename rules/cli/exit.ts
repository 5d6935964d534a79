import { isHelpWanted, type Usage, usageText } from "./arguments/usage.ts";
import { BadInput } from "./input/bad-input.ts";

export const EXIT = { done: 0, bug: 1, diverges: 1, overBound: 1, badInput: 2, interrupted: 130 } as const;

/** The exit code of a tool at its end; if Ctrl-C came before, with a sentence about what there is. */
export function exitAfter(isInterrupted: boolean, rest = "what was played so far is above."): number {
  if (!isInterrupted) return EXIT.done;
  console.error(`Interrupted: ${rest}`);
  return EXIT.interrupted;
}

/**
 * Runs a tool and sets the exit code: the tool's own, 2 with a sentence for bad input, 1 for an unexpected
 * error. With `--help` it prints the usage instead, exit code 0.
 */
export async function runTool(
  tool: (argv: readonly string[]) => number | Promise<number>,
  usage: Usage,
): Promise<void> {
  // When the reader closes the pipe (such as `head`), the tool continues without output.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const argv = process.argv.slice(2);
  if (isHelpWanted(argv)) {
    console.log(usageText(usage));
    return;
  }
  try {
    process.exitCode = await tool(argv);
  } catch (error) {
    process.exitCode = error instanceof BadInput ? EXIT.badInput : EXIT.bug;
    console.error(error instanceof BadInput ? error.message : error);
  }
}
