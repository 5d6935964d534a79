import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hashRules, MACHINE_TYPES, shippedRules } from "../../../rules/index.ts";
import { addedKeys } from "../../../rules/ruleset/added-in-schemas.ts";
import { ADDED_KEYS } from "../../../rules/ruleset/added-keys.ts";
import { deckSchema } from "../../../rules/ruleset/deck-schema.ts";
import { overlaySchema } from "../../../rules/ruleset/overlay-schema.ts";
import { SHIPPED_FILES } from "../../../rules/ruleset/shipped-files.ts";
import { fileOfSubject, loadRules, RULE_FILE_SCHEMAS, TEXT_FILE_SCHEMAS } from "../../../rules/validation.ts";

function written(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../../rules/${name}.schema.json`, import.meta.url), "utf8"));
}

function asJson(schema: object): object {
  return JSON.parse(JSON.stringify(schema));
}

describe("the shipped rule files", () => {
  it("are valid (CST-001 to CST-012)", () => {
    expect(loadRules()).toMatchObject({ ok: true });
  });

  it("have the keys that their schemas mark as added written down for the hash (GAP-72)", () => {
    expect(ADDED_KEYS, "run npm run rules:schema").toEqual(addedKeys(Object.values(RULE_FILE_SCHEMAS)));
  });

  it("have their schemas as written from the source (GAP-51)", () => {
    for (const [name, schema] of Object.entries(RULE_FILE_SCHEMAS))
      expect(written(`data/schema/${name}`), `run npm run rules:schema for ${name}`).toMatchObject(
        asJson(schema),
      );
    expect(written("data/schema/overlay"), "run npm run rules:schema").toMatchObject(asJson(overlaySchema()));
    expect(written("data/schema/deck"), "run npm run rules:schema").toMatchObject(asJson(deckSchema()));
    for (const [subject, schema] of Object.entries(TEXT_FILE_SCHEMAS)) {
      const name = fileOfSubject(subject);
      expect(written(`texts/schema/${name}`), `run npm run rules:schema for ${name}`).toMatchObject(
        asJson(schema),
      );
    }
  });

  it("are those of the list, each shipped as it is in its folder (GAP-51)", () => {
    const folder = new URL("../../../rules/data/", import.meta.url);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.replace(".json", ""));
    expect(Object.keys(RULE_FILE_SCHEMAS).sort()).toEqual(names.sort());
    expect(Object.keys(SHIPPED_FILES), "run npm run rules:schema").toEqual(Object.keys(RULE_FILE_SCHEMAS));
    for (const [name, content] of Object.entries(SHIPPED_FILES))
      expect(content).toEqual(JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")));
  });

  it("include the files of texts, all of which the rule set contains (GAP-63)", () => {
    const folder = new URL("../../../rules/texts/en/", import.meta.url);
    const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ""));
    expect(Object.keys(TEXT_FILE_SCHEMAS).map(fileOfSubject).sort()).toEqual(files.sort());
    for (const subject of Object.keys(TEXT_FILE_SCHEMAS)) {
      const { $schema, ...texts } = JSON.parse(
        readFileSync(new URL(`${fileOfSubject(subject)}.json`, folder), "utf8"),
      );
      expect($schema).toBe(`../schema/${fileOfSubject(subject)}.schema.json`);
      expect(shippedRules.texts[subject as keyof typeof shippedRules.texts]).toEqual(texts);
    }
  });

  it("have a colour and a yield for every level of every machine (LAB-063)", () => {
    for (const type of MACHINE_TYPES) {
      const definition = shippedRules.machines[type];
      expect(definition.levelColors, type).toHaveLength(definition.maxLevel);
      expect(definition.particleColor, type).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(shippedRules.reactor.yieldByLevel).toHaveLength(shippedRules.machines.reactor.maxLevel);
  });

  it("contain the stated timings of the collection (CST-016, CST-017, CST-018, CON-32, LED-189 to LED-192, LED-194)", () => {
    expect(shippedRules.polling.upgrade).toEqual({
      intervalMs: 5000,
      errorRetryMs: 7000,
      maxErrors: 3,
      hardTimeoutMs: 60_000,
    });
    expect(shippedRules.collection).toEqual({
      cacheMs: 5 * 60_000,
      loadSpacingMs: 3000,
      lockMs: 500,
      recoveryMs: 8000,
      sameNoticeMs: 2000,
    });
    expect(shippedRules.ui.statBarMax).toBe(25);
  });

  it("contain the stated numbers of growing (CST-015, LED-147, LED-179)", () => {
    expect(shippedRules.mint.price).toEqual({ amount: 250, token: "XRD" });
    expect(shippedRules.creatures.upgrades).toEqual({
      perForm: 3,
      finalForm: 3,
      maxPoints: 2,
      mostCreatures: 5,
    });
    expect(Object.keys(shippedRules.texts.creatures.statNames)).toHaveLength(5);
    expect(shippedRules.texts.creatures.evolutionTakes).toContain("30-60 seconds");
  });

  it("contain the stated timings (CST-012, CON-04, GAP-52, LAB-037)", () => {
    expect(shippedRules.polling.mint).toEqual({ intervalMs: 3000, maxChecks: 30 });
    expect(shippedRules.polling).toMatchObject({
      wallet: { firstMs: 2000, maxMs: 10_000 },
      extensionMs: 200,
    });
    expect(shippedRules.ui).toMatchObject({
      moveHintMs: 5000,
      noticeTickMs: 50,
      floatingTextMs: 2000,
      noticeMs: 4000,
      maxNotices: 5,
      mobileBreakpoint: 768,
    });
  });

  it("contain the thresholds of alert and hint, and the network (CST-002, CST-014, CON-88, CON-90)", () => {
    expect(shippedRules.alerts.lowTcorvax).toBe(10);
    expect(shippedRules.hints.newPlayer).toBe(20);
    expect(shippedRules.ledger).toEqual({ network: "mainnet", networkId: 1 });
  });
});

describe("a rule overlay", () => {
  it("changes what it names and nothing else, and therefore the hash (GAP-51)", () => {
    const loaded = loadRules({ rescue: { to: 30 } });
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(loaded.rules.rescue).toEqual({ ...shippedRules.rescue, to: 30 });
    expect(loaded.rules.machines).toEqual(shippedRules.machines);
    expect(loaded.hash).not.toBe(hashRules(shippedRules));
    expect(loaded.hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it("may name settings that were removed: they change nothing, and one notice names them (GAP-72)", () => {
    const overlay = { polling: { relayMs: 1, wallet: { preAuthorizationMaxMs: 2 } }, rescue: { to: 30 } };
    const loaded = loadRules(overlay, "my.json");
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(loaded.rules.polling).toEqual(shippedRules.polling);
    expect(loaded.rules.rescue.to).toBe(30);
    expect(loaded.notices).toEqual([
      "my.json: these settings or texts are gone and change nothing: polling.relayMs, polling.wallet.preAuthorizationMaxMs. They can be deleted.",
    ]);
  });

  it("may give a rule a part that it has left out so far, where the schema has it (GAP-51)", () => {
    const loaded = loadRules({
      tools: { "Ledger Lens": { last: { healing: 9 } } },
      battle: { blend: { maxHealth: { speed: 1 } } },
    });
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(loaded.rules.tools["Ledger Lens"]?.last).toEqual({ healing: 9 });
    expect(loaded.rules.battle.blend.maxHealth).toEqual({
      ...shippedRules.battle.blend.maxHealth,
      speed: 1,
    });
  });

  it("that names only current settings gives no notice", () => {
    expect(loadRules({ rescue: { to: 30 } })).toMatchObject({ ok: true, notices: [] });
  });

  it.each([
    [
      { machines: { reactor: { maxLevel: "x" } } },
      /^my\.json: machines\.reactor\.maxLevel: found "x", allowed: /,
    ],
    [
      { machines: { reactor: { colour: 1 } } },
      /^my\.json: machines\.reactor\.colour: found an unknown key, allowed are /,
    ],
    [{ catLair: { catNipsBase: -1 } }, /^my\.json: catLair\.catNipsBase: found -1, allowed: /],
    [[], /^my\.json: found \[\], allowed is an object/],
    [JSON.parse('{"__proto__": {"x": 1}}'), /unknown key/],
  ])(
    "that is wrong is refused as a whole with file, key, what was found and what is allowed: %j (GAP-51)",
    (overlay, sentence) => {
      const loaded = loadRules(overlay, "my.json");
      expect(loaded.ok).toBe(false);
      if (!loaded.ok) expect(loaded.problems[0]).toMatch(sentence);
    },
  );
});
