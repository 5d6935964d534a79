import { existsSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { balance } from "../../../rules/cli/balance.ts";
import { readOrder } from "../../../rules/cli/command/command.ts";
import { deckOf } from "../../../rules/cli/input/deck-content.ts";
import { simulate } from "../../../rules/cli/simulate.ts";
import { shippedRules } from "../../../rules/index.ts";
import { inFolder, runTool, writeJson } from "./run-tool.ts";
import { sentenceOf } from "./sentence-of.ts";

const PATIENT = 60_000;
const stats = { energy: 9, strength: 9, magic: 9, stamina: 9, speed: 9 };
const card = { species_id: "corvax", form: 1, rarity: "Common", stats };
const three = [card, card, card];

describe("the command simulate, before it plays,", () => {
  it.each([
    [["--battles", "0"], '--battles: found "0", allowed is a whole number from 1 to 10000000'],
    [["--battles", "many"], '--battles: found "many", allowed is a whole number from 1 to 10000000'],
    [["--difficulty", "brutal"], '--difficulty: found "brutal", allowed are easy, medium, hard, expert, all'],
    [["--policy", "wild"], '--policy: found "wild", allowed are full, fast, random'],
    [["--mode", "coop"], '--mode: found "coop", allowed are ai, pvp'],
    [
      ["--mode", "pvp", "--difficulty", "easy"],
      '--difficulty: found "easy", allowed is no difficulty with --mode pvp',
    ],
    [
      ["--json", "-", "--csv", "-"],
      "--csv: found standard output, which --json writes to, allowed is one of them",
    ],
    [["--workers", "1.5"], '--workers: found "1.5", allowed is a whole number from 1 to 64'],
    [["--seed"], "--seed: found no value, allowed is one value after it"],
    [["--json", "--html", "x.html"], "--json: found no value, allowed is one value after it"],
    [["--seed", "1", "--seed", "2"], "--seed: found the flag twice, allowed is once"],
    [["now"], "now: found one argument too many, allowed are flags only"],
    [["--html", "rules"], "--html: found the folder rules, allowed is a file"],
    [
      ["--json", "/no/such/folder/x.json"],
      "--json: found /no/such/folder/x.json, allowed is a file in a folder that exists and can be written",
    ],
    [
      ["--replays", "package.json"],
      "--replays: found package.json, allowed is a folder that exists or can be made",
    ],
    [
      ["--replays", "/proc/no/folder"],
      "--replays: found /proc/no/folder, allowed is a folder that exists or can be made",
    ],
    [
      ["--deck", "/no/deck.json"],
      "/no/deck.json: found no such file, allowed is a JSON file that can be read",
    ],
  ])("refuses the flags %j (GAP-51)", (flags, sentence) => {
    expect(sentenceOf(() => readOrder(simulate, flags))).toBe(sentence);
  });

  it.each([
    [[], /^FILE: found \[\], allowed is an object with creatures, tools and spells$/],
    [{ creatures: [card, card] }, /^FILE: creatures: found 2, allowed: 3 to 12$/],
    [
      { creatures: [...three, { ...card, form: 4 }] },
      /^FILE: creatures\[3\]\.form: found 4, allowed: 0, 1, 2, 3$/,
    ],
    [{ creatures: [...three, 7] }, /^FILE: creatures\[3\]: found 7, allowed: an object$/],
    [
      { creatures: [...three, { ...card, species_id: "dragon" }] },
      /^FILE: creatures\[3\]\.species_id: found "dragon", allowed are bullx, /,
    ],
    [
      { creatures: [...three, { ...card, stats: { ...stats, magic: "much" } }] },
      /^FILE: creatures\[3\]\.stats\.magic: found "much", allowed: a number from 0 /,
    ],
    [
      { creatures: three, tool: [] },
      /^FILE: tool: found an unknown key, allowed are creatures, tools, spells; did you mean tools\?$/,
    ],
    [
      { creatures: [...three, { ...card, rarety: "Epic" }] },
      /^FILE: creatures\[3\]\.rarety: found an unknown key, allowed are .*; did you mean rarity\?$/,
    ],
    [
      { creatures: three, tools: ["Ledger Lense"] },
      /^FILE: tools\[0\]: found "Ledger Lense", allowed are .*; did you mean Ledger Lens\?$/,
    ],
    [
      { creatures: three, tools: ["Hammer"] },
      /^FILE: tools\[0\]: found "Hammer", allowed are Babylon Keystone, /,
    ],
    [
      { creatures: three, spells: [{ name: 5 }] },
      /^FILE: spells\[0\]\.name: found 5, allowed are Babylon Burst, /,
    ],
  ])("refuses the deck %j (GAP-51)", (content, sentence) => {
    expect(sentenceOf(() => deckOf(shippedRules, "ai", "FILE", content))).toMatch(sentence);
  });
});

describe("the command balance, before it plays,", () => {
  it.each([
    [{ battle: { cots: {} } }, /^FILE:1:12: battle\.cots: found an unknown key, allowed are energy, /],
    [
      { battle: { costs: { attack: "two", spell: "four" } } },
      /^FILE:1:21: battle\.costs\.attack: found "two", .* \(1 more: npm run rules:check -- .*\)$/,
    ],
    ["{", /^FILE:1:2: found the end of the file, allowed is JSON$/],
  ])("refuses the overlay %j (GAP-51)", (content, sentence) =>
    inFolder(async (at) => {
      const file = at("my.json");
      writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
      const said = sentenceOf(() => readOrder(balance, ["--rules", file, "--history", "off"]));
      expect(said?.replace(file, "FILE")).toMatch(sentence);
    }),
  );
});

describe("the deck of the command balance", () => {
  const orderOf = (at: (name: string) => string, creatures: object[]) =>
    readOrder(balance, [
      ...["--rules", writeJson(at("my.json"), { battle: { turnLimit: 9 } }), "--history", "off"],
      ...["--deck", writeJson(at("deck.json"), { creatures })],
    ]).order;

  it("plays in the modes that allow it, and is refused where none does (GAP-51)", () =>
    inFolder(async (at) => {
      expect(Object.keys(orderOf(at, three).deck ?? {})).toEqual(["pvp", "ai"]);
      expect(Object.keys(orderOf(at, [card]).deck ?? {})).toEqual(["pvp"]);
      expect(Object.keys(orderOf(at, Array(6).fill(card)).deck ?? {})).toEqual(["ai"]);
      const said = sentenceOf(() => orderOf(at, Array(13).fill(card)));
      expect(said?.replace(at("deck.json"), "FILE")).toMatch(
        /^FILE:\d+:\d+: creatures: found 13, allowed: 3 to 12$/,
      );
    }));
});

describe("a command with bad input, in one sentence and with exit code 2,", { timeout: PATIENT }, () => {
  it("reports an unknown flag of simulate (GAP-51)", async () => {
    const { code, stdout, stderr } = await runTool("simulate", "--speed", "9");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(
      /^--speed: found an unknown flag, allowed are --difficulty, .*, --html, --history\n$/,
    );
  });

  it("reports a wrong deck of simulate (GAP-51)", () =>
    inFolder(async (at) => {
      const file = writeJson(at("deck.json"), { creatures: [] });
      const { code, stderr } = await runTool("simulate", "--deck", file, "--json", at("out.json"));
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `${file}:1:2: creatures: found 0, allowed: 3 to 12\n`,
      });
      expect(existsSync(at("out.json"))).toBe(false);
    }));

  it("reports a wrong overlay of balance (GAP-51)", () =>
    inFolder(async (at) => {
      const file = writeJson(at("my.json"), { battle: { costs: { attack: "two" } } });
      const { code, stderr } = await runTool("balance", "--rules", file, "--json", at("out.json"));
      expect(code).toBe(2);
      expect(stderr.replace(file, "FILE")).toMatch(
        /^FILE:1:21: battle\.costs\.attack: found "two", allowed: [^\n]*\n$/,
      );
      expect(existsSync(at("out.json"))).toBe(false);
    }));

  it("reports a missing overlay of balance (GAP-51)", async () => {
    const { code, stderr } = await runTool("balance");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: "--rules: found nothing, allowed is the file of a rule overlay\n",
    });
  });
});
