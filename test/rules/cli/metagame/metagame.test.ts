import { describe, expect, it } from "vitest";
import { answers } from "../../../../rules/cli/metagame/report/answers.ts";
import { matchupRows, metagameReport } from "../../../../rules/cli/metagame/report/metagame-report.ts";
import { reportPage } from "../../../../rules/cli/page/page.ts";
import { shippedRules } from "../../../../rules/index.ts";
import { inFolder, writeJson } from "../run-tool.ts";
import { metagameOf } from "./play-here.ts";

const deckOf = (tool: string, points = 9) => ({
  creatures: ["corvax", "bullx", "xerdian"].map((species_id) => ({
    species_id,
    form: 2,
    rarity: "Common",
    stats: { energy: points, strength: points, magic: points, stamina: points, speed: points },
  })),
  tools: [tool, tool, tool],
  spells: ["Babylon Burst"],
});
/** Wins against the field in thousandths: another result means other battles, or other decks. */
const GOLDEN = [
  ["deck 1", 1000],
  ["deck 3", 656],
  ["deck 2", 344],
  ["deck 4", 0],
];
const QUICK = ["--battles", "60", "--grow", "0", "--without", "no", "--compare", "no"];

describe("npm run metagame", () => {
  it("plays the same metagame for a seed, and tells every deck's result", async () => {
    const flags = ["--decks", "4", "--seed", "golden", ...QUICK];
    const { result, text } = await metagameOf(flags);
    expect(result.decks.map(({ name, field }) => [name, Math.round(field.value * 1000)])).toEqual(GOLDEN);
    expect((await metagameOf(flags)).result).toEqual(result);
    expect(text).toMatch(new RegExp(`^The strongest deck is ${result.decks[0]?.name}: it wins `, "m"));
    expect(text).toMatch(
      /^In PvP the side whose opening hand has more initiative begins, in whichever place it stands;/m,
    );
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    const keystone = result.items.find(({ name }) => name === "Babylon Keystone");
    expect(keystone?.keys).toContain("tools.Babylon Keystone.each.energyGain");
    for (const kind of ["species", "tools", "spells"]) {
      const best = result.items.find((item) => item.kind === kind);
      const numbers = best?.keys[0] ? `; --sweep "${best.keys[0]}=FROM:TO:STEP" plays the same decks` : "";
      const sentence = text.split("\n").find((line) => line.includes(` adds most of the ${kind}: `));
      expect(sentence?.toLowerCase()).toContain(best?.name.toLowerCase());
      expect(sentence).toContain(numbers);
      expect(sentence?.includes("; that may be chance.")).toBe((best?.points.low ?? 0) <= 0);
    }
    const html = reportPage(metagameReport(result)).replace(/url\(data:font[^)]*\)/g, "");
    expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(2 + 3);
    expect(html.match(/https?:|<script|<link|@import|src="|NaN|undefined|Infinity/g)).toBeNull();
    expect(html).toContain("<summary>Figures: who wins against whom</summary>");
    expect(html).toMatch(
      /<th scope="row">deck 3<\/th><td>deck 2<\/td><td>[\d.]+\s% \([\d.]+–\u2060[\d.]+\)<\/td><td>\d+</,
    );
    expect(matchupRows(result)[1]).toMatchObject({
      ...{ deck: "deck 3", field_low: expect.any(Number), field_high: expect.any(Number) },
      ...{ "against deck 4": 1, "against deck 4_low": expect.any(Number), "against deck 4_high": 1 },
    });
    expect(text).toMatch(/^deck 4 .* deck \d: [\d.]+ % \([\d.]+–[\d.]+\)$/m);
  });

  it("gives a matrix in which a win of one is a loss of the other, and an equilibrium that nobody beats", async () => {
    const { matrix, decks } = (await metagameOf(["--decks", "5", ...QUICK])).result;
    expect(matrix).toHaveLength(5);
    matrix?.forEach((row, own) => {
      row.forEach(({ value }, other) => {
        expect(value + (matrix[other]?.[own]?.value ?? 0)).toBeCloseTo(1, 9);
      });
    });
    expect(decks.reduce((sum, { nash }) => sum + (nash?.share ?? 0), 0)).toBeCloseTo(1, 6);
    for (const { nash } of decks) expect(nash?.rate).toBeLessThan(0.505);
  });

  it("rates hand-made decks alike in whatever order their files are named", () =>
    inFolder(async (at) => {
      const weak = writeJson(at("weak.json"), deckOf("Ledger Lens", 3));
      const strong = writeJson(at("strong.json"), deckOf("Babylon Keystone", 60));
      const flags = ["--decks", "1", ...QUICK];
      const one = await metagameOf([weak, strong, ...flags]);
      expect((await metagameOf([strong, weak, ...flags])).result).toEqual(one.result);
      const rate = (name: string) => one.result.decks.find((deck) => deck.name === name)?.field.value ?? 0.5;
      expect(rate("strong")).toBeGreaterThan(rate("weak") + 0.2);
    }));

  it("names the decks that clearly win more than a bound", async () => {
    const { result } = await metagameOf(["--decks", "4", "--seed", "golden", "--bound", "60", ...QUICK]);
    expect(result.bound?.over).toEqual(
      result.decks.filter(({ field }) => field.low > 0.6).map(({ name }) => name),
    );
    expect(result.bound?.over.length).toBeGreaterThan(0);
    expect(result.bound?.over.length).toBeLessThan(4);
  });

  it("plays the decks again with each value of a number", async () => {
    const key = "battle.costs.attack";
    const { result, text } = await metagameOf(["--decks", "2", "--sweep", `${key}=1:2:1`, ...QUICK]);
    expect(result.sweep?.values.map(({ value }) => value)).toEqual([1, 2]);
    expect(result.sweep?.values[1]?.rulesHash).toBe(result.rulesHash);
    expect(shippedRules.battle.costs.attack).toBe(2);
    expect(text).toContain(key);
    expect(text).not.toContain("FROM:TO:STEP");
  });

  it("plays the same decks and seeds before an overlay too, and tells what it changes (GAP-51)", () =>
    inFolder(async (at) => {
      const flags = ["--decks", "2", "--seed", "golden", ...QUICK];
      const shipped = (await metagameOf(flags)).result;
      const overlay = writeJson(at("my.json"), { battle: { costs: { attack: 1 } } });
      const { result, text } = await metagameOf([...flags, "--rules", overlay]);
      expect(result.before?.rulesHash).toBe(shipped.rulesHash);
      const ratesOf = (decks: { name: string; rate: number }[]) =>
        new Map(decks.map((deck) => [deck.name, deck.rate]));
      expect(
        ratesOf((result.before?.decks ?? []).map(({ name, before }) => ({ name, rate: before.value }))),
      ).toEqual(ratesOf(shipped.decks.map(({ name, field }) => ({ name, rate: field.value }))));
      for (const { name, before, change } of result.before?.decks ?? [])
        expect(before.value + change.value).toBeCloseTo(
          result.decks.find((deck) => deck.name === name)?.field.value ?? -1,
          9,
        );
      expect(text).toMatch(/^Under the shipped rules deck \d was the strongest with /m);
      expect(reportPage(metagameReport(result))).toContain("Before and after");
      expect(
        (await metagameOf([...flags, "--rules", overlay, "--before", "no"])).result.before,
      ).toBeUndefined();
      const same = writeJson(at("same.json"), {});
      expect((await metagameOf([...flags, "--rules", same])).result).toEqual(shipped);
    }));

  it("plays without an item and with the other policy @long", async () => {
    const flags = ["--policy", "random", "--decks", "2"];
    const { result, text } = await metagameOf([...flags, "--battles", "50", "--grow", "0"]);
    expect(result.without.map(({ name }) => name)).toContain("Shardstorm");
    expect(result.policyDifference).toMatchObject({ policy: "full", pairings: 1 });
    const [, first] = text.split("\n\n");
    expect(first).toMatch(
      /^Policy random decided all of this, and full, played on a sample, (confirms|leaves|does not confirm) .*: of 2 decks from the first to the last deck \d wins /,
    );
    expect(text).toMatch(/^With policy full instead of random the favourite's win rate changes by /m);
  });

  it.each([
    [0.9, 0.5, "confirms its first"],
    [0.2, 0.6, "does not confirm its first"],
    [0.55, 0.6, "leaves its first open"],
  ])("says at the top what full makes of the first deck: %d against %d %s", async (best, other, said) => {
    const { result } = await metagameOf(["--decks", "2", ...QUICK]);
    const rate = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
    const confirmed = {
      decks: [best, other].map((value, index) => ({ name: `${index}`, rate: rate(value) })),
    };
    expect(answers({ ...result, confirmed })[0]).toContain(`full, played on a sample, ${said}: of 2 decks`);
    expect(answers({ ...result, policy: "full" })[0]).toMatch(/^The strongest deck is /);
    expect(answers(result)[0]).toContain("full has confirmed nothing");
  });

  it("shows what was played until it was interrupted", async () => {
    let asked = 0;
    const { result, text } = await metagameOf(["--decks", "3", "--battles", "60"], () => ++asked > 2);
    expect(result.interrupted).toBe(true);
    expect(result.decks).toHaveLength(3);
    expect(result.without).toEqual([]);
    expect(text).toContain("The strongest deck is ");
  });
});
