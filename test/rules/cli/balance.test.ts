import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import { runsOf } from "../../../rules/cli/balance/comparison.ts";
import { balance } from "../../../rules/cli/balance.ts";
import { readOrder } from "../../../rules/cli/command/command.ts";
import { readHistory } from "../../../rules/cli/history/history.ts";
import type { Interval } from "../../../rules/cli/statistics/interval.ts";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { inFolder, readJson, runTool, writeJson } from "./run-tool.ts";

const PATIENT = 90_000;
const PLACES = [...DIFFICULTIES, null];

interface Written {
  rules: { before: { name: string }; after: { name: string } };
  changedKeys: { key: string; before: unknown; after: unknown }[];
  before: { rulesHash: string; difficulty: string; wins: number }[];
  after: { rulesHash: string; difficulty: string; wins: number }[];
  changes: {
    kind: string;
    difficulty: string | null;
    name: string;
    before: Interval;
    difference: Interval;
    significant: boolean;
  }[];
}

describe("npm run balance", { timeout: PATIENT }, () => {
  it("shows the effect of an overlay on every difficulty and in PvP, and that it is significant (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("harmless.json"), {
        battle: { damage: { varianceLow: 0.85 } },
        enemy: {
          baseStat: { Common: 0.1, Rare: 0.1, Epic: 0.1, Legendary: 0.1 },
          statFloor: { easy: 1, medium: 1, hard: 1, expert: 1 },
        },
        pvp: { startEnergy: 2, secondMoverEnergy: 10 },
      });
      const flags = ["--rules", overlay, "--battles", "30", "--policy", "fast", "--seed", "1"];
      const files = ["--json", at("b.json"), "--csv", at("b.csv"), "--html", at("b.html")];
      const { code, stdout, stderr } = await runTool(
        "balance",
        ...flags,
        ...files,
        "--history",
        at("runs.ndjson"),
      );
      expect(code).toBe(0);
      expect(stderr).toContain("changes what is stated by the documents: enemy.baseStat.Common,");
      // No more columns than fit beside the form of the workbench.
      expect(stdout).toMatch(/^who +deploy +attack +use tool +use spell +defend +end turn +wait$/m);
      expect(stdout).toMatch(/^actions in a turn +mean +1\+ .* 7\+$/m);
      const { before, after, changes, changedKeys } = readJson(at("b.json")) as Written;
      expect(before.map(({ difficulty }) => difficulty)).toEqual(PLACES);
      expect(after.map(({ difficulty }) => difficulty)).toEqual(PLACES);
      expect(before[0]?.rulesHash).toBe(hashRules(shippedRules));
      expect(after[0]?.rulesHash).not.toBe(hashRules(shippedRules));
      const expert = changes.find(({ kind, difficulty }) => kind === "winRate" && difficulty === "expert");
      expect(expert).toMatchObject({ name: "expert", significant: true });
      expect(expert?.difference.value).toBeGreaterThan(0.1);
      expect(changes.find(({ kind }) => kind === "firstMover")).toMatchObject({
        difficulty: null,
        significant: true,
      });
      expect(new Set(changes.map(({ kind }) => kind))).toEqual(
        new Set([
          "winRate",
          "firstMover",
          "turns",
          "deeds",
          "actions",
          "use",
          "first",
          "species",
          "tools",
          "spells",
          "synergies",
        ]),
      );
      const { secondMoverEnergy } = shippedRules.pvp;
      const key = { key: "pvp.secondMoverEnergy", before: secondMoverEnergy, after: 10 };
      expect(changedKeys).toContainEqual(key);
      const waits = changes.find(
        ({ name, difficulty }) => name === "player 2 endTurn" && difficulty === null,
      );
      expect(waits).toMatchObject({ kind: "deeds", significant: true });
      expect(stdout).toMatch(/^who +deploy .* defend .* wait$/m);
      expect(stdout).toMatch(/^pvp, player 2( +([\d.]+ → )?[\d.]+( \([\d.]+–[\d.]+\))?\*?){7}$/m);
      expect(stdout).toMatch(/^actions in a turn +mean +1\+ .* 5\+/m);
      expect(stdout).toMatch(/^easy, player +\d\.\d\d → \d\.\d\d \(\d\.\d\d–\d\.\d\d\)\*? +[\d.]+ → /m);
      const turns = changes.find(({ kind, name }) => kind === "actions" && name === "player 5 or more");
      expect(turns?.before.value).toBeGreaterThan(0);
      expect(turns?.before.value).toBeLessThan(0.5);
      expect(turns?.before.low).toBeLessThan(turns?.before.value ?? 0);
      expect(stdout).toMatch(/^use where brought: \d+ of \d+ changed significantly;/m);
      expect(stdout).toMatch(/^expert .* significant /m);
      expect(stdout).toMatch(new RegExp(`^pvp.secondMoverEnergy +${secondMoverEnergy} +10$`, "m"));
      const page = readFileSync(at("b.html"), "utf8");
      expect(page).toContain("What harmless.json does to the balance");
      expect(page).toContain(
        `<th scope="row">pvp.secondMoverEnergy</th><td>${secondMoverEnergy}</td><td>10</td>`,
      );
      const [head, ...lines] = readFileSync(at("b.csv"), "utf8").trimEnd().split("\n");
      expect(head).toBe(
        "kind,difficulty,name,before,before_low,before_high,after,after_low,after_high,difference,difference_low,difference_high,significant",
      );
      expect(lines).toHaveLength(changes.length);
      const [noted] = readHistory(at("runs.ndjson"));
      expect(noted?.rules.map(({ name }) => name)).toEqual(["shipped", "harmless.json"]);
      expect(noted?.figures).toHaveLength(10);
    }));

  it("says when an overlay changes nothing that is measured, and finds no difference (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("lab.json"), { catLair: { catNipsBase: 8 } });
      const flags = ["--rules", overlay, "--battles", "4", "--policy", "fast", "--json", at("b.json")];
      const { stdout } = await runTool("balance", ...flags);
      const { changes } = readJson(at("b.json")) as Written;
      expect(stdout).toMatch(/^hard, tools +Ledger Lens( +(–|[\d.]+ \([\d.]+–[\d.]+\))){4}$/m);
      expect(stdout).toMatch(/^pvp, spells +Shardstorm( +(–|[\d.]+ \([\d.]+–[\d.]+\))){4}$/m);
      expect(stdout).toMatch(/^ +battles +win rate \(95 %\) +turns, median$/m);
      expect(stdout.replace(/^.*→ after.*$/gm, "")).not.toMatch(/→|changed significantly/);
      expect(changes.length).toBeGreaterThan(20);
      expect(changes.filter(({ difference, significant }) => difference.value !== 0 || significant)).toEqual(
        [],
      );
      expect(stdout).toContain("Every battle went exactly as before: nothing that was changed matters");
      expect(stdout.split("\n")[2]).toMatch(
        /^Policy fast decided all of this, and full has confirmed nothing/,
      );
    }));

  it("plays every battle once where the overlay changes no value (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("same.json"), { battle: { turnLimit: shippedRules.battle.turnLimit } });
      const { order } = readOrder(balance, ["--rules", overlay, "--battles", "3", "--kinds", "hard,pvp"]);
      expect(runsOf(order)).toHaveLength(2);
      const other = writeJson(at("other.json"), { battle: { turnLimit: 4 } });
      expect(runsOf(readOrder(balance, ["--rules", other, "--kinds", "hard,pvp"]).order)).toHaveLength(4);
    }));

  it("says in which battles an overlay changes nothing (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("duels.json"), { pvp: { secondMoverEnergy: 9 } });
      const flags = ["--rules", overlay, "--battles", "1", "--policy", "fast"];
      const { stdout } = await runTool("balance", ...flags);
      expect(stdout).toContain(
        "Every battle went exactly as before in easy, medium, hard, expert: nothing that was changed matters there.",
      );
    }));

  it("tells in which share of its battles each tool and spell is used, and is the first (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("lab.json"), { catLair: { catNipsBase: 8 } });
      const flags = ["--rules", overlay, "--battles", "12", "--policy", "fast", "--kinds", "hard"];
      const { stdout } = await runTool("balance", ...flags, "--json", at("b.json"));
      const { changes } = readJson(at("b.json")) as Written;
      const shares = (kind: string) =>
        new Map(
          changes.filter((one) => one.kind === kind).map(({ name, before }) => [name, before.value * 100]),
        );
      const [used, first] = [shares("use"), shares("first")];
      const [name, share] =
        [...first].find(([one, value]) => value > 0 && value < (used.get(one) ?? 0)) ?? [];
      if (name === undefined || share === undefined) throw new Error("Nothing is ever used second");
      const cells = [used.get(name) ?? 0, share].map((value) => `${value.toFixed(1)} \\([\\d.]+–[\\d.]+\\)`);
      const item = name.replace("player ", "");
      expect(stdout).toMatch(new RegExp(`^hard, (tools|spells) +${item} +${cells.join(" +")} `, "m"));
    }));

  it("plays only the kinds of battles that are asked for, and refuses unknown ones (GAP-51)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("duels.json"), { pvp: { secondMoverEnergy: 9 } });
      const flags = ["--rules", overlay, "--battles", "2", "--policy", "fast", "--kinds"];
      await runTool("balance", ...flags, "pvp, hard", "--json", at("b.json"));
      const { after } = readJson(at("b.json")) as Written;
      expect(after.map(({ difficulty }) => difficulty)).toEqual(["hard", null]);
      const { code, stderr } = await runTool("balance", ...flags, "hard,harder");
      expect(code).toBe(2);
      expect(stderr).toBe('--kinds: found "harder", allowed are all, easy, medium, hard, expert, pvp\n');
    }));

  it("says that both sides of PvP have the same team, drawn or from a file, and who begins (GAP-28)", () =>
    inFolder(async (at) => {
      const overlay = writeJson(at("duels.json"), { pvp: { secondMoverEnergy: 9 } });
      const deck = writeJson(at("deck.json"), {
        creatures: ["corvax", "bullx", "hugbloom"].map((species_id) => ({
          ...{ species_id, form: 1, rarity: "Common" },
          stats: { energy: 9, strength: 9, magic: 9, stamina: 9, speed: 9 },
        })),
        tools: [],
        spells: ["Shardstorm"],
      });
      const flags = ["--rules", overlay, "--battles", "2", "--policy", "fast", "--kinds"];
      const coin = ": their opening hands have equal initiative, so a coin decides who begins.";
      const drawn = await runTool("balance", ...flags, "pvp");
      expect(drawn.stdout).toContain(
        `In PvP both sides have the same team, drawn anew for each battle${coin}`,
      );
      const given = await runTool("balance", ...flags, "pvp", "--deck", deck);
      expect(given.stdout).toContain(`In PvP both sides have the deck from the file${coin}`);
      expect((await runTool("balance", ...flags, "hard")).stdout).not.toContain("In PvP both sides");
    }));

  it("compares two overlays with each other (GAP-51) @long", () =>
    inFolder(async (at) => {
      const [one, other] = [5, 7].map((turnLimit) =>
        writeJson(at(`limit-${turnLimit}.json`), { battle: { turnLimit } }),
      );
      const flags = ["--rules", one ?? "", "--against", other ?? "", "--battles", "2", "--policy", "fast"];
      const { stdout } = await runTool("balance", ...flags);
      expect(stdout).toMatch(/^Rules \w+ \(limit-7\.json\) against \w+ \(limit-5\.json\)/);
      expect(stdout).toMatch(/^battle\.turnLimit \(stated by the documents\) +7 +5$/m);
    }));
});
