import { describe, expect, it } from "vitest";
import { balanceReport } from "../../../../rules/cli/balance/balance-report.ts";
import { comparisonOf, reachedText, runsOf } from "../../../../rules/cli/balance/comparison.ts";
import { reportPage } from "../../../../rules/cli/page/page.ts";
import { reportText } from "../../../../rules/cli/report/report-text.ts";
import { resultOf } from "../../../../rules/cli/statistics/simulation-result.ts";
import { projectTargets } from "../../../../rules/cli/targets/targets.ts";
import { hashRules, shippedRules } from "../../../../rules/index.ts";
import { newTally } from "../../../../rules/simulation/tally.ts";

const shipped = {
  rules: shippedRules,
  hash: hashRules(shippedRules),
  earlierHashes: [],
  title: "shipped",
};

/** A comparison of 1,000 made-up battles: so many of 100 were won before, and after. */
function comparison(wins: { before: number; after: number }, policy: "full" | "fast" = "full") {
  const order = {
    before: shipped,
    after: { ...shipped, hash: "other", title: "my.json" },
    battles: 1000,
    seed: "1",
    policy,
  };
  const runs = runsOf(order).map(({ plan, named }, index) => {
    const won = index % 2 === 0 ? wins.before : wins.after;
    const tally = { ...newTally(), battles: 1000, wins: 10 * won, losses: 1000 - 10 * won };
    const difficulty = plan.mode === "ai" ? plan.difficulty : null;
    const origin = {
      rulesHash: named.hash,
      seed: "1",
      policy,
      mode: plan.mode,
      difficulty,
      player: policy,
      opponent: policy,
    };
    return {
      tally,
      outcomes: [],
      result: resultOf(tally, { ...origin, elapsedMs: 1, isInterrupted: false }),
    };
  });
  return comparisonOf(order, runs);
}

describe("the targets of a comparison", () => {
  it("hold each win rate of the project's targets before and after (GAP-38)", () => {
    const rates = comparison({ before: 50, after: 95 }).targets.filter(
      ({ target }) => target.measure === "winRate",
    );
    const reached = rates.map(({ target, before, after }) => [
      target.place,
      before.isReached,
      after.isReached,
    ]);
    expect(reached).toEqual([
      ["easy", false, true],
      ["medium", false, false],
      ["hard", true, false],
      ["expert", false, false],
    ]);
  });

  it("are counted, and those that turned are named on the terminal and the page (GAP-38)", () => {
    const compared = comparison({ before: 50, after: 95 });
    const text = reportText(balanceReport(compared));
    expect(text).toContain(reachedText(compared.targets));
    expect(text).toMatch(/^battles the player wins +hard +binding .* missed$/m);
    expect(text).toMatch(/^battles the player wins +expert +binding .* missed$/m);
    expect(reportPage(balanceReport(compared))).toContain("<h2>Against the targets</h2>");
  });

  it("tell on terminal and page how many more battles decide an open one (GAP-38)", () => {
    const compared = comparison({ before: 50, after: 58 });
    const open = "open, about 1,300 more battles decide";
    expect(reportText(balanceReport(compared))).toMatch(
      new RegExp(`^battles the player wins +hard .* ${open}$`, "m"),
    );
    expect(reportPage(balanceReport(compared))).toContain(open);
  });

  it("show a figure once where it is the same before and after (GAP-38)", () => {
    const text = reportText(balanceReport(comparison({ before: 50, after: 50 })));
    const expert = /^battles the player wins +expert +binding +25.0 % to 40.0 % +50.0 % \([^)]*\) +missed$/m;
    expect(text).toMatch(expert);
    expect(text).toMatch(/^\d+ of \d+ targets are reached\.$/m);
    expect(text).toMatch(/ measured \(95 %\)$/m);
    expect(text).not.toContain("before (95 %)");
  });

  it("are none for another policy than that of the game (GAP-38)", () => {
    expect(projectTargets().length).toBeGreaterThan(0);
    expect(comparison({ before: 50, after: 95 }, "fast").targets).toEqual([]);
  });
});
