import { describe, expect, it } from "vitest";
import { inFolder, writeJson } from "../run-tool.ts";
import { metagameOf } from "./play-here.ts";

/** Far too strong, so that the test depends on no balance of the shipped numbers. */
const PLANTED = "Babylon Burst";
const OVERLAY = { spells: { [PLANTED]: { damage: 300 } } };

describe("npm run metagame against expert", () => {
  it("finds a spell that is far too strong, and grows a deck with it that beats those before", () =>
    inFolder(async (at) => {
      const { result, text } = await metagameOf([
        ...["--mode", "ai", "--decks", "40", "--battles", "200", "--grow", "1", "--compare", "no"],
        ...["--rules", writeJson(at("planted.json"), OVERLAY), "--before", "no"],
      ]);
      const [item] = result.items;
      expect(item?.name).toBe(PLANTED);
      expect(item?.points.low).toBeGreaterThan(0);
      expect(text).toContain(`--sweep "spells.${PLANTED}.turns=FROM:TO:STEP"`);
      const [search] = result.searches;
      expect(search?.rate.low).toBeGreaterThan((search?.before ?? 1) - 0.05);
      expect(result.decks[0]?.content).toContain(PLANTED);
      const worst = [...result.without].sort((one, other) => one.change.value - other.change.value)[0];
      expect(worst?.name).toBe(PLANTED);
    }));
});
