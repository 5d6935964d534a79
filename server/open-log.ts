import { type Logger, pino } from "pino";

const STDOUT = 1;
/** So much is kept of what could not be written; then lines are dropped. */
const MOST_UNWRITTEN_BYTES = 1_000_000;

/**
 * The log on stdout, one JSON object a line. A line that cannot be written, as on a full disk, is lost and the game
 * goes on: nobody listening, the error would end the process.
 */
export function openLog(level: "info" | "warn"): Logger {
  const destination = pino.destination({ dest: STDOUT, sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  destination.on("error", () => {});
  // Each line is written at once. Flushing would only try what failed again and again, and never return.
  destination.flushSync = () => {};
  return pino({ level }, destination);
}
