import { describe, expect, it } from "vitest";
import { resourcesOf } from "../../../rules/amounts/resources.ts";
import { commandsFor } from "../../../rules/cli/economy/policy.ts";
import {
  type ChosenKind,
  choiceOf,
  cloneLab,
  decorationCost,
  decorationsOf,
  type Lab,
  type LabCommand,
  noResources,
  type Resources,
  resourceFlow,
  SOLD_KINDS,
  type SoldKind,
  UNDECORATED,
  visitedLab,
  whyNot,
} from "../../../rules/index.ts";
import { consistencyProblems } from "../../../rules/ruleset/consistency/consistency-problems.ts";
import { done, labWith, NOW, refused, rules } from "../lab/scene.ts";

const richLab = (changes: Partial<Lab> = {}): Lab => ({
  ...labWith({ roomsUnlocked: 2 }),
  resources: resourcesOf({ tcorvax: 5000, catNips: 10, energy: 10, eggs: 500 }),
  ...changes,
});
const buy = (kind: SoldKind, key: string, room = 1): LabCommand => ({
  type: "buyDecoration",
  ...choiceOf(kind, key, room),
});
const use = (kind: ChosenKind, key: string | null, room = 1): LabCommand => ({
  type: "decorate",
  ...choiceOf(kind, key, room),
});
const rows = SOLD_KINDS.flatMap((kind) =>
  Object.keys(rules.decorations[kind]).map((key) => ({
    kind,
    key,
    cost: decorationCost(rules, kind, key) ?? noResources(),
  })),
);
const less = ({ tcorvax, catNips, energy, eggs }: Resources, cost: Resources): Resources => ({
  tcorvax: tcorvax - cost.tcorvax,
  catNips: catNips - cost.catNips,
  energy: energy - cost.energy,
  eggs: eggs - cost.eggs,
});

describe("a decoration that is bought (GAP-81)", () => {
  it("a decoration is paid, kept with the moment, and used at once", () => {
    const lab = richLab();
    const before = { ...lab.resources };
    const cost = resourcesOf({ tcorvax: 600, eggs: 60 });
    expect(done(lab, buy("rugs", "galaxy", 2))).toEqual([
      { type: "decorationBought", kind: "rugs", key: "galaxy", cost },
    ]);
    expect(lab.resources).toEqual(less(before, cost));
    expect(lab.bought).toEqual({ rugs: { galaxy: NOW } });
    expect(decorationsOf(rules, lab)).toEqual({ ...UNDECORATED, rugs: { 2: "galaxy" } });
  });

  it("can be used in the other room too, put away, and used again without paying", () => {
    const lab = richLab();
    for (const command of [buy("windows", "orbit"), buy("skins", "gold"), buy("plates", "brass")])
      done(lab, command);
    const paid = { ...lab.resources };
    for (const command of [use("windows", "orbit", 2), use("windows", null), use("skins", null)])
      expect(done(lab, command)).toEqual([{ type: "decorated" }]);
    expect(decorationsOf(rules, lab)).toEqual({ ...UNDECORATED, windows: { 2: "orbit" }, plate: "brass" });
    done(lab, use("skins", "gold"));
    expect(decorationsOf(rules, lab).skin).toBe("gold");
    expect(lab.resources).toEqual(paid);
  });

  it("a decoration that is owned is not sold again, not for the other room either, and is paid once (ABU-139)", () => {
    const lab = richLab();
    done(lab, buy("rugs", "moon"));
    const paid = { ...lab.resources };
    for (const room of [1, 2]) expect(refused(lab, buy("rugs", "moon", room)).code).toBe("already_bought");
    expect(lab.resources).toEqual(paid);
  });

  it("a decoration is not sold when one of its resources does not suffice", () => {
    const { tcorvax, eggs } = resourcesOf({ tcorvax: 600, eggs: 60 });
    for (const short of [
      { tcorvax: tcorvax - 1, eggs },
      { tcorvax, eggs: eggs - 1 },
    ]) {
      const lab = richLab({ resources: { ...noResources(), ...short } });
      expect(refused(lab, buy("rugs", "galaxy")).code).toBe("not_enough_resources");
      expect(lab.bought).toBeUndefined();
    }
    const lab = richLab({ resources: { ...noResources(), tcorvax, eggs } });
    done(lab, buy("rugs", "galaxy"));
    expect(lab.resources).toEqual(noResources());
  });

  it("a decoration that the rules do not have, or have as another kind, is not sold (ABU-139)", () => {
    const lab = richLab();
    for (const command of [
      buy("rugs", "carpet"),
      buy("rugs", "gold"),
      buy("skins", "constructor"),
      buy("plates", "__proto__"),
      buy("rugs", "moon\u0000"),
    ])
      expect(refused(lab, command).code).toBe("unknown_decoration");
  });

  it("a window is not sold for a room that is locked or does not exist", () => {
    const lab = richLab({ roomsUnlocked: 1 });
    expect(refused(lab, buy("windows", "orbit", 2)).code).toBe("room_locked");
    for (const room of [0, -1, 3, 1.5])
      expect(refused(lab, buy("windows", "orbit", room)).code).toBe("not_a_room");
  });

  it("cannot be used before it is bought, and is not shown when a lab claims it (ABU-139)", () => {
    const lab = richLab();
    expect(refused(lab, use("rugs", "moon")).text).toBe("Not bought yet");
    expect(refused(lab, use("skins", "removed")).code).toBe("unknown_decoration");
    lab.decoration = { themes: {}, rugs: { 1: "moon" }, skin: "gold", plate: "toString" };
    expect(decorationsOf(rules, lab)).toEqual(UNDECORATED);
  });

  it("is seen by visitors as far as it is used, without what is owned beside it", () => {
    const lab = richLab();
    for (const command of [buy("rugs", "moon"), buy("rugs", "chart"), buy("plates", "neon")])
      done(lab, command);
    const seen = visitedLab(rules, lab, NOW);
    expect(seen.decorations).toEqual({ ...UNDECORATED, rugs: { 1: "chart" }, plate: "neon" });
    expect(JSON.stringify(seen)).not.toContain("moon");
  });

  it("is kept by a copy of the lab, which shares nothing with it", () => {
    const lab = richLab();
    done(lab, buy("rugs", "moon"));
    const copy = cloneLab(lab);
    for (const command of [buy("rugs", "chart"), buy("windows", "orbit")]) done(lab, command);
    expect(copy.bought).toEqual({ rugs: { moon: NOW } });
    expect(decorationsOf(rules, copy)).toEqual({ ...UNDECORATED, rugs: { 1: "moon" } });
  });

  it("counts as spent", () => {
    const cost = resourcesOf({ tcorvax: 600, eggs: 60 });
    expect(resourceFlow(done(richLab(), buy("rugs", "galaxy"))).spent).toEqual(cost);
  });
});

describe("the rows of the bought decorations (GAP-81)", () => {
  it("are at least 20, of four kinds, and rise from what two days bring to what takes weeks", () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const kind of SOLD_KINDS)
      expect(Object.keys(rules.decorations[kind]).length).toBeGreaterThanOrEqual(5);
    const prices = rows.map(({ cost }) => cost.tcorvax);
    expect(Math.min(...prices)).toBeLessThanOrEqual(resourcesOf({ tcorvax: 50 }).tcorvax);
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(resourcesOf({ tcorvax: 1000 }).tcorvax);
  });

  it("all cost TCorvax, and at least four of them cost Eggs too", () => {
    expect(rows.filter(({ cost }) => cost.tcorvax === 0)).toEqual([]);
    expect(rows.filter(({ cost }) => cost.eggs > 0).length).toBeGreaterThanOrEqual(4);
    expect(rows.filter(({ cost }) => cost.catNips + cost.energy > 0)).toEqual([]);
  });

  it("can all be bought by who can pay exactly that", () => {
    for (const { kind, key, cost } of rows)
      expect([key, whyNot(rules, richLab({ resources: cost }), buy(kind, key), NOW)]).toEqual([key, null]);
  });

  it("are refused by the rule check when they cost nothing", () => {
    const broken = structuredClone(rules);
    broken.decorations.rugs.moon = { costs: { tcorvax: 0 } };
    broken.decorations.plates.brass = { costs: {} };
    expect(consistencyProblems(broken, () => true).map(({ path }) => path.join("."))).toEqual([
      "decorations.rugs.moon.costs",
      "decorations.plates.brass.costs",
    ]);
  });

  it("are bought by no policy of the economy, even one that buys anything", () => {
    const bought = commandsFor(rules, richLab(), { type: "anything" }, "new").map(({ type }) => type);
    expect(new Set(bought)).toEqual(new Set(["build"]));
  });
});
