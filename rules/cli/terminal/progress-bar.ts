/** The part of a terminal's stream that a progress bar needs. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface ProgressBar {
  advance(by: number): void;
  clear(): void;
}

const EVERY_MS = 100;
const WIDTH = 28;
const NARROWEST = 70;
const CLEAR_LINE = "\r\u001b[2K";
const MS_PER_SECOND = 1000;

/** Shows share, count, speed and time left on a terminal; prints nothing when the output is not a terminal. */
export function progressBar(
  total: number,
  label: () => string,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): ProgressBar {
  if (!terminal.isTTY) return { advance() {}, clear() {} };
  const start = now();
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;

  function advance(by: number): void {
    done += by;
    if (now() - drawn < EVERY_MS && done < total) return;
    drawn = now();
    const seconds = Math.max(now() - start, 1) / MS_PER_SECOND;
    const speed = done / seconds;
    const left = Math.ceil((total - done) / Math.max(speed, Number.MIN_VALUE));
    const filled = Math.round((done / total) * WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    const figures = `${Math.floor((done / total) * 100)}%  ${done}/${total}  ${Math.round(speed)}/s  ${clock(left)} left`;
    const isWide = (terminal.columns ?? NARROWEST) >= NARROWEST;
    terminal.write(`${CLEAR_LINE}${isWide ? `${label().padEnd(8)}${bar}  ` : ""}${figures}`);
  }

  return { advance, clear: () => void terminal.write(CLEAR_LINE) };
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
