import { appendFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commandText, type NotedRun, noteRun, readHistory } from "../../../rules/cli/history/history.ts";
import { inFolder } from "./run-tool.ts";

function run(seed: string): NotedRun {
  return {
    version: 1,
    at: "2026-01-01T00:00:00.000Z",
    command: "",
    seed,
    policy: "full",
    rules: [],
    figures: [],
  };
}

describe("the history of runs", () => {
  it("keeps every run, the latest first, and leaves out a line that was cut (GAP-51)", () =>
    inFolder(async (at) => {
      const file = at("runs.ndjson");
      expect(readHistory(file)).toEqual([]);
      noteRun(file, run("1"));
      appendFileSync(file, '{"version":1,"at":"20\n');
      noteRun(file, run("2"));
      noteRun(null, run("3"));
      expect(readHistory(file).map(({ seed }) => seed)).toEqual(["2", "1"]);
    }));

  it("writes a command so that a shell reads the same words (GAP-51)", () => {
    expect(commandText("balance", ["--rules", "my rules.json", "--seed", "it's"])).toBe(
      "npm run balance -- --rules 'my rules.json' --seed 'it'\\''s'",
    );
  });
});
