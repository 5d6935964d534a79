import { describe, expect, it } from "vitest";
import { changesOnVisit, cloneLab, type Lab, type LabEvent } from "../../../rules/index.ts";
import { loadRules } from "../../../rules/validation.ts";
import { activating, DAY, done, HOUR, labWith, NOW, rules } from "../lab/scene.ts";

const AWAY = rules.scenes.awayMs;
const CAT = { id: "cat-1", type: "cat" as const, parentMachine: "catLair-1", x: 0, y: 200, room: 1 };

/** A lab whose one lair was used at `NOW`. */
function usedLab(scene: Parameters<typeof labWith>[0] = {}): Lab {
  const lab = labWith({ machines: [{ type: "catLair" }], ...scene });
  done(lab, activating("catLair-1"));
  return lab;
}

const visiting = (lab: Lab, now: number) => done(lab, { type: "visit" }, now);
const scenesIn = (events: readonly LabEvent[]) =>
  events.flatMap((event) => (event.type === "sceneSeen" ? [event.scene] : []));

/** The scenes of so many visits, each a day after the one before. */
function seenIn(lab: Lab, visits: number): string[] {
  return Array.from({ length: visits }, (_, day) => scenesIn(visiting(lab, NOW + (day + 1) * DAY))).flat();
}

describe("while the player is away (GAP-76)", () => {
  it("a scene happens once nothing was done for six hours, and no sooner", () => {
    const lab = usedLab();
    expect(changesOnVisit(rules, lab, NOW + AWAY - 1)).toBe(false);
    expect(scenesIn(visiting(lab, NOW + AWAY - 1))).toEqual([]);
    expect(changesOnVisit(rules, lab, NOW + AWAY)).toBe(true);
    expect(scenesIn(visiting(lab, NOW + AWAY))).toHaveLength(1);
  });

  it("happens nothing in a lab where no machine was ever used", () => {
    expect(seenIn(labWith({ machines: [{ type: "catLair" }] }), 3)).toEqual([]);
    expect(seenIn(labWith(), 3)).toEqual([]);
  });

  it("brings what is found once, however often the player looks (ABU-137)", () => {
    const lab = usedLab();
    const before = { ...lab.resources };
    const [event] = visiting(lab, NOW + AWAY);
    expect(event?.type).toBe("sceneSeen");
    const after = { ...lab.resources };
    expect(after).not.toEqual(before);
    for (let look = 0; look < 20; look++) expect(visiting(lab, NOW + AWAY + look)).toEqual([]);
    expect(lab.resources).toEqual(after);
  });

  it("gives at most one scene, after six hours as after a month", () => {
    const lab = usedLab();
    expect(scenesIn(visiting(lab, NOW + 30 * DAY))).toHaveLength(1);
    expect(scenesIn(visiting(lab, NOW + 30 * DAY + HOUR))).toEqual([]);
  });

  it("draws the same scene whenever it is asked, so that asking again finds no better one (ABU-137)", () => {
    const lab = usedLab();
    const drawn = [0, 1, 500, HOUR].map((later) => scenesIn(visiting(cloneLab(lab), NOW + AWAY + later)));
    expect(new Set(drawn.map(String)).size).toBe(1);
  });

  it("fills the album: what was not seen comes first, and only then something again", () => {
    const lab = usedLab({ pets: [CAT] });
    const possible = Object.values(rules.scenes.rows).filter(({ needs = [] }) =>
      needs.every((need) => need === "cat" || need === "catLair"),
    );
    const first = seenIn(lab, possible.length);
    expect(new Set(first).size).toBe(possible.length);
    const [again = ""] = scenesIn(visiting(lab, NOW + (possible.length + 1) * DAY));
    expect(first).toContain(again);
    expect(lab.album?.seen[again]).toBeLessThan(lab.album?.lastAt ?? 0);
  });

  it("lets a stray cat come by the second scene to a lab without a cat, and never to one with a cat", () => {
    const isStray = (key: string) => rules.scenes.rows[key]?.isStrayCat === true;
    for (let number = 0; number < 20; number++) {
      const machines = [{ type: "catLair", id: `lair-${number}`, lastActivated: NOW } as const];
      expect(seenIn(labWith({ machines }), 2).some(isStray), `lair-${number}`).toBe(true);
      expect(seenIn(labWith({ machines, pets: [CAT] }), 10).some(isStray)).toBe(false);
    }
  });

  it("tells of a machine, of room 2 or of the cat only where there is one", () => {
    const lonely = usedLab();
    for (const key of seenIn(lonely, 60)) {
      const needs = rules.scenes.rows[key]?.needs ?? [];
      for (const need of needs) expect(["noCat", "catLair"], key).toContain(need);
    }
  });

  it("has an album of at least forty scenes, each with a find", () => {
    const rows = Object.values(rules.scenes.rows);
    expect(rows.length).toBeGreaterThanOrEqual(40);
    for (const { find } of rows) expect(Object.values(find).some((amount) => amount > 0)).toBe(true);
  });

  it("happens nothing where the rules have no time for it, however often the player looks", () => {
    const without = { ...rules, scenes: { ...rules.scenes, awayMs: 0 } };
    expect(changesOnVisit(without, usedLab(), NOW + DAY)).toBe(false);
  });

  it("needs a sentence for each scene of a rule file", () => {
    const loaded = loadRules({ texts: { scenes: { told: { letter: "" } } } });
    expect(loaded.ok ? "" : loaded.problems.join("\n")).toContain("texts.scenes.told.letter");
  });
});
