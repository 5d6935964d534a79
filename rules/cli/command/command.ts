import { csvFormat } from "d3-dsv";
import { commandText, type NotedRun } from "../history/history.ts";
import { badInput } from "../input/bad-input.ts";
import { STANDARD_OUTPUT } from "../input/output-file.ts";
import type { Report } from "../report/report.ts";
import { reportText } from "../report/report-text.ts";
import { openWorkerPool, type WorkerPool } from "../workers/worker-pool.ts";
import { type CommandLine, type FlagTable, HISTORY, outputFile, readCommandLine, WORKERS } from "./flags.ts";

/** A command: what it asks, plays and shows. None of it prints, writes results or touches the terminal. */
export interface Command<Table extends FlagTable, Order, Result> {
  /** As in `npm run NAME`. */
  name: string;
  /** What it does, in one or two sentences. */
  what: string;
  /** What may stand between its flags, and at most how many; none without. A form offers what it has `of` that kind. */
  files?: { value?: string; most: number; of?: "deck" | "player" | "replay"; words?: readonly string[] };
  /** What a form calls flags whose name does not say it, such as `Level`. */
  labels?: Readonly<Record<string, string>>;
  /** Its own flags; those of threads, result files and history follow from what else it has. */
  flags: Table;
  /** Whether it plays with threads. */
  hasWorkers?: boolean;
  /** Refuses mistakes with one sentence (`BadInput`), before anything is played. */
  read(line: CommandLine<Table>): Order;
  /** Plays until it is done or `run.signal` is aborted; then the result holds what there was until then. */
  play(order: Order, run: Run): Promise<Result> | Result;
  show: Show<Result, Order>;
  /** What the history keeps of a run; without it, or for null, nothing. */
  noted?(result: Result, order: Order): Omit<NotedRun, "version" | "at" | "command" | "interrupted"> | null;
  /** How a finished run ends, if not with exit code 0: the code, and a sentence about it. */
  end?(result: Result, order: Order): End;
  /** Where to find what there is after Ctrl-C, by default above; null: then it ends as it always does. */
  interrupted?(result: Result, order: Order): string | null;
}

/** A result in each of its forms; each is made only when it is asked for. */
export interface Show<Result, Order> {
  /** For a terminal and a page, */
  report?(result: Result, order: Order): Report | Promise<Report>;
  /** or for a terminal alone. */
  text?(result: Result, order: Order): string;
  json?(result: Result, order: Order): unknown;
  /** The lines of a table, with equal keys. */
  csv?(result: Result, order: Order): Record<string, string | number | boolean | null>[];
}

export type Form = "text" | "json" | "csv" | "html";

/** The exit codes of commands. */
export const EXIT = { done: 0, bug: 1, diverges: 1, overBound: 1, badInput: 2, interrupted: 130 } as const;

/** How a run ends. */
export interface End {
  code: number;
  sentence?: string;
}

/** What a command plays with. */
export interface Run {
  /** The threads, which are started when they are first asked for, and stopped with the run. */
  readonly pool: WorkerPool;
  readonly workers: number;
  /** Aborted when the run is to stop. */
  readonly signal: AbortSignal;
  /** Tells how much more is done, of how much in all if that is known, and what is being played. */
  progress(more: number, total?: number, part?: string): void;
  /** Sends on a line of a result as soon as there is one; who does so has nothing to show at the end. */
  line(value: unknown): void;
}

/** Any command, for who runs it by its name. */
export type AnyCommand = Command<FlagTable, unknown, unknown>;

/** Declares a command; types follow from its table of flags and from what `read` and `play` return. */
export function newCommand<const Table extends FlagTable, Order, Result>(
  command: Command<Table, Order, Result>,
): Command<Table, Order, Result> {
  return command;
}

/** The forms that go to files, in the order in which they are written. */
export const FILE_FORMS = ["json", "csv", "html"] as const satisfies Form[];

const FORM_FLAGS = {
  json: outputFile("write all figures as JSON; - writes them to standard output"),
  csv: outputFile("write the figures as a table, one line each; - for standard output"),
  html: outputFile("write a page with charts"),
} satisfies FlagTable;

/** All flags of a command: its own, and those that follow from what it has. */
export function flagsOf(command: AnyCommand): FlagTable {
  const forms = FILE_FORMS.filter((form) => command.show[form === "html" ? "report" : form]).map((form) => [
    form,
    FORM_FLAGS[form],
  ]);
  return {
    ...command.flags,
    ...(command.hasWorkers ? { workers: WORKERS } : {}),
    ...Object.fromEntries(forms),
    ...(command.noted ? { history: HISTORY } : {}),
  };
}

/** A command line that was read and is not refused. */
export interface ReadOrder<Order> {
  order: Order;
  workers: number;
  /** Where results are to be written, `-` for standard output. */
  files: Partial<Record<(typeof FILE_FORMS)[number], string>>;
  /** Where the run is to be noted; null: nowhere. */
  history: string | null;
}

/**
 * Reads the words of a command line; refuses mistakes with one sentence (`BadInput`). `notice` gets hints about what
 * was read, each once.
 */
export function readOrder<Table extends FlagTable, Order, Result>(
  command: Command<Table, Order, Result>,
  argv: readonly string[],
  notice: (sentence: string) => void = () => {},
): ReadOrder<Order> {
  const notices = new Set<string>();
  const most = command.files?.most ?? 0;
  const line = readCommandLine(argv, flagsOf(command as AnyCommand), most, (sentence) => {
    if (!notices.has(sentence)) notice(sentence);
    notices.add(sentence);
  });
  const order = command.read(line as CommandLine<Table>);
  // A flag is read when it is asked for: here also those that the command did not need.
  const { workers = 1, history = null, ...flags } = { ...line.flags };
  const files = FILE_FORMS.flatMap((form) =>
    flags[form] === undefined ? [] : [[form, String(flags[form])]],
  );
  const [first, second] = files.filter(([, file]) => file === STANDARD_OUTPUT);
  if (first && second)
    throw badInput(`--${second[0]}`, `standard output, which --${first[0]} writes to`, "is one of them");
  return {
    order,
    workers: workers as number,
    files: Object.fromEntries(files),
    history: history as string | null,
  };
}

/** How far a run is; `total` is missing while it is not known. */
export interface Progress {
  done: number;
  total?: number;
  part?: string;
}

/** Who follows a run, and may stop it. */
export interface Follower extends Pick<Run, "signal" | "line"> {
  onProgress(progress: Progress): void;
}

/** Plays an order with threads of its own, which end with it. */
export async function playOrder<Table extends FlagTable, Order, Result>(
  command: Command<Table, Order, Result>,
  { order, workers }: Pick<ReadOrder<Order>, "order" | "workers">,
  { signal, line, onProgress }: Follower,
): Promise<Result> {
  let pool: WorkerPool | undefined;
  let done = 0;
  const stop = () => void pool?.stop();
  signal.addEventListener("abort", stop, { once: true });
  const run: Run = {
    workers,
    signal,
    line,
    get pool() {
      pool ??= openWorkerPool(workers);
      if (signal.aborted) stop();
      return pool;
    },
    progress(more, total, part) {
      done += more;
      onProgress({
        done,
        ...(total === undefined ? {} : { total }),
        ...(part === undefined ? {} : { part }),
      });
    },
  };
  try {
    return await command.play(order, run);
  } finally {
    signal.removeEventListener("abort", stop);
    await pool?.stop();
  }
}

/** A result in one of its forms, as the text of a file. */
export async function shown(
  { show }: AnyCommand,
  form: Form,
  result: unknown,
  order: unknown,
): Promise<string> {
  switch (form) {
    case "text": {
      const report = await show.report?.(result, order);
      return `${report ? reportText(report) : show.text?.(result, order)}\n`;
    }
    case "json":
      return `${JSON.stringify(show.json?.(result, order), null, 2)}\n`;
    case "csv":
      return `${csvFormat(show.csv?.(result, order) ?? [])}\n`;
    case "html": {
      // The library of the charts takes a moment to load.
      const { reportPage } = await import("../page/page.ts");
      const report = await show.report?.(result, order);
      return report ? reportPage(report) : "";
    }
  }
}

/** The line that the history keeps of a run; null for a command that has none, or that was told to keep none. */
export function noteOf(
  command: AnyCommand,
  order: unknown,
  argv: readonly string[],
  result: unknown,
  isInterrupted: boolean,
): NotedRun | null {
  const noted = command.noted?.(result, order) ?? null;
  if (noted === null) return null;
  return {
    version: 1,
    at: new Date().toISOString(),
    command: commandText(command.name, argv),
    ...noted,
    ...(isInterrupted ? { interrupted: true } : {}),
  };
}
