/** The flags of a tool by name: what follows each on the command line, and what it does. */
export type FlagTable = Readonly<Record<string, { value: string; what: string }>>;

/** How a tool is called, for `--help`. */
export interface Usage {
  command: string;
  /** One or two sentences. */
  what: string;
  flags: FlagTable;
}

const HELP = { flag: "--help", what: "print this" };

/** The text that `--help` prints. */
export function usageText({ command, what, flags }: Usage): string {
  const rows = [
    ...Object.entries(flags).map(([name, { value, what }]) => ({ flag: `--${name} ${value}`, what })),
    HELP,
  ];
  const width = Math.max(...rows.map(({ flag }) => flag.length));
  return [
    `Usage: ${command}`,
    "",
    what,
    "",
    ...rows.map(({ flag, what }) => `  ${flag.padEnd(width)}  ${what}`),
  ].join("\n");
}

export function isHelpWanted(argv: readonly string[]): boolean {
  return argv.includes("--help") || argv.includes("-h");
}
