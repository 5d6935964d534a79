import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import { mergeShards } from "../../../../rules/cli/simulate/shards.ts";
import { simulate } from "../../../../rules/cli/simulate.ts";
import { runTool, startTool } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const folder = mkdtempSync(join(tmpdir(), "corvax-shards-"));
const at = (name: string) => join(folder, name);
const FLAGS = ["--policy", "fast", "--battles", "60", "--seed", "s"];
const SHARDS = [1, 2, 3].map((index) => at(`${index}.ndjson`));
const [FIRST = "", SECOND = "", THIRD = ""] = SHARDS;

/** A process of its own: pages number their drawings anew in each. */
const runAlone = (...flags: string[]) => startTool("simulate", ...flags).ended;

beforeAll(async () => {
  const alone = ["--workers", "1", "--shard"];
  for (const [index, file] of [SECOND, THIRD].entries())
    await runTool("simulate", ...FLAGS, ...alone, `${index + 2}/3`, "--json", file);
  const [{ stdout }] = await Promise.all([
    runAlone(...FLAGS, ...alone, "1/3"),
    runAlone(...FLAGS, "--workers", "2", "--json", at("whole.json"), "--html", at("whole.html")),
  ]);
  writeFileSync(FIRST, stdout);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function withoutTime(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/"elapsedMs": \d+/g, "");
}

/** A copy of a shard with changed text. */
function changed(file: string, change: (text: string) => string): string {
  const copy = at("changed.ndjson");
  writeFileSync(copy, change(readFileSync(file, "utf8")));
  return copy;
}

describe("a run in shards", { timeout: 60_000 }, () => {
  it("gives to the letter what one machine gives, apart from the time it took (GAP-51)", async () => {
    const files = [THIRD, FIRST, SECOND];
    const { code, stderr } = await runAlone(
      ...["--merge", ...files, "--json", at("merged.json"), "--html", at("merged.html")],
    );
    expect([code, stderr]).toEqual([0, ""]);
    expect(withoutTime(at("merged.json"))).toBe(withoutTime(at("whole.json")));
    expect(withoutTime(at("merged.html"))).toBe(withoutTime(at("whole.html")));
  });

  it("gives its result also from streams that begin with npm's own lines (GAP-51)", () => {
    const chatty = changed(FIRST, (text) => `\n> corvax-lab@0.1.0 simulate\n> node --import tsx\n\n${text}`);
    expect(mergeShards([chatty, SECOND, THIRD]).runs).toHaveLength(4);
  });
});

describe("npm run simulate -- --merge", () => {
  it("refuses missing shards, and names them (GAP-51)", () => {
    expect(sentenceOf(() => mergeShards([SECOND]))).toBe(
      "--merge: missing are shards 1/3, 3/3; play them with --shard",
    );
  });

  it("refuses a shard whose process was killed in the middle of a line, and says how much is missing (GAP-51)", () => {
    const cut = changed(SECOND, (text) => text.slice(0, text.length * 0.6));
    expect(sentenceOf(() => mergeShards([FIRST, cut, THIRD]))).toMatch(
      /^--merge: missing is shard 2\/3 \(\d+ of its \d+ parts\); play it with --shard$/,
    );
  });

  it("refuses a shard given twice, and a part given twice (GAP-51)", () => {
    expect(sentenceOf(() => mergeShards([FIRST, SECOND, FIRST]))).toBe(
      `${FIRST}: found shard 1/3, which is also in ${FIRST}, allowed is each shard once`,
    );
    const twice = changed(THIRD, (text) => `${text}${text.split("\n")[1]}\n`);
    expect(sentenceOf(() => mergeShards([FIRST, SECOND, twice]))).toBe(
      `${twice}: found a part twice, allowed is each part once`,
    );
  });

  it.each([
    ["seed", (text: string) => text.replaceAll('"seed":"s"', '"seed":"t"'), 'seed "t", not "s"'],
    ["rules", (text: string) => text.replace(/"rulesHash":"\w+"/, '"rulesHash":"0"'), 'rulesHash "0", not "'],
    ["length", (text: string) => text.replace('"battles":60', '"battles":61'), "battles 61, not 60"],
    ["number of shards", (text: string) => text.replace('"2/3"', '"2/4"'), "number of shards 4, not 3"],
  ])("refuses a shard of a run with another %s (GAP-51)", (_, change, difference) => {
    const foreign = changed(SECOND, change);
    const sentence = sentenceOf(() => mergeShards([FIRST, foreign, THIRD]));
    expect(sentence).toContain(`${foreign}: found a shard of another run than ${FIRST} (${difference}`);
  });

  it("refuses a file that is no shard, with its line (GAP-51)", () => {
    const wrote = "allowed is what `npm run simulate -- --shard I/N` wrote";
    expect(sentenceOf(() => mergeShards([at("no.ndjson")]))).toMatch(/no\.ndjson: found no such file/);
    expect(sentenceOf(() => mergeShards([changed(FIRST, () => "")]))).toContain(
      `found no JSON in line 1, ${wrote}`,
    );
    expect(sentenceOf(() => mergeShards([changed(FIRST, () => "{}\n")]))).toContain(
      ": found no head of a shard in line 1",
    );
    appendFileSync(at("odd.ndjson"), `${readFileSync(FIRST, "utf8").split("\n")[0]}\n{"part":"x"}\n`);
    expect(sentenceOf(() => mergeShards([at("odd.ndjson")]))).toContain(
      "odd.ndjson: found no battles in line 2",
    );
  });

  it("refuses flags that the shards already answer (GAP-51)", () => {
    expect(sentenceOf(() => readOrder(simulate, ["--merge", "a", "b", "--seed", "1"]))).toBe(
      "--seed: found it with --merge, whose files say what was played, allowed are --json, --csv, --html",
    );
  });
});
