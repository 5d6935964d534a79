import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keptIn } from "../../../../rules/cli/metagame.ts";
import { linesIn } from "../lines-in.ts";
import { inFolder, readJson, runTool, startTool } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";
import { metagameOf } from "./play-here.ts";

const PATIENT = 120_000;
const FLAGS = [
  ...["--decks", "3", "--battles", "60", "--seed", "kept", "--grow", "0"],
  ...["--without", "no", "--compare", "no"],
];
/** 30 battles of three pairs of decks in both places, in parts of 25 and 5. */
const PARTS = 3 * 2 * 2;

describe("npm run metagame --state", { timeout: PATIENT }, () => {
  it("loses nothing that was played when it is killed, and plays nothing twice (GAP-51) @long", () =>
    inFolder(async (at) => {
      const kept = [...FLAGS, "--workers", "1", "--state", at("s.ndjson"), "--json", at("result.json")];
      const played = linesIn(at("s.ndjson"), 2);
      const { child, ended } = startTool("metagame", ...kept);
      await played;
      child.kill("SIGKILL");
      await ended;

      expect((await runTool("metagame", ...kept)).code).toBe(0);
      expect(readJson(at("result.json"))).toEqual((await metagameOf(FLAGS)).result);
      const [head, ...lines] = readFileSync(at("s.ndjson"), "utf8").trimEnd().split("\n");
      expect(JSON.parse(head ?? "")).toEqual({ version: 1, of: "metagame" });
      expect(new Set(lines.map((line) => line.replace(/,"tally".*/, ""))).size).toBe(PARTS);
      expect(lines).toHaveLength(PARTS);
    }));

  it.each([
    ["an empty file", "", "no JSON in line 1"],
    ["the state of another command", '{"version":1,"rulesHash":"x"}\n', "another file"],
    ["a line without battles", '{"version":1,"of":"metagame"}\n{"run":"x"}\n', "no battles in line 2"],
  ])("refuses %s in one sentence (GAP-51)", (_, text, found) =>
    inFolder(async (at) => {
      const file = at("s.ndjson");
      writeFileSync(file, text);
      expect(sentenceOf(() => keptIn(file))).toBe(
        `--state ${file}: found ${found}, allowed is a new file or one that metagame --state wrote`,
      );
      expect(readFileSync(file, "utf8")).toBe(text);
    }),
  );
});
