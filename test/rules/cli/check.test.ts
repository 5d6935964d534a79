import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { checkOverlay } from "../../../rules/cli/check.ts";
import { inFolder, runTool } from "./run-tool.ts";

/** Wrong overlays, each as a designer wrote it, with the one sentence about it. */
const WRONG: [content: string, sentence: string | RegExp][] = [
  [
    '{ "battle": { "team": { "min": 13 } } }',
    "FILE:1:25: battle.team.min: found 13, allowed: at most 12, which is battle.team.max",
  ],
  [
    '{ "battle": {\n  "team": { "max": 2 } } }',
    /^FILE:2:13: battle\.team\.max: found 2, allowed: at least \d+, which is difficulty\.expert\.requirement\.form3$/,
  ],
  [
    '{ "machines": { "catLair": { "maxLevel": 4 } } }',
    "FILE:1:30: machines.catLair.maxLevel: found 4, allowed: at most 3, as machines.catLair.levelColors has 3 entries",
  ],
  [
    '{ "pvp": { "turnMs": 9000 } }',
    "FILE:1:12: pvp.turnMs: found 9000, allowed: more than 10000, which is pvp.warningMs",
  ],
  [
    '{ "difficulty": { "hard": { "enemyCreatureLevel": { "min": 3, "max": 2 } } } }',
    "FILE:1:53: difficulty.hard.enemyCreatureLevel.min: found 3, allowed: at most 2, which is difficulty.hard.enemyCreatureLevel.max",
  ],
  [
    '{ "mint": { "rarity": { "Common": 0, "Rare": 0, "Epic": 0, "Legendary": 0 } } }',
    'FILE:1:13: mint.rarity: found {"Common":0,"Rare":0,"Epic":0,"Legendary":0}, allowed: at least one weight above 0',
  ],
  [
    '{ "rewards": { "speedTiers": [[5, 0.5], [10, 0.3], [8, 0.1]] } }',
    "FILE:1:53: rewards.speedTiers.2.0: found 8, allowed: more than 10, which is rewards.speedTiers.1.0",
  ],
  [
    '{ "avatar": { "startX": 790 } }',
    "FILE:1:15: avatar.startX: found 790, allowed: at most 752, which is grid.width less avatar.width",
  ],
  [
    '{ "grid": { "machineCells": 10 } }',
    "FILE:1:13: grid.machineCells: found 10, allowed: at most 9.375 cells of 64 pixels, as grid.height is 600",
  ],
  [
    '{ "difficulty": { "easy": { "requirement": { "form3": 11 } } } }',
    "FILE:1:29: difficulty.easy.requirement: found 13 creatures together, allowed: at most 12, which is battle.team.max",
  ],
  [
    '{ "battle": { "costs": { "deployBase": 24 } } }',
    "FILE:1:26: battle.costs.deployBase: found 24, allowed: less, as battle.energy.cap is 25 and form 3 would cost 27",
  ],
  [
    '{ "battle": { "costs": { "attack": 0 } } }',
    "FILE:1:26: battle.costs.attack: found 0, allowed: 1 to 1000: it is what limits the attacks of a turn",
  ],
  [
    '{ "spells": { "Shardstorm": { "stunChance": 3 } } }',
    "FILE:1:31: spells.Shardstorm.stunChance: found 3, allowed: 0 to 1: it is a chance",
  ],
  [
    '{ "texts": { "refusals": { "cooldown": "Wait {minuets} minutes" } } }',
    "FILE:1:28: texts.refusals.cooldown: found the placeholder {minuets}, allowed are {minutes}; did you mean {minutes}?",
  ],
  [
    '{ "rescue": { "to": 30,\n    "to": 40 } }',
    "FILE:2:5: rescue.to: found the key twice, first in line 1, allowed is once",
  ],
  [
    '{ "machines": { "catLair": { "catNipsBase": 8 } } }',
    "FILE:1:30: machines.catLair.catNipsBase: found an unknown key, allowed are icon, particleColor, levelColors, maxLevel, costByIndex; did you mean catLair.catNipsBase?",
  ],
  [
    '{ "catLair": { "catNipBase": 8 } }',
    "FILE:1:16: catLair.catNipBase: found an unknown key, allowed are catNipsBase, catNipsPerExtraLevel; did you mean catLair.catNipsBase?",
  ],
  [
    '{ "pvp": { "practice": { "topStyle": "brutal" } } }',
    'FILE:1:26: pvp.practice.topStyle: found "brutal", allowed: easy, medium, hard, expert',
  ],
  [
    '{ "ai": { "mistakes": { "easy": 35 } } }',
    "FILE:1:25: ai.mistakes.easy: found 35, allowed: a number from 0 to 1",
  ],
  [
    '{ "rescue": { "to": 30 }, }',
    "FILE:1:27: found an unexpected }, allowed is JSON: the comma before it is one too many",
  ],
  [
    '{ "texts": { "words": { "close": "Shut\nit" } } }',
    "FILE:1:39: found a line break or tab in a text, allowed is JSON: write \\n or \\t",
  ],
  ['{ "rescue": { "to": 30 }', "FILE:1:25: found the end of the file, allowed is JSON"],
  [
    '{ "lab": { "start": { "eggs": 5 } } }',
    /^FILE:1:3: lab: found an unknown key, .*; did you mean one of the keys inside lab\.json, without the name of the file: start, /,
  ],
  ['{ "battle.costs.attack": 3 }', /; did you mean \{ "battle": \{ "costs": \{ "attack": \.\.\. \} \} \}\?$/],
  [
    '{ "battle": { "formScaling": { "above": [{ "factor": 1, "cap": 0.5, "least": 1 }] } } }',
    "FILE:1:69: battle.formScaling.above.0.least: found an unknown key, allowed are factor, cap",
  ],
  [
    '{ "species": { "bullx": { "specialties": "magic" } } }',
    'FILE:1:27: species.bullx.specialties: found "magic", allowed: a list of 1 to 5, each energy, strength, magic, stamina, speed',
  ],
  [
    '{ "battle": { "energy": { "cap": 7 } } }',
    /^FILE:1:27: battle\.energy\.cap: found 7, allowed: at least \d+, which is difficulty\.[a-z]+\.startingEnergy$/,
  ],
];

describe("rules:check", () => {
  it.each(WRONG)("says in one sentence what is wrong with %s (GAP-51)", (content, sentence) =>
    inFolder(async (at) => {
      const file = at("my.json");
      writeFileSync(file, content);
      const { sentences, hash } = checkOverlay(file);
      expect(hash).toBeNull();
      const said = sentences.join("\n").replaceAll(file, "FILE");
      if (typeof sentence === "string") expect(said).toBe(sentence);
      else expect(said).toMatch(sentence);
    }),
  );

  it("accepts a file that begins with a byte order mark (GAP-51)", () =>
    inFolder(async (at) => {
      writeFileSync(at("my.json"), '\uFEFF{ "rescue": { "to": 50 } }');
      expect(checkOverlay(at("my.json"))).toMatchObject({ sentences: [], hash: expect.any(String) });
    }));

  it("reads every file it is given and the one in RULES before the shipped rules, and ends with 2 if one of them is wrong (GAP-51)", () =>
    inFolder(async (at) => {
      writeFileSync(at("good.json"), '{ "rescue": { "to": 50 } }');
      writeFileSync(at("bad.json"), '{ "rescue": { "too": 50 } }');
      writeFileSync(at("set.json"), '{ "rescue": { "to": "50" } }');
      const tool = join(inject("toolFolder"), "run.js");
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [tool, "rules:check", at("good.json"), at("bad.json")],
        {
          env: { ...process.env, RULES: at("set.json") },
          encoding: "utf8",
        },
      );
      expect(status).toBe(2);
      expect(stdout).toMatch(
        /^Rules are good: .*good\.json, hash \w+\.\nRules are good: as shipped, hash \w+\.\n$/,
      );
      expect(stderr).toMatch(
        /bad\.json:1:15: rescue\.too: .*; did you mean rescue\.to\?\n.*set\.json:1:15: rescue\.to: /,
      );
    }));

  it("prints its usage for --help, and refuses an unknown flag (GAP-51)", async () => {
    expect(await runTool("rules:check", "--help")).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^Usage: npm run rules:check/),
    });
    expect(await runTool("rules:check", "--files", "x.json")).toMatchObject({
      code: 2,
      stderr: "--files: found an unknown flag, allowed are files and --help\n",
    });
  });
});
