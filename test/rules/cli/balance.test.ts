import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { inFolder, readJson, runTool, writeJson } from "./run-tool.ts";

const PATIENT = 90_000;

interface Written {
  before: { rulesHash: string; difficulty: string; wins: number }[];
  after: { rulesHash: string; difficulty: string; wins: number }[];
  changes: { kind: string; difficulty: string; name: string; difference: number; significant: boolean }[];
}

describe("npm run balance", { timeout: PATIENT }, () => {
  it("shows the effect of an overlay on every difficulty, and that it is significant (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("harmless.json"), {
        battle: { damage: { varianceLow: 0.85 } },
        enemy: {
          baseStat: { Common: 0.1, Rare: 0.1, Epic: 0.1, Legendary: 0.1 },
          statFloor: { easy: 1, medium: 1, hard: 1, expert: 1 },
        },
      });
      const flags = ["--rules", overlay, "--battles", "40", "--policy", "fast", "--seed", "1"];
      const { code, stdout, stderr } = await runTool(
        "balance",
        ...flags,
        "--json",
        at("b.json"),
        "--html",
        at("b.html"),
      );
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const { before, after, changes } = readJson(at("b.json")) as Written;
      expect(before.map(({ difficulty }) => difficulty)).toEqual(DIFFICULTIES);
      expect(after.map(({ difficulty }) => difficulty)).toEqual(DIFFICULTIES);
      expect(before[0]?.rulesHash).toBe(hashRules(shippedRules));
      expect(after[0]?.rulesHash).not.toBe(hashRules(shippedRules));
      const expert = changes.find(({ kind, difficulty }) => kind === "winRate" && difficulty === "expert");
      expect(expert).toMatchObject({ name: "expert", significant: true });
      expect(expert?.difference).toBeGreaterThan(0.3);
      expect(new Set(changes.map(({ kind }) => kind))).toEqual(
        new Set(["winRate", "species", "tools", "spells", "synergies"]),
      );
      expect(stdout).toMatch(/^expert .* significant /m);
      expect(readFileSync(at("b.html"), "utf8")).toContain("What harmless.json does to the balance");
    }));

  it("finds no difference where nothing changed (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("same.json"), {});
      await runTool(
        "balance",
        "--rules",
        overlay,
        "--battles",
        "20",
        "--policy",
        "random",
        "--json",
        at("b.json"),
      );
      const { changes } = readJson(at("b.json")) as Written;
      expect(changes.length).toBeGreaterThan(20);
      expect(changes.filter(({ difference, significant }) => difference !== 0 || significant)).toEqual([]);
    }));
});
