import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { beginning, playedReplay } from "../review/support.ts";
import { inFolder, readJson, runTool, writeJson } from "./run-tool.ts";

const PATIENT = 60_000;
const replay = beginning(playedReplay(), 12);

describe("npm run review", { timeout: PATIENT }, () => {
  it("prints each turn and the moments, and writes the estimates; the same seed writes the same", () =>
    inFolder(async (at) => {
      const file = writeJson(at("battle.json"), replay);
      const flags = ["--budget", "4", "--playings", "4", "--seed", "1"];
      const written = ["--json", at("review.json"), "--html", at("review.html")];
      const { code, stdout, stderr } = await runTool("review", file, ...flags, ...written);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      expect(stdout).toMatch(
        /^1 +(about|over|under) \d+%: won [\d.]+ % \([\d.]+–[\d.]+\) of 4 playings +\w/m,
      );
      expect(stdout).toContain("Moments worth a look");
      const page = readFileSync(at("review.html"), "utf8");
      expect(page).toContain("<h2>Every turn</h2>");
      expect(page).toMatch(/<th scope="row">1<\/th><td>(about|over|under) \d+%: won /);
      const again = await runTool("review", file, ...flags, "--json", "-");
      expect(JSON.parse(again.stdout)).toEqual(readJson(at("review.json")));
      expect(readJson(at("review.json"))).toMatchObject({
        version: 2,
        budget: 4,
        playings: 4,
        side: 0,
        progress: 1,
      });
    }));

  it("refuses a replay of other rules, and one that was changed, with a sentence", () =>
    inFolder(async (at) => {
      const other = writeJson(at("other.json"), { ...replay, rulesHash: "0123456789abcdef" });
      const changed = writeJson(at("changed.json"), {
        ...replay,
        actions: [{ type: "defend", creatureId: "nobody" }],
      });
      const [first, second, third] = await Promise.all([
        runTool("review", other),
        runTool("review", changed),
        runTool("review"),
      ]);
      expect(first).toMatchObject({ code: 2, stdout: "" });
      expect(first.stderr).toMatch(/rulesHash: found 0123456789abcdef, allowed is [0-9a-f]{16}/);
      expect(second).toMatchObject({ code: 2, stdout: "" });
      expect(second.stderr).toMatch(/actions\[0\]: found "Invalid defend action.*" in turn 1, allowed/);
      expect(third.stderr.trim()).toBe("review: found no file, allowed is one replay file");
    }));
});
