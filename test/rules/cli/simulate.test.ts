import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import type { SimulationResult } from "../../../rules/cli/statistics/simulation-result.ts";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { inFolder, readJson, runTool, startFromSource, writeJson } from "./run-tool.ts";

const PATIENT = 60_000;
const share = { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };

function withoutTime(results: unknown): unknown {
  return JSON.parse(JSON.stringify(results), (key, value) => (key === "elapsedMs" ? undefined : value));
}

describe("npm run simulate", { timeout: PATIENT }, () => {
  it("plays from the source, in workers of its own (GAP-51) @long", async () => {
    const flags = ["--difficulty", "easy", "--battles", "2", "--seed", "a", "--policy", "fast"];
    const [{ code, stderr, stdout }, built] = await Promise.all([
      startFromSource("simulate", ...flags).ended,
      runTool("simulate", ...flags),
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.split("\n")[0]).toBe(built.stdout.split("\n")[0]);
  });

  it("writes the documented figures for one difficulty as an object (GAP-51, GAP-38)", () =>
    inFolder(async (at) => {
      const flags = ["--difficulty", "medium", "--battles", "12", "--seed", "abc", "--policy", "fast"];
      const { code, stdout, stderr } = await runTool("simulate", ...flags, "--json", at("out.json"));
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const result = readJson(at("out.json")) as SimulationResult;
      expect(result).toMatchObject({
        version: 1,
        rulesHash: hashRules(shippedRules),
        seed: "abc",
        policy: "fast",
        difficulty: "medium",
        battles: 12,
        winRate: share,
        turns: { median: expect.any(Number), p10: expect.any(Number), p90: expect.any(Number) },
        actionsPerTurn: expect.any(Number),
        elapsedMs: expect.any(Number),
      });
      expect(result.wins + result.losses + result.draws).toBe(12);
      for (const kind of ["species", "tools", "spells"] as const)
        expect(Object.keys(result[kind]).sort()).toEqual(Object.keys(shippedRules[kind]).sort());
      expect(Object.keys(result.synergies)).toContain("Balanced Formation");
      const number = expect.any(Number);
      expect(result.tools["Ledger Lens"]).toEqual({
        uses: number,
        used: number,
        lift: number,
        low: number,
        high: number,
      });
      expect(result).not.toHaveProperty("interrupted");
      expect(stdout).toContain("win rate (95 %)");
    }));

  it("says first that full has not confirmed what another policy decided, and nothing of it otherwise (GAP-51)", async () => {
    const said =
      /^Policy fast decided all of this, and full has confirmed nothing: play with --policy full\.$/m;
    const flags = ["--difficulty", "easy", "--battles", "1"];
    const [fast, full] = await Promise.all([
      runTool("simulate", ...flags, "--policy", "fast"),
      runTool("simulate", ...flags),
    ]);
    expect(fast.stdout.split("\n")[2]).toMatch(said);
    expect(full.stdout).not.toMatch(/has confirmed nothing/);
  });

  it("writes nothing but its JSON to standard output with --json - (GAP-51)", async () => {
    const flags = ["--difficulty", "easy", "--battles", "2", "--policy", "random"];
    const { code, stdout, stderr } = await runTool("simulate", ...flags, "--json", "-");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, difficulty: "easy", battles: 2 });
  });

  it("writes one line of a table for each figure with --csv (GAP-51)", async () => {
    const flags = ["--battles", "2", "--policy", "random", "--csv", "-"];
    const { code, stdout } = await runTool("simulate", ...flags);
    const [head, ...lines] = stdout.trimEnd().split("\n");
    expect({ code, head }).toEqual({ code: 0, head: "run,kind,name,value,low,high,uses" });
    expect(lines).toContain("expert,battles,battles,2,,,");
    expect(lines.filter((line) => /^hard,tools,Ledger Lens,/.test(line))).toHaveLength(1);
  });

  it("gives one result per difficulty for all, the same with one worker and with two (GAP-51)", () =>
    inFolder(async (at) => {
      const flags = ["--difficulty", "all", "--battles", "7", "--policy", "fast", "--seed", "7"];
      await runTool("simulate", ...flags, "--workers", "1", "--json", at("one.json"));
      await runTool("simulate", ...flags, "--workers", "2", "--json", at("two.json"));
      const one = readJson(at("one.json")) as { difficulty: string }[];
      expect(one.map(({ difficulty }) => difficulty)).toEqual(DIFFICULTIES);
      expect(withoutTime(readJson(at("two.json")))).toEqual(withoutTime(one));
    }));

  it("plays battle i with the seed SEED:i, however long the run is (GAP-51)", () =>
    inFolder(async (at) => {
      const flags = ["--difficulty", "easy", "--policy", "random", "--seed", "x"];
      await runTool("simulate", ...flags, "--battles", "2", "--replays", at("short"));
      await runTool("simulate", ...flags, "--battles", "4", "--replays", at("long"));
      const second = readFileSync(at("short/easy-x-2.json"), "utf8");
      expect(readFileSync(at("long/easy-x-2.json"), "utf8")).toBe(second);
      expect(JSON.parse(second)).toMatchObject({
        version: 1,
        seed: "x:2",
        rulesHash: hashRules(shippedRules),
      });
      expect(existsSync(at("long/easy-x-4.json"))).toBe(true);
    }));

  it("plays deck against deck in PvP mode, or a deck against itself without an enemy deck (GAP-38, GAP-39) @long", () =>
    inFolder(async (at) => {
      const card = (form: number, each: number) => {
        const stats = { energy: each, strength: each, magic: each, stamina: each, speed: each };
        return { species_id: "corvax", form, rarity: "Common", stats };
      };
      const grown = [card(3, 20), card(3, 20)];
      const strong = writeJson(at("strong.json"), { creatures: grown, tools: ["Ledger Lens"] });
      const weak = writeJson(at("weak.json"), { creatures: [card(0, 5)] });
      const flags = ["--mode", "pvp", "--battles", "20", "--policy", "fast", "--json", at("out.json")];
      const unequal = await runTool("simulate", ...flags, "--deck", strong, "--enemy", weak);
      expect(unequal.stdout).toContain("In PvP the side whose opening hand has more initiative begins");
      expect(readJson(at("out.json"))).toMatchObject({ difficulty: null, mode: "pvp", wins: 20 });
      const equal = await runTool("simulate", ...flags, "--deck", strong, "--replays", at("mirror"));
      expect(equal.stdout).toContain("In PvP both sides have the deck from the file");
      const { setup } = readJson(at("mirror/pvp-1-1.json")) as {
        setup: Record<string, { creatures: object[] }>;
      };
      const cardsOf = (side: string) => setup[side]?.creatures.map((one) => ({ ...one, id: "" }));
      expect(cardsOf("player1")).toEqual(cardsOf("player2"));
    }));

  it("plays by an overlay (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("tame.json"), { battle: { turnLimit: 1 } });
      const flags = ["--difficulty", "easy", "--battles", "5", "--policy", "fast", "--json", at("out.json")];
      await runTool("simulate", ...flags, "--rules", overlay);
      const result = readJson(at("out.json")) as { rulesHash: string };
      expect(result).toMatchObject({ turns: { median: 1, p10: 1, p90: 1 } });
      expect(result.rulesHash).not.toBe(hashRules(shippedRules));
    }));
});
