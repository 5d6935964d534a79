/** Loads are for servers of this machine, and end by themselves. */
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);
const BATTLES = { usual: 50, least: 1, most: 500 };
const SEEDED = { usual: 0, least: 1, most: 1_000_000 };
const MINUTES = { usual: 10, least: 1, most: 60 };
const SECONDS = { usual: 30, least: 1, most: 300 };

export interface LoadOrder {
  url: string;
  battles: number;
  seconds: number;
}

/** What a load's flags order, or one sentence on what is wrong with them. */
export function loadOrder(flags: { url?: string; battles?: string; seconds?: string }): LoadOrder | string {
  const { url = "http://127.0.0.1:3000" } = flags;
  const battles = bounded(flags.battles, BATTLES);
  const seconds = bounded(flags.seconds, SECONDS);
  if (!URL.canParse(url) || !LOOPBACK.has(new URL(url).hostname))
    return `--url: found ${JSON.stringify(url)}, allowed is an address of this machine.`;
  if (battles === null) return sentence("--battles", flags.battles, BATTLES);
  if (seconds === null) return sentence("--seconds", flags.seconds, SECONDS);
  return { url: new URL(url).origin, battles, seconds };
}

/** How many players are put into a game, or one sentence on what is wrong with the number. */
export function playersToSeed(text: string): number | string {
  return bounded(text, SEEDED) ?? sentence("--seed", text, SEEDED);
}

/** For how many minutes a plan's battles are played, or one sentence on what is wrong with the number. */
export function minutesToPlay(text: string | undefined): number | string {
  return bounded(text, MINUTES) ?? sentence("--minutes", text, MINUTES);
}

function bounded(text: string | undefined, { usual, least, most }: typeof BATTLES): number | null {
  if (text === undefined) return usual;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function sentence(flag: string, found: string | undefined, { least, most }: typeof BATTLES): string {
  return `${flag}: found ${JSON.stringify(found)}, allowed is a whole number from ${least} to ${most}.`;
}
