import { type Logger, pino } from "pino";

const STDOUT = 1;
/** Maximum size of unwritten lines; further lines are dropped. */
const MOST_UNWRITTEN_BYTES = 1_000_000;

/**
 * The log on stdout, one JSON object per line. A line that cannot be written, for example on a full disk, is
 * lost and the game continues: without a listener the error would end the process.
 */
export function openLog(level: "info" | "warn", descriptor = STDOUT): Logger {
  const destination = pino.destination({ dest: descriptor, sync: true, maxLength: MOST_UNWRITTEN_BYTES });
  destination.on("error", () => {});
  // Each line is written at once. Flushing would repeat a failed write for ever.
  destination.flushSync = () => {};
  return pino({ level }, destination);
}
