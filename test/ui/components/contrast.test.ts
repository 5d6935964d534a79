import { describe, expect, it } from "vitest";
import { contrast } from "./support/colours.ts";
import { THEMES, type Theme, token } from "./support/tokens.ts";

/** What WCAG 2.2 asks of texts (1.4.3, and 1.4.6 for the contrast theme) and of edges of controls (1.4.11). */
const LEAST = { normal: 4.5, more: 7 } as const satisfies Record<Theme, number>;
const LEAST_OF_EDGES = 3;

const SURFACES = ["page", "panel-top", "panel", "well", "chip"];
/** Colours in which texts stand on every surface. */
const TEXTS = [
  ...["text", "text-dim", "success", "error", "warning", "info", "defeat"],
  ...["tcorvax", "cat-nips", "energy", "eggs", "lamp"],
  ...["stat-energy", "stat-strength", "stat-magic", "stat-stamina", "stat-speed"],
  ...["legendary", "epic", "rare", "common"],
];
/** Texts with a surface of their own. */
const PAIRS = [
  ...["legendary", "epic", "rare", "common"].map((rarity) => ["text-on-ribbon", rarity] as const),
  ["text-on-gold", "gold"],
  ["text-on-teal", "teal"],
  ["text-on-disabled", "disabled"],
  ["text", "neutral"],
  ["text", "violet"],
  ["text", "danger"],
] as const;

describe.each(THEMES)("the %s theme", (theme) => {
  it.each(SURFACES)("has texts that can be read on the surface '%s' (WCAG 1.4.3)", (surface) => {
    const pale = TEXTS.map((text) => ({
      text,
      ratio: contrast(token(theme, text), token(theme, surface)),
    })).filter(({ ratio }) => ratio < LEAST[theme]);
    expect(pale).toEqual([]);
  });

  it.each(PAIRS)("has texts that can be read: '%s' on '%s' (WCAG 1.4.3)", (text, surface) => {
    expect(contrast(token(theme, text), token(theme, surface))).toBeGreaterThanOrEqual(LEAST[theme]);
  });

  it.each(SURFACES)("shows where the keyboard is on the surface '%s' (WCAG 1.4.11)", (surface) => {
    expect(contrast(token(theme, "focus"), token(theme, surface))).toBeGreaterThanOrEqual(LEAST_OF_EDGES);
  });
});

it("the contrast theme gives everything that can be pressed an edge (WCAG 1.4.11)", () => {
  for (const surface of [...SURFACES, "neutral", "violet", "danger"])
    expect(contrast(token("more", "ink"), token("more", surface))).toBeGreaterThanOrEqual(LEAST_OF_EDGES);
});
