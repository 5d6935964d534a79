import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  checkBattle,
  hashRules,
  playReplay,
  type RuleSet,
  restoredRules,
  type StoredRules,
  shippedRules,
  storedRules,
  viewFor,
} from "../../../rules/index.ts";
import { loadRules, loadStoredRules } from "../../../rules/validation.ts";
import { practiceReplay } from "../../server/goals/support/practice-battle.ts";

const { texts: today } = shippedRules;

/** A rule set as a database gives it back. */
function stored(rules = shippedRules): StoredRules {
  return JSON.parse(JSON.stringify(storedRules(rules)));
}

/** The stored rule set of another release. */
function changed(change: (numbers: RuleSet) => void): StoredRules {
  const rules = stored();
  change(rules.numbers as RuleSet);
  return rules;
}

describe("a stored rule set", () => {
  it("is the same rule set again, with the same hash (GAP-72)", () => {
    const loaded = loadRules({ battle: { costs: { attack: 3 } } });
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    const restored = loadStoredRules(stored(loaded.rules), "stored", shippedRules);
    expect(restored).toEqual({ ok: true, rules: loaded.rules });
    expect(restored.ok && hashRules(restored.rules)).toBe(loaded.hash);
  });

  it("plays as before with a rule that was added later (GAP-72)", () => {
    const earlier = changed((numbers) => {
      Reflect.deleteProperty(numbers.battle.costs, "attack");
    });
    expect(loadStoredRules(earlier, "stored", shippedRules)).toMatchObject({ ok: false });
    const loaded = loadStoredRules(earlier, "stored", shippedRules, [["battle.costs.attack", 7]]);
    expect(loaded.ok && loaded.rules.battle.costs.attack).toBe(7);
    expect(loadStoredRules(stored(), "stored", shippedRules, [["battle.costs.attack", 7]])).toEqual({
      ok: true,
      rules: shippedRules,
    });
  });

  it.each([
    ["is unknown there", { weather: { rain: 3 } }],
    ["has another form there", { handIn: "none" }],
    ["is missing there", {}],
  ])(
    "is read for a battle where a rule that no battle reads %s: that rule is as today (GAP-72, ABU-98)",
    (_, goals) => {
      const other = changed((numbers) => Object.assign(numbers, { goals }));
      expect(loadStoredRules(other, "stored", shippedRules)).toEqual({ ok: true, rules: shippedRules });
    },
  );

  it("of an earlier release that lacks a rule of battles is completed, and is not taken for a newer one (ABU-98)", () => {
    const earlier = changed((numbers) => {
      Reflect.deleteProperty(numbers.battle.costs, "attack");
    });
    expect(loadStoredRules(earlier, "stored", shippedRules)).toMatchObject({
      ok: false,
      completed: shippedRules,
    });
    const later = changed(({ battle }) => Object.assign(battle, { weather: 3, costs: {} }));
    expect(loadStoredRules(later, "stored", shippedRules)).toMatchObject({ ok: false, completed: null });
  });

  it("has all that a battle, its log, its check and its review read, with nothing else of the rules (ABU-98)", () => {
    const { numbers, texts } = stored();
    const nothingElse = { texts } as RuleSet;
    const alone = restoredRules({ numbers, texts }, nothingElse);
    const replay = practiceReplay("alone", "hard");
    const checked = checkBattle(alone, replay, 10_000);
    expect(checked).toEqual(checkBattle(shippedRules, replay, 10_000));
    expect(checked.ok).toBe(true);
    const { battle } = playReplay(alone, replay);
    for (const viewer of [0, 1, "watcher"] as const)
      expect(viewFor(alone, battle, viewer)).toEqual(viewFor(shippedRules, battle, viewer));
    expect(Object.keys(alone)).toHaveLength(19);
  });

  it("loses a setting that is gone since (GAP-72)", () => {
    const earlier = changed(({ layout }) => Object.assign(layout, { maxMachines: 3 }));
    expect(loadStoredRules(earlier, "stored", shippedRules)).toEqual({ ok: true, rules: shippedRules });
  });

  it.each([
    ["at its top", { weather: { rain: 3 } }, "stored: weather: found an unknown key"],
    [
      "within a rule",
      { battle: { ...shippedRules.battle, weather: 3 } },
      "stored: battle.weather: found an unknown key",
    ],
    ["with a value of its own", { battle: { ...shippedRules.battle, turnLimit: "none" } }, /turnLimit/],
  ])(
    "of a later release is not played by if it has a rule that is not known here, %s (GAP-72)",
    (_, rule, problem) => {
      const later = changed((numbers) => Object.assign(numbers, rule));
      const loaded = loadStoredRules(later, "stored", shippedRules);
      expect(loaded.ok ? "" : loaded.problems[0]).toMatch(problem);
    },
  );

  it("has today's texts, and its own where today has none", () => {
    const bell = { ...shippedRules.tools["Ledger Lens"] } as (typeof shippedRules.tools)[string];
    const withBell = {
      ...shippedRules,
      tools: { ...shippedRules.tools, "Quiet Bell": bell },
      texts: { ...today, items: { ...today.items, tools: { ...today.items.tools, "Quiet Bell": "Rings." } } },
    };
    const german = { ...today, language: "de", refusals: { ...today.refusals, offline: "Ohne Strom" } };
    const { texts } = restoredRules(stored(withBell), { ...shippedRules, texts: german });
    expect([texts.language, texts.refusals.offline]).toEqual(["de", "Ohne Strom"]);
    expect((texts.items.tools as Record<string, string>)["Quiet Bell"]).toBe("Rings.");
  });

  it("has its own list of texts where today's has another length than its numbers", () => {
    const { ranks } = shippedRules.pvp;
    const fewer = {
      ...shippedRules,
      pvp: { ...shippedRules.pvp, ranks: ranks.slice(1) },
      texts: { ...today, pvp: { ...today.pvp, ranks: today.pvp.ranks.slice(1) } },
    };
    expect(restoredRules(stored(fewer), shippedRules).texts.pvp.ranks).toEqual(today.pvp.ranks.slice(1));
  });
});

const FIXTURES = new URL("../../fixtures/", import.meta.url);
const releases = readdirSync(FIXTURES).filter((name) =>
  existsSync(new URL(`${name}/rule-set.json`, FIXTURES)),
);

describe.each(releases)("the rule set of release %s", (release) => {
  it("is still played by: the schemas mark what was added since (GAP-72)", () => {
    const file = new URL(`${release}/rule-set.json`, FIXTURES);
    const kept: StoredRules = JSON.parse(readFileSync(file, "utf8"));
    const loaded = loadStoredRules(kept, `rule set of ${release}`, shippedRules);
    expect(loaded.ok ? [] : loaded.problems).toEqual([]);
  });
});
