import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { reportPage } from "../../../../rules/cli/page/page.ts";
import { reportText } from "../../../../rules/cli/report/report-text.ts";
import { battlesFor } from "../../../../rules/cli/tune/evaluation/evaluator.ts";
import { newState, resumedState } from "../../../../rules/cli/tune/evaluation/state-file.ts";
import { tuneReport } from "../../../../rules/cli/tune/report/tune-report.ts";
import { type Tuned, tuneJson, tuneRows } from "../../../../rules/cli/tune/report/tuned.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { loadRules } from "../../../../rules/validation.ts";
import { inFolder } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";
import { TINY, tinyRun } from "./tiny-run.ts";

const textOf = (result: Tuned, overlay: string | undefined) => reportText(tuneReport(result, overlay));
const pageOf = (result: Tuned) => reportPage(tuneReport(result, undefined));

describe("a run of tune", { timeout: 120_000 }, () => {
  let tuned: Tuned;
  let written: string;
  beforeAll(() =>
    inFolder(async (at) => {
      tuned = await tinyRun(newState(at("whole.ndjson"), TINY));
      written = readFileSync(at("whole.ndjson"), "utf8");
    }),
  );

  it("reaches a target that one number decides, and confirms it on five fresh seeds (GAP-38)", () => {
    const [row] = tuned.rows;
    expect(row?.before?.isReached).toBe(false);
    expect(row?.after?.isReached).toBe(true);
    expect(row?.seeds).toHaveLength(5);
    const decisive = "battle.blend.maxHealth.stamina";
    expect(tuned.changes.find(({ path }) => path === decisive)).toMatchObject({
      before: shippedRules.battle.blend.maxHealth.stamina,
    });
    expect(tuned.effects[0]?.path).toBe(decisive);
    expect(loadRules(tuned.overlay).ok).toBe(true);
    const page = pageOf(tuned).replace(/url\(data:font[^)]*\)/g, "");
    expect(page).toContain("<h2>Which keys mattered</h2>");
    expect(page.match(/NaN|undefined|Infinity/g)).toBeNull();
    expect(textOf(tuned, "x.json")).toMatch(/ hard +binding +at most 40\.0 % .* reached$/m);
  });

  it("has the range of each figure beside it in the table, both named for it (GAP-51)", () => {
    const [row] = tuneRows(tuned);
    const [{ before = null, after = null } = {}] = tuned.rows;
    expect(row).toMatchObject({
      ...{ before_low: before?.reading?.low, before_high: before?.reading?.high },
      ...{ after_low: after?.reading?.low, after_high: after?.reading?.high },
    });
    expect(Object.keys(row ?? {})).not.toContain("low");
  });

  it("counts what is reached of the kinds of targets that are wanted (GAP-51)", () => {
    expect(textOf(tuned, "x.json")).toMatch(/^Reached: 1 of 1 binding targets \(before: 0\)\.$/m);
  });

  it("says that no number needs to change where the rules reach every target already (GAP-51)", () => {
    const rows = tuned.rows.map((row) => ({ ...row, before: row.after }));
    const text = textOf({ ...tuned, rows, changes: [], overlay: {} }, "x.json");
    expect(text).toContain("reach every target: no number needs to change.");
    expect(text).toMatch(/^x\.json changes nothing\.$/m);
    const missed = textOf({ ...tuned, changes: [], overlay: {} }, undefined);
    expect(missed).toContain("No change was found that is better than the rules as they are.");
  });

  it("says what to do where the policy of the first stage ranks rule sets like chance (GAP-51)", () => {
    const agreement = [{ scout: 1, policy: 2 }] as Tuned["agreement"];
    const settings: Tuned["settings"] = { ...tuned.settings, scout: "fast", policy: "full" };
    const said = (correlation: number | null) =>
      textOf({ ...tuned, settings, agreement, correlation }, "x.json");
    expect(said(0.1)).toMatch(
      / 0\.10 .* by chance, or the battles were too few to tell\. Take more battles, or --scout full/,
    );
    expect(said(0.9)).not.toContain("chance");
    expect(said(null)).toContain("too few to say how far they agree.");
  });

  it("goes on from a state file that was cut in the middle of a line to the same result (GAP-51) @long", () =>
    inFolder(async (at) => {
      writeFileSync(at("cut.ndjson"), written.slice(0, Math.floor(written.length * 0.6)));
      const { settings, kept } = resumedState(at("cut.ndjson"));
      expect(settings).toEqual(TINY);
      expect(tuneJson(await tinyRun(kept))).toEqual(tuneJson(tuned));
      expect(readFileSync(at("cut.ndjson"), "utf8")).toBe(written);
    }));

  it("keeps the best so far when it is stopped, without confirming it (GAP-51) @long", async () => {
    let orders = 0;
    const stopped = await tinyRun(undefined, () => ++orders > 40);
    expect(stopped.interrupted).toBe(true);
    expect(stopped.changes.length).toBeGreaterThan(0);
    expect(stopped.rows[0]?.after).toBeNull();
    expect(pageOf(stopped)).toContain("The run was interrupted");
  });
});

describe("the battles for some minutes", () => {
  it("follow from the speed of a trial by warm threads, less those that confirm (GAP-51)", async () => {
    const playingMs = [30_000, 4000];
    let now = 0;
    const play = async () => {
      now += playingMs.shift() ?? 0;
      return [];
    };
    const battles = await battlesFor(10, {
      pool: { play, stop: async () => undefined },
      rules: { rules: shippedRules, hash: "", earlierHashes: [] },
      places: ["easy"],
      settings: { policy: "fast", confirm: 400 },
      now: () => now,
    });
    expect(battles).toBe(Math.floor((600_000 / 20 - 4000) * 0.85));
  });
});

describe("a state file", () => {
  it("is refused where there is one already, or where it is none (GAP-51)", () =>
    inFolder(async (at) => {
      newState(at("s.ndjson"), TINY);
      expect(sentenceOf(() => newState(at("s.ndjson"), TINY))).toMatch(/^--state: found the file .* exists/);
      appendFileSync(at("s.ndjson"), "nothing\n");
      expect(sentenceOf(() => resumedState(at("s.ndjson")))).toMatch(
        /no JSON in line 2, allowed is the state/,
      );
    }));
});
