import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { buildCry } from "../../../../ui/game/sound/build-cry.ts";
import { CRIES, rateOfForm } from "../../../../ui/game/sound/cries.ts";
import { bands, difference, loudness, peak } from "./measure-sound.ts";

const SPECIES = Object.keys(shippedRules.species);
/** Most that the loudest cry may be above the quietest, in decibels. */
const MOST_APART_DB = 3;
/** Least of what is heard that two species must not share. */
const LEAST_DIFFERENCE = 0.45;

const samples = new Map(Object.entries(CRIES).map(([species, cry]) => [species, buildCry(cry)]));

describe("the cries of the species", () => {
  it("exist for each of the ten species, with a caption", () => {
    expect([...samples.keys()].sort()).toEqual([...SPECIES].sort());
    expect(Object.keys(shippedRules.texts.captions.cries).sort()).toEqual([...SPECIES].sort());
  });

  it("stay below full scale and are as loud as each other", () => {
    const measured = [...samples.values()];
    for (const cry of measured) expect(peak(cry)).toBeLessThan(0.8);
    const levels = measured.map(loudness);
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(MOST_APART_DB);
  });

  it("are all different: no two share most of what is heard when", () => {
    const heard = [...samples].map(([species, cry]) => ({ species, heard: bands(cry) }));
    const alike = heard.flatMap((one, index) =>
      heard
        .slice(index + 1)
        .filter((other) => difference(one.heard, other.heard) < LEAST_DIFFERENCE)
        .map((other) => `${one.species} and ${other.species}`),
    );
    expect(alike).toEqual([]);
  });

  it("become deeper and longer with each form", () => {
    const rates = [0, 1, 2, 3].map(rateOfForm);
    expect(rates).toEqual([...new Set(rates)].sort((one, other) => other - one));
    expect(rateOfForm(9)).toBe(rates[3]);
  });
});
