import Bowser from "bowser";
import type { SessionBrowser } from "../store/sessions.ts";

/** Longer headers are no browser's; the rest is not looked at. */
const LONGEST_HEADER = 300;
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * The browser by which a player recognises a session, such as Chrome on Windows: no version and no device. Only known
 * names count, so nothing that a header says is stored. null for anything else.
 */
export function knownBrowser(userAgent: string | undefined): SessionBrowser | null {
  if (!userAgent) return null;
  const read = Bowser.getParser(userAgent.slice(0, LONGEST_HEADER));
  const [name, system] = [read.getBrowserName(), read.getOSName()];
  return BROWSERS.has(name) && SYSTEMS.has(system) ? { name, system } : null;
}
