import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StoredRules } from "../../../rules/index.ts";
import { loadStoredRules } from "../../../rules/validation.ts";
import { DIGEST, digestOfBattles } from "./digest.ts";
import { rules } from "./support/scene.ts";

describe("a thousand random battles", () => {
  it("have the recorded digest, the same in every JavaScript engine (GAP-51)", { timeout: 60_000 }, () => {
    expect(
      digestOfBattles(rules, DIGEST.battles),
      "rules changed on purpose? write the new digest down",
    ).toBe(DIGEST.value);
  });
});

/** Of the first hundred of the thousand battles, as the code of that release plays them. */
const BEFORE = { battles: 100, value: "0270ea854f7a2e9a" };

describe("random battles under the rules of release 0.2.0", () => {
  it("go as they went in that release, whatever rules were added since (GAP-72)", () => {
    const file = new URL("../../fixtures/0.2.0/rule-set.json", import.meta.url);
    const kept: StoredRules = JSON.parse(readFileSync(file, "utf8"));
    const loaded = loadStoredRules(kept, "release 0.2.0", rules);
    if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
    expect(digestOfBattles(loaded.rules, BEFORE.battles)).toBe(BEFORE.value);
  });
});
