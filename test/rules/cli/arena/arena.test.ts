import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { ArenaResult } from "../../../../rules/cli/arena/arena-result.ts";
import { arena } from "../../../../rules/cli/arena.ts";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { type Pairing, pairingOf, plansOf } from "../../../../rules/simulation/round-robin/pairings.ts";
import { ratingsOf } from "../../../../rules/simulation/round-robin/ratings.ts";
import { inFolder, readJson, runTool } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

function pairing(first: number, second: number, shares: number[]): Pairing {
  return { first, second, shares, wins: 0, losses: 0, draws: 0 };
}

/** So many seeds, of which the first player won that share. */
function seeds(count: number, share: number): number[] {
  return Array.from({ length: count }, (_, index) => (index < count * share ? 1 : 0));
}

describe("ratings", () => {
  it("differ by 191 points where one player wins three battles of four (GAP-51)", () => {
    const [strong, weak] = ratingsOf(2, [pairing(0, 1, seeds(4000, 0.75))], "s");
    expect((strong?.value ?? 0) - (weak?.value ?? 0)).toBeCloseTo(190.8, 0);
    expect((strong?.value ?? 0) + (weak?.value ?? 0)).toBeCloseTo(2000, 6);
  });

  it("have ranges that become half as wide with four times as many seeds (GAP-51)", () => {
    const width = (count: number) => {
      const [range] = ratingsOf(2, [pairing(0, 1, seeds(count, 0.6))], "s");
      return (range?.high ?? 0) - (range?.low ?? 0);
    };
    expect(width(100) / width(400)).toBeGreaterThan(1.6);
    expect(width(100) / width(400)).toBeLessThan(2.4);
  });

  it("stay finite for whoever wins everything, and order players that never met (GAP-51)", () => {
    const won = [pairing(0, 1, seeds(50, 1)), pairing(1, 2, seeds(50, 1))];
    const values = ratingsOf(3, won, "s").map(({ value }) => value);
    expect(values.every(Number.isFinite)).toBe(true);
    expect(values).toEqual([...values].sort((one, other) => other - one));
  });
});

describe("a pairing", () => {
  const [one, other] = [
    { kind: "level", name: "hard" },
    { kind: "level", name: "easy" },
  ] as const;

  it("has the same decks on both sides of each seed (GAP-51)", () => {
    const [there, back] = plansOf(one, other, "x").map((plan) => setupOf(shippedRules, plan, 3));
    expect(there).toEqual(back);
    const players = plansOf(one, other, "x").map(({ player, opponent }) => [player?.name, opponent?.name]);
    expect(players).toEqual([
      ["hard", "easy"],
      ["easy", "hard"],
    ]);
  });

  it("counts a win on either side, and half of a draw (GAP-51)", () => {
    const outcomes = (...winners: (0 | 1 | "draw")[]) =>
      winners.map((winner) => ({ winner, turns: 1 })) as never;
    expect(pairingOf({ first: 0, second: 1 }, outcomes(0, 1, "draw"), outcomes(1, 1, 0))).toEqual({
      first: 0,
      second: 1,
      shares: [1, 0.5, 0.25],
      wins: 3,
      losses: 2,
      draws: 1,
    });
  });
});

describe("npm run arena", { timeout: 60_000 }, () => {
  it("rates a bot, a level and a policy, the same with any number of workers (GAP-51) @long", () =>
    inFolder(async (at) => {
      writeFileSync(at("pass.mjs"), 'export default () => ({ type: "endTurn" });');
      const flags = [at("pass.mjs"), "easy", "random", "--battles", "3", "--seed", "a"];
      const outputs = ["--json", at("one.json"), "--html", at("one.html"), "--csv", at("one.csv")];
      const { code, stderr, stdout } = await runTool("arena", ...flags, ...outputs, "--workers", "1");
      expect([code, stderr]).toEqual([0, ""]);
      const result = readJson(at("one.json")) as ArenaResult;
      expect(result).toMatchObject({ version: 1, seed: "a", battles: 3 });
      const passer = result.players.find(({ name }) => name === at("pass.mjs"));
      expect(passer).toMatchObject({ wins: 0, decisions: { decisions: expect.any(Number) } });
      expect(result.pairings).toHaveLength(3);
      expect(stdout).toContain("rating (95 %)");
      expect(readFileSync(at("one.html"), "utf8")).toContain("easy");
      expect(readFileSync(at("one.csv"), "utf8").split("\n")[0]).toBe(
        "player,opponent,battles,wins,losses,draws,value,low,high",
      );
      await runTool("arena", ...flags, "--json", at("two.json"), "--workers", "2");
      const timeless = ({ players, ...rest }: ArenaResult) => ({
        ...rest,
        elapsedMs: 0,
        players: players.map(({ decisions, ...player }) => player),
      });
      expect(timeless(readJson(at("two.json")) as ArenaResult)).toEqual(timeless(result));
    }));

  it("names the replay of a bot that fails, with exit code 2 (GAP-51)", () =>
    inFolder(async (at) => {
      writeFileSync(at("bad.mjs"), "export default () => null;");
      const flags = [at("bad.mjs"), "easy", "--battles", "1", "--workers", "1", "--replays", at("r")];
      const { code, stderr } = await runTool("arena", ...flags);
      expect(code).toBe(2);
      expect(stderr).toMatch(
        /^.*bad\.mjs: returned null, but must return an action.*; its replay: .*failed-1-1\.json\n$/,
      );
    }));

  it.each([
    [["easy"], "arena: found 1 player, allowed are 2 to 30"],
    [["easy", "easy"], "arena: found easy twice, allowed is each player once"],
    [
      ["easy", "hard", "--battles", "0"],
      '--battles: found "0", allowed is a whole number from 1 to 10000000',
    ],
    [["easy", "hard", "--policy", "fast"], /^--policy: found an unknown flag, allowed are --battles, /],
    [["easy", "nobody"], /^arena: found "nobody", allowed are easy, .+ or the file of a bot/],
  ])("refuses %j with one sentence (GAP-51)", (flags, sentence) => {
    expect(sentenceOf(() => readOrder(arena, flags))).toMatch(sentence);
  });
});
