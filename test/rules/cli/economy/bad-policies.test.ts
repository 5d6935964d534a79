import { describe, expect, it } from "vitest";
import { readOrder } from "../../../../rules/cli/command/command.ts";
import active from "../../../../rules/cli/economy/policies/active.json" with { type: "json" };
import { policyOf } from "../../../../rules/cli/economy/policy.ts";
import { economy } from "../../../../rules/cli/economy.ts";
import { runTool } from "../run-tool.ts";
import { sentenceOf } from "../sentence-of.ts";

const monday = (times: unknown) => ({ ...active, visits: [{ days: ["Monday"], times }] });

describe("npm run economy, before it plays,", () => {
  it.each([
    [
      ["--policy", "lazy"],
      '--policy: found "lazy", allowed are active, twice-a-day, weekends, greedy, newcomer, all, simple, or a JSON file',
    ],
    [
      ["--policy", "/no/such.json"],
      "/no/such.json: found no such file, allowed is a JSON file that can be read",
    ],
    [["--policy", "active,weekends, active"], "--policy: found active twice, allowed is each name once"],
    [["--weeks", "0"], '--weeks: found "0", allowed is a whole number from 1 to 260'],
    [["--players", "many"], '--players: found "many", allowed is a whole number from 1 to 10000'],
    [["--csv", "rules"], "--csv: found the folder rules, allowed is a file"],
    [
      ["--rules", "/no/rules.json"],
      "/no/rules.json: found no such file, allowed is a JSON file that can be read",
    ],
  ])("refuses the flags %j", (flags, sentence) => {
    expect(sentenceOf(() => readOrder(economy, flags))).toBe(sentence);
  });

  it.each([
    [[], /^FILE: .*found \[\], allowed: /],
    [
      { ...active, wants: ["build tower"] },
      /^FILE: wants\.0: found "build tower", allowed are build MACHINE, /,
    ],
    [{ ...active, wants: ["upgrade reactor"] }, /^FILE: wants\.0: found "upgrade reactor", allowed are /],
    [{ ...active, wants: [] }, /^FILE: wants: found \[\], allowed/],
    [
      { ...active, visits: [{ days: ["Funday"], times: ["08:00"] }] },
      /^FILE: visits\.0\.days\.0: found "Funday"/,
    ],
    [monday(["8"]), /^FILE: visits\.0\.times\.0: found "8", allowed: a text such as 07:30$/],
    [monday([]), /^FILE: visits\.0\.times: found \[\], allowed/],
    [{ ...active, missedShare: 1 }, /^FILE: missedShare: found 1, allowed/],
    [{ ...active, keeps: { gold: 1 } }, /^FILE: keeps\.gold: found /],
    [{ ...active, stakedCvx: "much" }, /^FILE: stakedCvx: found "much", allowed/],
    [{ ...active, amplifier: "sometimes" }, /^FILE: amplifier: found "sometimes", allowed: saving, on, off$/],
    [{ ...active, wallet: undefined }, /^FILE: .*wallet/],
  ])("refuses the policy %j", (content, sentence) => {
    expect(sentenceOf(() => policyOf("mine", "FILE", content))).toMatch(sentence);
  });

  it("tells all mistakes of a policy at once, one a line", () => {
    const { wallet: _, ...others } = active;
    const content = { ...others, missedShare: 2, wants: ["build tower", "adopt cat", "sell"] };
    expect(sentenceOf(() => policyOf("mine", "FILE", content))?.split("\n")).toEqual([
      expect.stringMatching(/^FILE: (wallet|missedShare): /),
      expect.stringMatching(/^FILE: (wallet|missedShare): /),
      expect.stringMatching(/^FILE: wants\.0: found "build tower", /),
      expect.stringMatching(/^FILE: wants\.2: found "sell", /),
    ]);
  });

  it("ends with exit code 2 and one sentence", async () => {
    const { code, stdout, stderr } = await runTool("economy", "--policy", "lazy");
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^--policy: found "lazy", allowed are .*\n$/);
  });
});
