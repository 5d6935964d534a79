import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { KeptPositions } from "../../../rules/cli/puzzles/position-search.ts";
import { inFolder, readJson, runTool, startTool, writeJson } from "./run-tool.ts";

const PATIENT = 120_000;
const shipped = JSON.parse(readFileSync("rules/puzzles/data/positions.json", "utf8")) as KeptPositions;

/** One whose goal holds against every answer: others are wins, or were found before such answers were looked for. */
const found = shipped.positions.find(({ answers = 0 }) => answers > 0);
if (!found) throw new Error("No position ships whose goal holds against every answer");
const [seed = "", battle = "1"] = found.seed.split(":");

describe("npm run puzzles", { timeout: PATIENT }, () => {
  it("checks a sample of the shipped positions and prints them by theme and goal (GAP-74)", async () => {
    const { code, stdout, stderr } = await runTool("puzzles", "--check", "--sample", "1", "--workers", "1");
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^theme +win +survive +lead +all +difficulty$/m);
    expect(stdout).toContain("1 position checked, 0 problems; the blind check confirms 1 (100%).");
    expect(code).toBe(0);
  });

  it("names the positions whose answer it does not confirm, and ends with exit code 1 (GAP-74)", () =>
    inFolder(async (at) => {
      const goal = { kind: "lead", own: 4, foes: 0 };
      const file = writeJson(at("positions.json"), { ...shipped, positions: [{ ...found, goal }] });
      const { code, stdout } = await runTool("puzzles", "--check", "--workers", "1", "--out", file);
      expect(stdout).toContain(`the blind check confirms 0 (0%).\nNot confirmed: ${found.id}.\n`);
      expect(code).toBe(1);
    }));

  it("goes on where the search of the same seed has ended, and finds the shipped position (GAP-74) @long", () =>
    inFolder(async (at) => {
      const before = { ...shipped, positions: [], searched: { seed, battles: Number(battle) - 1 } };
      const file = writeJson(at("positions.json"), before);
      const flags = ["--make", "1", "--seed", seed, "--workers", "1", "--out", file];
      expect(await runTool("puzzles", ...flags)).toMatchObject({ code: 0, stderr: "" });
      const made = readJson(file) as KeptPositions;
      expect(made.positions).toEqual([{ ...found, id: 1 }]);
      expect(made.searched?.battles).toBe(Number(battle));
    }));

  it("keeps what was found when Ctrl-C ends it, exit code 130 @long", () =>
    inFolder(async (at) => {
      const out = at("positions.json");
      const { child, ended } = startTool("puzzles", "--make", "9", "--workers", "1", "--out", out);
      setTimeout(() => child.kill("SIGINT"), 3000);
      const { code, stderr } = await ended;
      expect({ code, stderr }).toEqual({
        code: 130,
        stderr: `Interrupted: what was found so far is in ${out}.\n`,
      });
      expect(readJson(out)).toMatchObject({ version: 1, searched: { seed: "1" } });
    }));

  it("refuses a damaged file, and flags that do not fit, with a sentence and exit code 2", () =>
    inFolder(async (at) => {
      const damaged = writeJson(at("damaged.json"), { ...shipped, rulesHash: "0123456789abcdef" });
      const [one, two, three] = await Promise.all([
        runTool("puzzles", "--check", "--out", damaged),
        runTool("puzzles"),
        runTool("puzzles", "--make", "1", "--sample", "2"),
      ]);
      expect(one.code).toBe(2);
      expect(one.stderr).toContain('rulesHash: found "0123456789abcdef", allowed: ');
      expect(two.stderr.trim()).toBe("puzzles: found neither, allowed is one of --make N, --check");
      expect(three.code).toBe(2);
    }));
});
