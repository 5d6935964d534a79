import { existsSync, mkdirSync, watch } from "node:fs";
import { describe, expect, it } from "vitest";
import { inFolder, readJson, startTool } from "../run-tool.ts";

const PATIENT = 60_000;

/** Resolves when a file of a name appears in a folder: the run has begun and cannot be over yet. */
function fileIn(folder: string, name: string): Promise<void> {
  mkdirSync(folder);
  return new Promise((resolve) => {
    const watcher = watch(folder, (_, found) => {
      if (found !== name) return;
      watcher.close();
      resolve();
    });
  });
}

describe("Ctrl-C", { timeout: PATIENT }, () => {
  it("ends simulate with 130 and the results so far (GAP-51)", () =>
    inFolder(async (at) => {
      const begun = fileIn(at("replays"), "easy-1-1.json");
      const flags = ["--difficulty", "easy", "--battles", "1000000", "--policy", "fast", "--workers", "2"];
      const { child, ended } = startTool(
        "simulate",
        ...flags,
        "--json",
        at("out.json"),
        "--html",
        at("out.html"),
        "--replays",
        at("replays"),
      );
      await begun;
      child.kill("SIGINT");
      const { code, stdout, stderr } = await ended;
      expect(code).toBe(130);
      const { battles, wins, losses, draws, interrupted } = readJson(at("out.json")) as Record<
        string,
        number
      >;
      expect(interrupted).toBe(true);
      expect(battles).toBeGreaterThan(0);
      expect(battles).toBeLessThan(1_000_000);
      expect((wins ?? 0) + (losses ?? 0) + (draws ?? 0)).toBe(battles);
      expect(stdout).toMatch(new RegExp(`^easy +${battles} `, "m"));
      expect(stderr).toContain("Interrupted: what was played so far is above.");
      expect(existsSync(at("out.html"))).toBe(true);
    }));
});
