import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { teamsText } from "../../../../rules/cli/report/report.ts";
import { simulate } from "../../../../rules/cli/simulate.ts";
import type { SimulationResult } from "../../../../rules/cli/statistics/simulation-result.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { setupOf } from "../../../../rules/simulation/plan.ts";
import { inFolder, readJson, runTool } from "../run-tool.ts";

/** Ends its turn when nothing can be deployed; notes how many battles it has seen, which must never matter. */
const DEPLOYER = `export default ({ legalActions, memory }) => {
  memory.asked = (memory.asked ?? 0) + 1;
  const cards = legalActions.filter(({ type }) => type === "deploy");
  return cards[memory.asked % cards.length] ?? legalActions[0];
};`;

describe("the players of npm run simulate", { timeout: 60_000 }, () => {
  it("are a bot in a file and a level, told in the result with the times of the bot (GAP-51)", () =>
    inFolder(async (at) => {
      writeFileSync(at("bot.mjs"), DEPLOYER);
      const flags = ["--player", at("bot.mjs"), "--opponent", "expert", "--battles", "12", "--seed", "p"];
      const one = await runTool("simulate", ...flags, "--workers", "1", "--json", at("one.json"));
      expect([one.code, one.stderr]).toEqual([0, ""]);
      expect(one.stdout).toContain(`Player: ${at("bot.mjs")}. Opponent: expert.`);
      const result = readJson(at("one.json")) as SimulationResult;
      expect(result).toMatchObject({ player: at("bot.mjs"), opponent: "expert", mode: "pvp", battles: 12 });
      expect(Object.keys(result.decisions ?? {})).toEqual(["player"]);
      const { decisions, meanMs, p99Ms } = result.decisions?.player ?? { decisions: 0, meanMs: 0, p99Ms: 0 };
      expect(decisions).toBeGreaterThan(100);
      expect(meanMs).toBeGreaterThan(0);
      expect(p99Ms).toBeGreaterThan(0);
      await runTool("simulate", ...flags, "--workers", "3", "--json", at("three.json"));
      const other = readJson(at("three.json")) as SimulationResult;
      const same = { elapsedMs: 0, decisions: {} };
      expect({ ...other, ...same }).toEqual({ ...result, ...same });
    }));

  it("end the run with 2 and name the replay when a bot fails (GAP-51) @long", () =>
    inFolder(async (at) => {
      writeFileSync(
        at("bot.mjs"),
        'export default (view) => view.turn > 2 ? view.no.such : { type: "endTurn" };',
      );
      const flags = ["--player", at("bot.mjs"), "--difficulty", "easy", "--battles", "3", "--workers", "1"];
      const { code, stderr } = await runTool("simulate", ...flags, "--replays", at("replays"));
      expect(code).toBe(2);
      const file = at("replays/failed-1-1.json");
      expect(stderr.trim()).toBe(
        `${at("bot.mjs")}: threw "TypeError: Cannot read properties of undefined (reading 'such')" at bot.mjs:1:50, as the player in turn 3 of the battle with the seed 1:1; its replay: ${file}`,
      );
      expect(existsSync(file)).toBe(true);
      expect((await runTool("replay", file)).code).toBe(0);
    }));
});

describe("the flags of players", () => {
  const plansOf = (...flags: string[]) =>
    readOrder(simulate, flags).order.plans.map(({ mode, player, opponent, ...plan }) => [
      mode,
      "difficulty" in plan ? plan.difficulty : null,
      player?.name,
      opponent?.name,
    ]);

  it("mean equal kinds of decks with an opponent, and the AI of a difficulty without (GAP-51)", () => {
    expect(plansOf("--player", "hard", "--opponent", "expert")).toEqual([["pvp", null, "hard", "expert"]]);
    expect(plansOf("--opponent", "random")).toEqual([["pvp", null, undefined, "random"]]);
    expect(plansOf("--player", "fast", "--difficulty", "hard")).toEqual([["ai", "hard", "fast", undefined]]);
    expect(plansOf("--opponent", "easy", "--difficulty", "hard")).toEqual([
      ["ai", "hard", undefined, "easy"],
    ]);
    expect(plansOf("--player", "fast").map(([, difficulty]) => difficulty)).toEqual([
      "easy",
      "medium",
      "hard",
      "expert",
    ]);
  });

  it("give each side a deck of its own, so that no bot knows its opponent's (GAP-43)", () => {
    const [plan] = readOrder(simulate, ["--player", "hard", "--opponent", "expert"]).order.plans;
    if (!plan) throw new Error("No plan");
    const setup = setupOf(shippedRules, plan, 1);
    if (setup.mode !== "pvp") throw new Error("No PvP");
    const species = (deck: typeof setup.player1) =>
      deck.creatures.map(({ species_id, stats }) => [species_id, stats]);
    expect(species(setup.player1)).toHaveLength(species(setup.player2).length);
    expect(species(setup.player1)).not.toEqual(species(setup.player2));
  });

  it("meet with unequal teams, of which the one with more initiative begins, unless a deck is given (GAP-28)", () => {
    const textOf = (...flags: string[]) => teamsText(readOrder(simulate, flags).order.plans);
    expect(textOf("--player", "hard", "--opponent", "expert")).toMatch(
      /more initiative begins, in whichever/,
    );
    expect(textOf("--mode", "pvp")).toMatch(
      /^In PvP both sides have the same team, .* a coin decides who begins/,
    );
    expect(textOf("--difficulty", "easy")).toBeNull();
  });
});
