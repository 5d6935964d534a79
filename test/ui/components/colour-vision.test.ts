import { describe, expect, it } from "vitest";
import { HEALTH_COLORS } from "../../../engine/battle/plate-pictures.ts";
import { SIDE_COLORS } from "../../../engine/battle/side-emblem.ts";
import { difference, type Light, light, seen, VISIONS, type Vision } from "./support/colours.ts";
import { THEMES, token } from "./support/tokens.ts";

/**
 * Several times what is just noticed side by side. Every one of these meanings has a shape or a word as well; nobody
 * shall depend on that alone where colours can be chosen so that they also differ.
 */
const CLEARLY = 0.1;

type Group = Record<string, Light>;

const tokens = (theme: (typeof THEMES)[number], names: readonly string[]): Group =>
  Object.fromEntries(names.map((name) => [name, token(theme, name)]));

/** Colours that mean different things where they stand beside one another. */
const GROUPS: Record<string, Group> = {
  "the sides of a battle": { own: light(SIDE_COLORS[0]), enemy: light(SIDE_COLORS[1]) },
  "the states of health": Object.fromEntries(
    Object.entries(HEALTH_COLORS).map(([state, [, base]]) => [state, light(base)]),
  ),
};
for (const theme of THEMES) {
  GROUPS[`success, warning and failure, also as states of health (${theme})`] = tokens(theme, [
    ...["success", "warning", "error"],
  ]);
  GROUPS[`what is chosen and what is dangerous (${theme})`] = tokens(theme, ["gold", "danger"]);
  GROUPS[`what goes on and what is destroyed (${theme})`] = tokens(theme, ["teal", "danger"]);
}

/** The pairs of a group that look alike to somebody. */
function alike(vision: Vision, group: Group): string[] {
  const entries = Object.entries(group).map(([name, colour]) => [name, seen(vision, colour)] as const);
  return entries.flatMap(([name, colour], index) =>
    entries
      .slice(index + 1)
      .filter(([, other]) => difference(colour, other) < CLEARLY)
      .map(([other, look]) => `${name} and ${other}: ${difference(colour, look).toFixed(3)}`),
  );
}

describe.each(Object.keys(VISIONS) as Vision[])("with %s", (vision) => {
  it.each(Object.entries(GROUPS))("%s look different", (_, group) => {
    expect(alike(vision, group)).toEqual([]);
  });
});

it("the simulations tell red and green apart only for those who can", () => {
  const [red, green] = [light("#b05050"), light("#6a7a3a")];
  expect(difference(red, green)).toBeGreaterThan(CLEARLY);
  expect(difference(seen("deuteranopia", red), seen("deuteranopia", green))).toBeLessThan(CLEARLY);
  expect(difference(seen("tritanopia", red), seen("tritanopia", green))).toBeGreaterThan(CLEARLY);
});
