import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { errorText } from "../../../../rules/bots/error-text.ts";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { simulate } from "../../../../rules/cli/simulate.ts";
import { FailedBot } from "../../../../rules/cli/workers/replay-files.ts";
import { openWorkerPool, type WorkerPool } from "../../../../rules/cli/workers/worker-pool.ts";
import { shippedRules } from "../../../../rules/index.ts";
import type { SimulationPlan } from "../../../../rules/simulation/plan.ts";
import { inFolder } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const ALLOWED =
  "allowed is a module whose default export is a function (view, random) => action, not asynchronous";
const FIRST = "as the opponent in turn 1 of the battle with the seed wrong:1";
const ACTION = "but must return an action: deploy, attack, useTool, useSpell, defend, endTurn with its ids";

let pool: WorkerPool;
beforeAll(() => {
  pool = openWorkerPool(1, () => new Worker(join(inject("toolFolder"), "worker.js")));
});
afterAll(() => pool.stop());

/** How a worker refuses the bot with that source, without the name of its folder. */
function failureOf(source: string, workers = pool): Promise<FailedBot> {
  return inFolder(async (at) => {
    const name = at("bot.mjs");
    writeFileSync(name, source);
    const plan: SimulationPlan = {
      mode: "ai",
      difficulty: "easy",
      policy: "fast",
      seed: "wrong",
      opponent: { kind: "bot", name },
    };
    const failed = await workers.play([{ rules: shippedRules, plan, battles: 1 }]).catch((error) => error);
    if (!(failed instanceof FailedBot)) throw new Error(`No bot failed: ${failed}`);
    failed.message = failed.message.replace(name, "bot.mjs");
    return failed;
  });
}

describe("a wrong bot is refused with one sentence:", () => {
  it.each([
    ["an empty file", "", `found no export, ${ALLOWED}`],
    ["no default export", "export const play = () => 1;", `found no default export but play, ${ALLOWED}`],
    [
      "a default export that is no function",
      "export default { a: 1 };",
      `found {"a":1} as its default export, ${ALLOWED}`,
    ],
    [
      "an asynchronous function",
      "export default async () => 1;",
      `found an asynchronous function, ${ALLOWED}`,
    ],
  ])("%s", async (_, source, sentence) => {
    expect((await failureOf(source)).message).toBe(`bot.mjs: ${sentence}`);
  });

  it.each([
    [
      "a file that is no JavaScript",
      "export default (((",
      /^bot\.mjs: found "SyntaxError: .+ while it was loaded, allowed is/,
    ],
    [
      "a file that throws",
      'throw new Error("no");',
      /^bot\.mjs: found "Error: no" at bot\.mjs:1:7 while it was loaded, allowed/,
    ],
    [
      "a missing import",
      'import "./no.mjs"; export default 1;',
      /^bot\.mjs: found "Error: Cannot find module .+no\.mjs.* while it was loaded/,
    ],
  ])("%s", async (_, source, sentence) => {
    expect((await failureOf(source)).message).toMatch(sentence);
  });

  it.each([
    ["nothing returned", "() => {}", `returned undefined, ${ACTION}, ${FIRST}`],
    [
      "a promise returned",
      "() => Promise.resolve(1)",
      `returned a promise, but must return an action at once, ${FIRST}`,
    ],
    ["a number returned", "() => 7", `returned 7, ${ACTION}, ${FIRST}`],
    ["a value that is no JSON", "() => 7n", `returned 7, ${ACTION}, ${FIRST}`],
    [
      "the card of somebody else",
      '() => ({ type: "deploy", creatureId: "player-1" })',
      `returned the illegal action {"type":"deploy","creatureId":"player-1"} ("Invalid action"), ${FIRST}`,
    ],
    ["an exception", "() => { throw 5; }", `threw 5, ${FIRST}`],
    [
      "an exception of two lines",
      '() => { throw new Error("one\\n  two"); }',
      `threw "Error: one two" at bot.mjs:1:30, ${FIRST}`,
    ],
    [
      "an action that throws when it is read",
      '() => ({ get type() { throw new Error("no"); } })',
      `threw "Error: no" at bot.mjs:1:44, ${FIRST}`,
    ],
    [
      "an end of the process",
      "() => process.exit(0)",
      `threw "Error: process.exit was called" at bot.mjs:1:30, ${FIRST}`,
    ],
    [
      "a change of the rules",
      "(view) => { view.rules.battle.costs.attack = 0; }",
      `threw "TypeError: Cannot assign to read only property 'attack' of object '#<Object>'" at bot.mjs:1:59, ${FIRST}`,
    ],
  ])("%s, with the replay of the battle", async (_, source, sentence) => {
    const failed = await failureOf(`export default ${source};`);
    expect(failed.message).toBe(`bot.mjs: ${sentence}`);
    expect(JSON.parse(failed.replay?.json ?? "")).toMatchObject({ version: 1, seed: "wrong:1" });
  });
});

describe("the place of an error", () => {
  it("an error is told in the bot, never in the loader that reads it", () => {
    const error = new Error("no");
    const loader = "    at load (file:///lab/node_modules/tsx/dist/register-x.mjs:2:10494)";
    error.stack = `Error: no\n${loader}\n    at node:internal/modules/esm/loader:1:2`;
    expect(errorText(error, "bot.mjs")).toBe('"Error: no"');
    error.stack += "\n    at weigh (file:///lab/weights.mjs:4:2)";
    expect(errorText(error, "bot.mjs")).toBe('"Error: no" at weights.mjs:4:2');
  });
});

describe("a bot that ends its thread", () => {
  it("makes the pool give its battles up after three tries, with the error (GAP-51)", async () => {
    const failed = await failureOf(
      'setTimeout(() => { throw new Error("late"); }); await new Promise(() => {}); export default 1;',
    );
    expect(failed.message).toMatch(
      /^bot\.mjs: 3 workers ended while they played battle 1\. The last one: Error: late$/,
    );
  });
});

describe("a bot that never returns", () => {
  it("ends the run after a while, which names its turn and seed (GAP-51)", async () => {
    const patient = openWorkerPool(1, () => new Worker(join(inject("toolFolder"), "worker.js")), 300);
    try {
      const failed = await failureOf("export default () => { for (;;); };", patient);
      expect(failed.message).toBe(`bot.mjs: has not decided within 0.3 s, ${FIRST}`);
    } finally {
      await patient.stop();
    }
  });

  it.each([
    ["for (;;); export default () => {};"],
    ["await new Promise(() => setInterval(() => {}, 1000)); export default 1;"],
  ])("ends the run by name where loading it does not end: %s (GAP-51)", async (source) => {
    const patient = openWorkerPool(1, () => new Worker(join(inject("toolFolder"), "worker.js")), 1000);
    try {
      expect((await failureOf(source, patient)).message).toBe("bot.mjs: has not been loaded within 1 s");
    } finally {
      await patient.stop();
    }
  });
});

describe("wrong flags about players and shards are refused with one sentence:", () => {
  const WHO =
    "allowed are easy, medium, hard, expert, full, fast, random, strongest, or the file of a bot (.js, .mjs, .ts) that exists";
  it.each([
    [["--player", "brutal"], `--player: found "brutal", ${WHO}`],
    [["--opponent", "./no-bot.mjs"], `--opponent: found "./no-bot.mjs", ${WHO}`],
    [["--player", "rules"], `--player: found the folder rules, ${WHO}`],
    [["--player", "package.json"], `--player: found "package.json", ${WHO}`],
    [["--player"], "--player: found no value, allowed is one value after it"],
    [["--shard", "3/2"], '--shard: found "3/2", allowed is I/N with I from 1 to N, such as 2/8'],
    [["--shard", "0/2"], '--shard: found "0/2", allowed is I/N with I from 1 to N, such as 2/8'],
    [["--shard", "half"], '--shard: found "half", allowed is I/N with I from 1 to N, such as 2/8'],
    [
      ["--shard", "1/2", "--html", "x.html"],
      "--html: found it with --shard, allowed is --json, or --merge with it afterwards",
    ],
    [
      ["--mode", "pvp", "--difficulty", "hard", "--opponent", "easy"],
      '--difficulty: found "hard", allowed is no difficulty with --mode pvp',
    ],
  ])("%j", (flags, sentence) => {
    expect(sentenceOf(() => readOrder(simulate, flags))).toBe(sentence);
  });
});
