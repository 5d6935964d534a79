/** The part of a terminal's stream that a progress bar needs. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

export interface ProgressBar {
  /** Shows how much is done, of how much in all if that is known, and what is being played. */
  show(progress: { done: number; total?: number; part?: string }): void;
  clear(): void;
}

const EVERY_MS = 100;
const WIDTH = 28;
const NARROWEST = 70;
const CLEAR_LINE = "\r\u001b[2K";
const MS_PER_SECOND = 1000;

/** Shows share, count, speed and time left on a terminal; prints nothing when the output is not a terminal. */
export function progressBar(
  label: string,
  terminal: Terminal = process.stderr,
  now: () => number = () => performance.now(),
): ProgressBar {
  if (!terminal.isTTY) return { show() {}, clear() {} };
  const start = now();
  let drawn = Number.NEGATIVE_INFINITY;

  return {
    show({ done, total, part = label }) {
      if (now() - drawn < EVERY_MS && done !== total) return;
      drawn = now();
      const speed = done / (Math.max(now() - start, 1) / MS_PER_SECOND);
      const isWide = (terminal.columns ?? NARROWEST) >= NARROWEST;
      const figures =
        total === undefined
          ? `${done}  ${Math.round(speed)}/s`
          : `${Math.floor((done / total) * 100)}%  ${done}/${total}  ${Math.round(speed)}/s  ${timeLeft(total - done, speed)} left`;
      const bar = total === undefined ? "  " : `${barOf(done / total)}  `;
      terminal.write(`${CLEAR_LINE}${isWide ? `${part.padEnd(8)}${bar}` : ""}${figures}`);
    },
    clear: () => void terminal.write(CLEAR_LINE),
  };
}

function barOf(share: number): string {
  const filled = Math.min(Math.round(share * WIDTH), WIDTH);
  return "█".repeat(filled) + "░".repeat(WIDTH - filled);
}

function timeLeft(rest: number, speed: number): string {
  const seconds = Math.ceil(rest / Math.max(speed, Number.MIN_VALUE));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
