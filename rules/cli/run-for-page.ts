import { mkdirSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type AnyCommand, FILE_FORMS, flagsOf, playOrder, readOrder, shown } from "./command/command.ts";
import { COMMANDS } from "./commands.ts";
import { BadInput } from "./input/bad-input.ts";
import { reportSections } from "./page/page.ts";
import type { CommandForm, RunNews } from "./workbench/browser/contract.ts";

/*
 * Runs a command for the workbench, in a process of its own: one that calculates for minutes, or a bot that never
 * returns, keeps nobody from saving a draft. `forms` tells what the tabs ask; `run FOLDER NAME ...` plays, writes each form of
 * the result into the folder, and stops with what there is when it is told to.
 */

/** What has a tab, in the order of the tabs. */
const TABS = ["balance", "tune", "metagame", "economy", "arena", "review", "texts"];
/** The workbench answers these itself. */
const ANSWERED = new Set<string>([...FILE_FORMS, "workers", "history", "bound"]);

/** Messages between processes know no infinite number. */
const MOST_FILES = 60;

function tell(news: RunNews): void {
  process.send?.(news);
}

async function loaded(name: string): Promise<AnyCommand> {
  const load = COMMANDS[name];
  if (!load || !TABS.includes(name)) throw new BadInput(`There is no tab ${name}.`);
  return load();
}

async function forms(): Promise<CommandForm[]> {
  const commands = await Promise.all(TABS.map(loaded));
  return commands.map((command) => ({
    name: command.name,
    what: command.what,
    files: command.files
      ? { ...command.files, label: labelOf(command, "files"), most: Math.min(command.files.most, MOST_FILES) }
      : null,
    flags: Object.entries(flagsOf(command))
      .filter(([name]) => !ANSWERED.has(name))
      .map(([name, { read: _, ...flag }]) => ({
        ...flag,
        name,
        what: inPageWords(command, flag.what),
        label: labelOf(command, name),
      })),
  }));
}

/** What the page calls a flag. */
function labelOf({ labels }: AnyCommand, name: string): string {
  return labels?.[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** A sentence for a command line, with the names of the page's fields in place of flags; `var(--before)` is none. */
function inPageWords(command: AnyCommand, sentence: string): string {
  const flags = flagsOf(command);
  return sentence.replace(/(?<![\w(-])--([a-z]+)\b(?!-)/g, (whole, name: string) =>
    Object.hasOwn(flags, name) ? `“${labelOf(command, name)}”` : whole,
  );
}

async function run(folder: string, name: string, argv: readonly string[]): Promise<void> {
  const command = await loaded(name);
  const words = (sentence: string) => inPageWords(command, sentence);
  const read = readOrder(command, argv, (sentence) => tell({ notice: words(sentence) }));
  const stop = new AbortController();
  process.on("message", () => stop.abort());
  // The workbench was killed: what there is stays for its next start.
  process.on("disconnect", () => stop.abort());
  process.once("SIGINT", () => stop.abort());
  const result = await playOrder(command, read, {
    signal: stop.signal,
    line: () => undefined,
    onProgress: (progress) => tell({ progress }),
  });
  const { order } = read;
  // Where the draft lies is of no use to anybody.
  const write = (file: string, text: string) =>
    writeFileSync(join(folder, file), text.replaceAll(`${folder}${sep}`, ""));
  mkdirSync(folder, { recursive: true });
  write("result.txt", await shown(command, "text", result, order));
  for (const form of FILE_FORMS)
    if (command.show[form === "html" ? "report" : form])
      write(`result.${form}`, await shown(command, form, result, order));
  const report = await command.show.report?.(result, order);
  if (report) write("sections.html", words(reportSections(report)));
  const sentence = command.end?.(result, order).sentence ?? null;
  tell({ ended: { isStopped: stop.signal.aborted, sentence: sentence === null ? null : words(sentence) } });
}

const [what = "", folder = "", name = "", ...argv] = process.argv.slice(2);
try {
  if (what === "forms") tell({ forms: await forms() });
  else await run(folder, name, argv);
} catch (error) {
  if (!(error instanceof BadInput)) console.error(error);
  const problem = error instanceof Error ? error.message : String(error);
  tell({ problem: COMMANDS[name] ? inPageWords(await loaded(name), problem) : problem });
  process.exitCode = 1;
}
process.disconnect?.();
