import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { targetsOf } from "../../../../rules/cli/targets/targets.ts";
import { spaceOf } from "../../../../rules/cli/tune/space/read-space.ts";
import { checkBounds } from "../../../../rules/cli/tune/space/space.ts";
import { tune } from "../../../../rules/cli/tune.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { inFolder, runTool, writeJson } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const target = (entry: object) => ({
  targets: [{ measure: "turns", bands: { easy: { to: 12 } }, ...entry }],
});
const key = (path: string, entry: object = {}) => ({
  keys: { [path]: { from: 3, to: 12, step: 1, ...entry } },
});
const HEALTH = "battle.blend.maxHealth.stamina";

function readSpace(content: unknown): void {
  const space = spaceOf("FILE", content, { ...shippedRules });
  checkBounds("FILE", {}, space);
}

describe("a targets file", () => {
  it.each([
    [[], /^FILE: found \[\], allowed is an object with \$schema, targets$/],
    [{ target: [] }, /^FILE: found the unknown key "target", allowed are .*; did you mean targets\?$/],
    [{ targets: [] }, /^FILE: targets: found \[\], allowed is a list of at least one target$/],
    [
      target({ measure: "winrate" }),
      /^FILE: targets\.0\.measure: found "winrate", allowed are .*; did you mean winRate\?$/,
    ],
    [target({ wieght: 2 }), /^FILE: targets\.0: found the unknown key "wieght", .*; did you mean weight\?$/],
    [target({ weight: -1 }), /^FILE: targets\.0\.weight: found -1, allowed is a number from 0 to 1000$/],
    [target({ weight: 0 }), /^FILE: targets: found only targets of weight 0, allowed is at least one/],
    [target({ binding: "yes" }), /^FILE: targets\.0\.binding: found "yes", allowed is true or false$/],
    [target({ bands: {} }), /^FILE: targets\.0\.bands: found no band, allowed is at least one of easy, /],
    [
      target({ bands: { eazy: { to: 1 } } }),
      /^FILE: targets\.0\.bands: found the unknown key "eazy", .*; did you mean easy\?$/,
    ],
    [
      target({ measure: "firstMover" }),
      /^FILE: targets\.0\.bands: found the unknown key "easy", allowed are pvp$/,
    ],
    [
      target({ bands: { easy: {} } }),
      /^FILE: targets\.0\.bands\.easy: found an empty band, allowed is from, to, or both$/,
    ],
    [
      target({ bands: { easy: { from: 12, to: 6 } } }),
      /^FILE: targets\.0\.bands\.easy: found from 12 to 6, allowed is from 6 to 12 or a single value$/,
    ],
    [
      target({ measure: "winRate", bands: { easy: { from: 90 } } }),
      /^FILE: targets\.0\.bands\.easy\.from: found 90, allowed is a number from 0 to 1$/,
    ],
    [
      { targets: [...target({}).targets, ...target({}).targets] },
      /^FILE: targets: found two aims for turns in easy, allowed is one$/,
    ],
  ])("with the mistake %j is refused in one sentence (GAP-51)", (content, sentence) => {
    expect(sentenceOf(() => targetsOf("FILE", content))).toMatch(sentence);
  });
});

describe("a space file", () => {
  it.each([
    [[], /^FILE: found \[\], allowed is an object with \$schema, keys$/],
    [{ keys: {} }, /^FILE: keys: found .*, allowed is an object with at least one key of the rules$/],
    [
      key("battle.blend.maxHealth.stamnia"),
      /^FILE: keys: found the unknown key "battle.blend.maxHealth.stamnia", .*; did you mean battle.blend.maxHealth.stamina\?$/,
    ],
    [key("ai.deployHigh"), /; did you mean ai\.scores\.deployHigh\?$/],
    [key("battle.blend"), /^FILE: keys\.battle\.blend: found .*, allowed is a key whose value is a number$/],
    [
      key("battle.costs.attack"),
      /^FILE: keys\.battle\.costs\.attack: found a number that the documents state, allowed are those they leave open, which battle\.costs is not$/,
    ],
    [key("ui.maxCaptions"), /^FILE: keys\.ui\.maxCaptions: found a number that no battle depends on/],
    [key(HEALTH, { from: 12, to: 3 }), /^FILE: keys\..*: found from 12 to 3, allowed is from 3 to 12$/],
    [
      key(HEALTH, { step: 2 }),
      /^FILE: keys\..*\.step: found 2, allowed is a part of 9, the distance from 3 to 12$/,
    ],
    [key(HEALTH, { step: 0 }), /^FILE: keys\..*\.step: found 0, allowed is a part of 9/],
    [key(HEALTH, { from: "3" }), /^FILE: keys\..*\.from: found "3", allowed is a number from /],
    [key(HEALTH, { steps: 1 }), /: found the unknown key "steps", .*; did you mean step\?$/],
    [key(HEALTH, { together: ["x"] }), /\.together: found .*, allowed is an object of keys of the rules/],
    [
      key(HEALTH, { together: { [HEALTH]: 1 } }),
      /^FILE: keys\..*\.together: found .*stamina, which also moves by itself, allowed are numbers that/,
    ],
    [
      key("ai.mistakes.easy", { from: 0, to: 9 }),
      /^FILE: keys\.ai\.mistakes\.easy: found the bound 9, allowed are values that the rules accept/,
    ],
  ])("with the mistake %j is refused in one sentence (GAP-51, GAP-38)", (content, sentence) => {
    expect(sentenceOf(() => readSpace(content))).toMatch(sentence);
  });
});

describe("npm run tune", { timeout: 60_000 }, () => {
  it.each([
    [["--battles", "10"], /^--battles: found "10", allowed is a whole number from 200 /],
    [["--policy", "random"], /^--policy: found "random", allowed are full, fast$/],
    [["--minutes", "1", "--battles", "500"], /^--minutes: found --battles beside it, allowed is one of/],
    [["--resume", "/no/such.ndjson"], /^--resume: found \/no\/such\.ndjson, allowed is the state file/],
    [["--resume", "package.json", "--seed", "2"], /^--seed: found --resume beside it, allowed is one of/],
    [["--resume", "package.json"], /^--resume package\.json: found no JSON in line 1, allowed is/],
    [["--targets", "/no.json"], /^\/no\.json: found no such file, allowed is a JSON file/],
  ])("refuses the flags %j in one sentence (GAP-51)", (flags, sentence) => {
    expect(sentenceOf(() => readOrder(tune, flags))).toMatch(sentence);
  });

  it("names a mistake in a file before one in a number, which would hide it (GAP-51)", () =>
    inFolder(async (at) => {
      const space = writeJson(at("space.json"), key("battle.costs.attack"));
      const sentence = sentenceOf(() => readOrder(tune, ["--battles", "10", "--space", space]));
      expect(sentence).toMatch(/space\.json: keys\.battle\.costs\.attack: found a number that /);
    }));

  it("ends with 2 for a wrong file, before it plays (GAP-51)", () =>
    inFolder(async (at) => {
      const space = writeJson(at("space.json"), key("battle.costs.attack"));
      const { code, stdout, stderr } = await runTool("tune", "--space", space, "--overlay", at("o.json"));
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(/^.*space\.json: keys\.battle\.costs\.attack: found a number that [^\n]*\n$/);
    }));
});
