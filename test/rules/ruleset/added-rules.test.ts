import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { hashRules, shippedRules } from "../../../rules/index.ts";
import { addedKeys } from "../../../rules/ruleset/added-in-schemas.ts";
import { ADDED_KEYS } from "../../../rules/ruleset/added-keys.ts";
import { withAddedRules, withoutIdleRules } from "../../../rules/ruleset/added-rules.ts";
import { RULE_FILE_SCHEMAS } from "../../../rules/ruleset/rule-files.ts";
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

  it("is found below another added key, and where a schema could hide it no key is added (ABU-98)", () => {
    const rain = Type.Object({ a: count("a"), later: added(count("b"), 5), last: added(count("c"), 1) });
    const schema = Type.Object({
      weather: added(Type.Object({ rain }), { rain: { a: 0, later: 1, last: 1 } }),
    });
    const keys = addedKeys([schema]);
    expect(keys).toEqual([
      ["weather", { rain: { a: 0, later: 1 } }],
      ["weather.rain.later", 5],
      ["weather.rain.last", 1],
    ]);
    const asBefore = { weather: { rain: { a: 0, later: 1, last: 1 } } };
    expect(withAddedRules({}, keys)).toEqual(asBefore);
    expect(withAddedRules({ weather: { rain: { a: 2 } } }, keys)).toEqual({
      weather: { rain: { a: 2, later: 5, last: 1 } },
    });
    expect(withoutIdleRules(asBefore, keys)).toEqual({});
    const schemas = JSON.stringify(Object.values(RULE_FILE_SCHEMAS));
    expect(schemas.match(/"default":/g)).toHaveLength(ADDED_KEYS.length);
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
