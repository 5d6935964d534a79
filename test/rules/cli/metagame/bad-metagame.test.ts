import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { metagame } from "../../../../rules/cli/metagame.ts";
import { inFolder, runTool, writeJson } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

describe("npm run metagame, before it plays,", () => {
  it.each([
    [["--decks", "1"], "--decks: found 1 with 0 files, allowed are at least two decks in all"],
    [["--decks", "201"], '--decks: found "201", allowed is a whole number from 0 to 200'],
    [["--battles", "0"], '--battles: found "0", allowed is a whole number from 1 to 10000000'],
    [["--grow", "some"], '--grow: found "some", allowed is a whole number from 0 to 50'],
    [["--mode", "coop"], '--mode: found "coop", allowed are pvp, ai'],
    [["--difficulty", "hard"], '--difficulty: found "hard", allowed is no difficulty without --mode ai'],
    [
      ["--mode", "ai", "--difficulty", "brutal"],
      '--difficulty: found "brutal", allowed are easy, medium, hard, expert',
    ],
    [["--bound", "0.7"], '--bound: found "0.7", allowed is a whole number from 1 to 100'],
    [["--without", "tools"], '--without: found "tools", allowed are yes, no'],
    [["--before", "no"], "--before: found it without --rules, allowed is it with an overlay"],
    [["--policy", "wild"], /^--policy: found "wild", allowed are full, fast, random/],
    [
      ["--sweep", "battle.costs.attack"],
      '--sweep: found "battle.costs.attack", allowed is KEY=FROM:TO:STEP, such as battle.costs.attack=1:3:1',
    ],
    [
      ["--sweep", "battle.costs.attack=1:2:0.5"],
      /^--sweep.*battle\.costs\.attack: found 1\.5, allowed: a whole number/,
    ],
    [
      ["--sweep", "battle.costs.attack=3:1:1"],
      "--sweep: found from 3 to 1, allowed is from the lower to the higher value: battle.costs.attack=1:3:1",
    ],
    [["--sweep", "battle.costs.attack=0:100:1"], "--sweep: found 101 values, allowed are at most 50"],
    [["--sweep", "battle.costs.atack=1:2:1"], /^--sweep.*battle\.costs\.atack.*unknown key/],
    [["--sweep", "battle.costs.attack=-1:1:1"], /^--sweep.*battle\.costs\.attack: found -1, allowed/],
    [["/no/deck.json"], "/no/deck.json: found no such file, allowed is a JSON file that can be read"],
    [
      ["--rules", "/no/rules.json"],
      "/no/rules.json: found no such file, allowed is a JSON file that can be read",
    ],
  ])("refuses the flags %j", (flags, sentence) => {
    const found = sentenceOf(() => readOrder(metagame, flags));
    if (typeof sentence === "string") expect(found).toBe(sentence);
    else expect(found).toMatch(sentence);
  });

  it("refuses a deck that cannot fight, and two decks of one name", () =>
    inFolder(async (at) => {
      const empty = writeJson(at("empty.json"), { creatures: [] });
      expect(sentenceOf(() => readOrder(metagame, [empty]))).toBe(
        `${empty}:1:2: creatures: found 0, allowed: 1 to 5`,
      );
      const stats = { energy: 9, strength: 9, magic: 9, stamina: 9, speed: 9 };
      const card = { species_id: "corvax", form: 1, rarity: "Common", stats };
      const good = writeJson(at("good.json"), { creatures: [card] });
      expect(sentenceOf(() => readOrder(metagame, [good, good]))).toBe(
        `${good}: found the deck good twice, allowed is each name once`,
      );
    }));

  it("ends with exit code 2 and one sentence", async () => {
    const { code, stdout, stderr } = await runTool("metagame", "--decks", "1");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toBe("--decks: found 1 with 0 files, allowed are at least two decks in all\n");
  });

  it("ends with exit code 1 where a deck wins more than the bound", async () => {
    const flags = [
      "--decks",
      "3",
      "--battles",
      "60",
      "--grow",
      "0",
      "--without",
      "no",
      "--compare",
      "no",
      "--workers",
      "1",
    ];
    const { code, stdout } = await runTool("metagame", ...flags, "--bound", "60");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^More than the bound of 60\.0 %: deck \d/m);
  });
});
