import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { memoryState, newStateFile, resumedState } from "../../../../rules/cli/tune/evaluation/state-file.ts";
import { tuneJson } from "../../../../rules/cli/tune/report/tune-json.ts";
import { tunePage } from "../../../../rules/cli/tune/report/tune-page.ts";
import { tuneText } from "../../../../rules/cli/tune/report/tune-text.ts";
import { loadRules } from "../../../../rules/validation.ts";
import { inFolder } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";
import { TINY, tinyRun } from "./tiny-run.ts";

describe("a run of tune", { timeout: 120_000 }, () => {
  it("reaches a target that one number decides, and confirms it on five fresh seeds (GAP-38)", async () => {
    const tuned = await tinyRun(memoryState());
    const [row] = tuned.rows;
    expect(row?.before?.isReached).toBe(false);
    expect(row?.after?.isReached).toBe(true);
    expect(row?.seeds).toHaveLength(5);
    const attacks = "ai.finishingAttacks.hard";
    expect(tuned.changes.find(({ path }) => path === attacks)).toMatchObject({ before: 4 });
    expect(tuned.effects[0]?.path).toBe(attacks);
    expect(loadRules(tuned.overlay).ok).toBe(true);
    const page = tunePage(tuned).replace(/url\(data:font[^)]*\)/g, "");
    expect(page).toContain("<h2>Which keys mattered</h2>");
    expect(page.match(/NaN|undefined|Infinity/g)).toBeNull();
    expect(tuneText(tuned, "x.json")).toMatch(/ hard +binding +at least 60\.0 % .* reached /);
  });

  it("goes on from a state file to the same result, wherever it ended (GAP-51)", () =>
    inFolder(async (at) => {
      const whole = await tinyRun(newStateFile(at("whole.ndjson"), TINY));
      const text = readFileSync(at("whole.ndjson"), "utf8");
      for (const share of [0.3, 0.9]) {
        const cut = text.slice(0, Math.floor(text.length * share));
        writeFileSync(at("cut.ndjson"), cut);
        const { settings, state } = resumedState(at("cut.ndjson"));
        expect(settings).toEqual(TINY);
        expect(tuneJson(await tinyRun(state))).toEqual(tuneJson(whole));
        expect(readFileSync(at("cut.ndjson"), "utf8")).toBe(text);
      }
    }));

  it("keeps the best so far when it is stopped, without confirming it (GAP-51)", async () => {
    let orders = 0;
    const tuned = await tinyRun(memoryState(), () => ++orders > 40);
    expect(tuned.interrupted).toBe(true);
    expect(tuned.changes.length).toBeGreaterThan(0);
    expect(tuned.rows[0]?.after).toBeNull();
    expect(tunePage(tuned)).toContain("The run was interrupted");
  });
});

describe("a state file", () => {
  it("is refused where there is one already, or where it is none (GAP-51)", () =>
    inFolder(async (at) => {
      newStateFile(at("s.ndjson"), TINY);
      expect(sentenceOf(() => newStateFile(at("s.ndjson"), TINY))).toMatch(
        /^--state: found the file .* exists/,
      );
      appendFileSync(at("s.ndjson"), "nothing\n");
      expect(sentenceOf(() => resumedState(at("s.ndjson")))).toMatch(
        /no JSON in line 2, allowed is the state/,
      );
    }));
});
