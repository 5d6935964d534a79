import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { consistencyProblems } from "../../../../rules/ruleset/consistency/consistency-problems.ts";

function problemsOf(change: (rules: typeof shippedRules) => void): string[] {
  const rules = structuredClone(shippedRules);
  change(rules);
  return consistencyProblems(rules, () => true).map(({ path, text }) => `${path.join(".")}: ${text}`);
}

describe("the check of the shipped rule files", () => {
  it("asks for the sentence of a new tool, and for the tool of a sentence that is left over (GAP-51)", () => {
    const tool = { type: "stamina", effect: "Shield", turns: 3 } as const;
    expect(problemsOf(({ tools }) => Object.assign(tools, { "Quiet Bell": tool }))).toEqual([
      "texts.items.tools.Quiet Bell: found nothing, allowed: a sentence for tools.Quiet Bell",
    ]);
    expect(problemsOf(({ spells }) => Reflect.deleteProperty(spells, "Shardstorm"))).toEqual([
      expect.stringMatching(
        /^texts\.items\.spells\.Shardstorm: found a sentence without its row, allowed are those of spells: /,
      ),
      expect.stringMatching(/^texts\.items\.spells\.Shardstorm: found the placeholder /),
      expect.stringMatching(/^texts\.items\.spells\.Shardstorm: found the placeholder /),
    ]);
  });
});
