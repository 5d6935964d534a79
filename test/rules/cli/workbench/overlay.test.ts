import { describe, expect, it } from "vitest";
import { differing, merged } from "../../../../rules/cli/workbench/browser/overlay.ts";

const shipped = { costs: { attack: 2, spell: 4 }, tiers: [{ turns: 5, bonus: 1 }] };

describe("the overlay that a form makes", () => {
  it("names only what differs, and a list as a whole (GAP-51)", () => {
    const edited = { costs: { attack: 3, spell: 4 }, tiers: [{ turns: 6, bonus: 1 }] };
    expect(differing(shipped, edited)).toEqual({ costs: { attack: 3 }, tiers: [{ turns: 6, bonus: 1 }] });
    expect(merged(shipped, { costs: { attack: 3 } })).toEqual({ ...shipped, costs: { attack: 3, spell: 4 } });
  });

  it("is empty where the form only put keys into another order (GAP-51)", () => {
    expect(differing(shipped, { tiers: [{ bonus: 1, turns: 5 }], costs: { spell: 4, attack: 2 } })).toBe(
      undefined,
    );
  });
});
