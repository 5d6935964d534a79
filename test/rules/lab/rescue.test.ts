import { describe, expect, it } from "vitest";
import { DAY, done, labWith, NOW, owned } from "./scene.ts";

describe("a player who can neither earn nor build", () => {
  it("gets up to 20 TCorvax (GAP-55)", () => {
    const lab = labWith({ tcorvax: 3, machines: [{ type: "catLair" }] });
    expect(done(lab, { type: "visit" })).toEqual([{ type: "rescued", tcorvax: 17_000 }]);
    expect(owned(lab).tcorvax).toBe("20");
  });

  it("is helped once in 24 hours (GAP-55)", () => {
    const lab = labWith({ tcorvax: 0 });
    done(lab, { type: "visit" });
    lab.resources.tcorvax = 0;
    expect(done(lab, { type: "visit" }, NOW + DAY - 1)).toEqual([]);
    expect(done(lab, { type: "visit" }, NOW + DAY)).toHaveLength(1);
  });

  it("who has a lair and a reactor, or 10 TCorvax, is not helped (GAP-55)", () => {
    const working = labWith({ tcorvax: 0, machines: [{ type: "catLair" }, { type: "reactor" }] });
    expect(done(working, { type: "visit" })).toEqual([]);
    expect(done(labWith({ tcorvax: 10 }), { type: "visit" })).toEqual([]);
  });
});
