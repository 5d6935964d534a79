import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "node:util";
import { inject, vi } from "vitest";

type RunCommand = typeof import("../../../rules/cli/command/run-command.ts");
type Commands = typeof import("../../../rules/cli/commands.ts");

/** What a tool left behind. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

type Tool =
  | "simulate"
  | "arena"
  | "balance"
  | "replay"
  | "review"
  | "economy"
  | "metagame"
  | "rules:check"
  | "puzzles"
  | "rules:new"
  | "tune";

/** Tests leave no traces in the history of the folder they run in. */
function withoutHistory(tool: Tool, flags: readonly string[]): string[] {
  const keepsHistory =
    ["simulate", "balance"].includes(tool) && !flags.some((flag) => /^--(history|merge)\b/.test(flag));
  return keepsHistory ? [...flags, "--history", "off"] : [...flags];
}

/** Other workers would cost a few battles more than they save. */
function withOneWorker(tool: Tool, flags: readonly string[]): string[] {
  const asksNothing =
    ["simulate", "balance"].includes(tool) && !flags.some((flag) => /^--(workers|merge|help)\b/.test(flag));
  return asksNothing ? [...flags, "--workers", "1"] : [...flags];
}

/** Starts a command that was built before the tests, in a process of its own; the same as from the source, but it starts at once. */
export function startTool(tool: Tool, ...flags: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  return startNode(join(inject("toolFolder"), "run.js"), tool, ...withoutHistory(tool, flags));
}

/** Starts a command from the source, as package.json does. */
export function startFromSource(
  tool: Tool,
  ...flags: string[]
): { child: ChildProcess; ended: Promise<Ended> } {
  return startNode("--import", "tsx", "rules/cli/run.ts", tool, ...withoutHistory(tool, flags));
}

function startNode(...words: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, words);
  const ended = new Promise<Ended>((resolve, reject) => {
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (text: Buffer) => {
      stdout += text.toString();
    });
    child.stderr.on("data", (text: Buffer) => {
      stderr += text.toString();
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Runs a built command in this process, which has read it once for all tests; one after the other, each with one worker
 * where nothing else is asked.
 */
export function runTool(tool: Tool, ...flags: string[]): Promise<Ended> {
  const run = lastRun.then(() => runHere(tool, withOneWorker(tool, withoutHistory(tool, flags))));
  lastRun = run.catch(() => undefined);
  return run;
}

async function runHere(tool: Tool, argv: readonly string[]): Promise<Ended> {
  const { runCommand }: RunCommand = builtModule("run-command.js");
  const { COMMANDS }: Commands = builtModule("commands.js");
  const said = { stdout: "", stderr: "" };
  const keep = (stream: keyof typeof said) => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  const line =
    (stream: keyof typeof said) =>
    (...words: unknown[]) => {
      said[stream] += `${format(...words)}\n`;
    };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(keep("stdout")),
    vi.spyOn(process.stderr, "write").mockImplementation(keep("stderr")),
    vi.spyOn(console, "log").mockImplementation(line("stdout")),
    vi.spyOn(console, "error").mockImplementation(line("stderr")),
  ];
  try {
    const command = await COMMANDS[tool]?.();
    if (!command) throw new Error(`There is no command ${tool}`);
    return { code: await runCommand(command, argv), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Read by Node itself: Vitest would transform what is built already. */
function builtModule(name: string) {
  return createRequire(import.meta.url)(join(inject("toolFolder"), name));
}

/** A folder of its own for a test, gone afterwards. */
export async function inFolder<Result>(
  use: (folder: (name: string) => string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "corvax-tools-"));
  try {
    return await use((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function writeJson(file: string, content: unknown): string {
  writeFileSync(file, JSON.stringify(content));
  return file;
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
