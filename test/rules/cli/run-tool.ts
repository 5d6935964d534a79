import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

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

/** Starts a command that was built before the tests; the same as from the source, but it starts at once. */
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

export function runTool(tool: Tool, ...flags: string[]): Promise<Ended> {
  return startTool(tool, ...flags).ended;
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
