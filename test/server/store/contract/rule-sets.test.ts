import { describe, expect, it } from "vitest";
import { shippedRules, storedRules } from "../../../../rules/index.ts";
import type { StoredRuleSet } from "../../../../server/store/players/processes.ts";
import { DAY, TestClock } from "../../test-clock.ts";
import { STORES } from "./stores.ts";

const ruleSet: StoredRuleSet = { hash: "today", program: "1.2.3", ...storedRules(shippedRules) };

describe.each(STORES)("the rule sets of a store on $name", (kind) => {
  it("are found by their hash in every process (GAP-72)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    await Promise.all([one.keepRuleSet(ruleSet), two.keepRuleSet(ruleSet)]);
    await two.keepRuleSet({ ...ruleSet, program: "9.9.9" });
    for (const store of [one, two]) {
      expect(await store.findRuleSet("today")).toEqual(ruleSet);
      expect(await store.findRuleSet("yesterday")).toBeNull();
    }
    expect(await data.count("rule_sets")).toBe(1);
  });

  it("are removed a day after the last process played by them (GAP-72)", async () => {
    const clock = new TestClock();
    const store = await (await kind.freshData()).process({ clock });
    await store.keepRuleSet(ruleSet);
    clock.pass(DAY / 2);
    await store.keepRuleSet(ruleSet);
    await store.keepRuleSet({ ...ruleSet, hash: "yesterday" });
    clock.pass(DAY - 1);
    await store.removeExpired(clock.now());
    expect(await store.findRuleSet("today")).toEqual(ruleSet);
    await store.keepRuleSet({ ...ruleSet, hash: "yesterday" });
    clock.pass(1);
    await store.removeExpired(clock.now());
    expect(await store.findRuleSet("today")).toBeNull();
    expect(await store.findRuleSet("yesterday")).not.toBeNull();
  });
});
