import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { addedKeys } from "../../../rules/ruleset/added-in-schemas.ts";
import { withAddedRules, withoutIdleRules } from "../../../rules/ruleset/added-rules.ts";
import { added, count } from "../../../rules/ruleset/schema/shapes.ts";

const ADDED = [["ai.ruleOfTomorrow", 0]] as const;
const withRule = (ruleOfTomorrow: number) => ({
  ...shippedRules,
  ai: { ...shippedRules.ai, ruleOfTomorrow },
});

describe("a key that is added to a rule file", () => {
  it("is found in the schema with the value at which it changes nothing (GAP-72)", () => {
    const schema = Type.Object({
      ai: Type.Object({ mistakes: count("Mistakes"), ruleOfTomorrow: added(count("First turns"), 0) }),
    });
    expect(addedKeys([schema])).toEqual(ADDED);
  });

  it("leaves the rule hash as it was while it changes nothing (GAP-72)", () => {
    expect(hashRules(withRule(0), ADDED)).toBe(hashRules(shippedRules, ADDED));
    expect(hashRules(withRule(3), ADDED)).not.toBe(hashRules(shippedRules, ADDED));
    expect(hashRules(withRule(0))).not.toBe(hashRules(shippedRules));
  });

  it("goes into rules without it, and out of them again with a branch that has nothing else (GAP-72)", () => {
    const comeback = [["battle.comeback.energy", 0]] as const;
    const complete = withAddedRules({ battle: { attack: 2 } }, comeback);
    expect(complete).toEqual({ battle: { attack: 2, comeback: { energy: 0 } } });
    expect(withoutIdleRules(complete, comeback)).toEqual({ battle: { attack: 2 } });
    const active = { battle: { comeback: { energy: 1 } } };
    expect(withAddedRules(active, comeback)).toEqual(active);
    expect(withoutIdleRules(active, comeback)).toEqual(active);
  });
});
