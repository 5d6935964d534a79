import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  apply,
  changesOnVisit,
  cloneLab,
  collides,
  copiesOf,
  copyLimit,
  type Lab,
  type LabCommand,
  legalCommands,
  MACHINE_TYPES,
  RESOURCE_NAMES,
  whyNot,
} from "../../../rules/index.ts";
import { DAY, HOUR, labWith, NOW, rules } from "./scene.ts";

/** A lab with plenty or little, played at random: each number picks one of the commands then legal. */
const play = fc.record({
  riches: fc.constantFrom(0, 300, 5000),
  picks: fc.array(fc.record({ pick: fc.nat(), wait: fc.integer({ min: 0, max: 30 * HOUR }) }), {
    maxLength: 60,
  }),
});

function playedLab(
  { riches, picks }: { riches: number; picks: { pick: number; wait: number }[] },
  each: (lab: Lab) => void,
) {
  const lab = labWith({ tcorvax: riches, catNips: riches, energy: riches });
  let now = NOW;
  let nextId = 0;
  for (const { pick, wait } of picks) {
    now += wait;
    const commands = legalCommands(rules, lab, now, `id-${nextId++}`);
    const command = commands[pick % commands.length];
    if (!command) throw new Error("a visit is always legal");
    const outcome = apply(rules, lab, command, now);
    expect(outcome.ok, `a legal ${command.type} is never refused`).toBe(true);
    each(lab);
  }
  return { lab, now };
}

describe("any sequence of commands", () => {
  it("keeps amounts whole and never negative, and all limits (LAB-067 to LAB-070, ABU-27, ABU-57)", () => {
    fc.assert(
      fc.property(play, (steps) => {
        playedLab(steps, (lab) => {
          for (const name of RESOURCE_NAMES) {
            expect(Number.isSafeInteger(lab.resources[name]), name).toBe(true);
            expect(lab.resources[name], name).toBeGreaterThanOrEqual(0);
          }
          for (const type of MACHINE_TYPES) {
            expect(copiesOf(lab, type)).toBeLessThanOrEqual(copyLimit(rules, type));
          }
          for (const machine of lab.machines) {
            expect(machine.level).toBeLessThanOrEqual(rules.machines[machine.type].maxLevel);
            expect(collides(rules, lab, machine, machine.id)).toBe(false);
          }
        });
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  it("predicts for each lab whether a visit changes it (GAP-04, GAP-55)", () => {
    fc.assert(
      fc.property(play, fc.integer({ min: 0, max: 3 * DAY }), (steps, later) => {
        const { lab, now } = playedLab(steps, () => {});
        const seen = cloneLab(lab);
        const changes = changesOnVisit(rules, lab, now + later);
        apply(rules, seen, { type: "visit" }, now + later);
        expect(isDeepStrictEqual(seen, lab)).toBe(!changes);
      }),
      { seed: 6, numRuns: 150 },
    );
  });

  it("does not change the lab when a command is refused (GAP-06)", () => {
    const anyNumber = fc.oneof(fc.integer({ min: -100, max: 800 }), fc.constantFrom(0, 64, 128, Number.NaN));
    const anyId = fc.constantFrom("id-0", "id-1", "id-2", "__proto__", "");
    const anyCommand: fc.Arbitrary<LabCommand> = fc.oneof(
      fc.record({
        type: fc.constant("build" as const),
        machineType: fc.constantFrom(...MACHINE_TYPES),
        id: fc.constant("fresh"),
        x: anyNumber,
        y: anyNumber,
        room: fc.integer({ min: -1, max: 4 }),
      }),
      fc.record({ type: fc.constant("upgrade" as const), machineId: anyId }),
      fc.record({ type: fc.constant("activate" as const), machineId: anyId, account: fc.constant(null) }),
      fc.record({
        type: fc.constant("move" as const),
        machineId: anyId,
        x: anyNumber,
        y: anyNumber,
        room: fc.integer({ min: 0, max: 3 }),
      }),
      fc.record({
        type: fc.constant("movePet" as const),
        petId: anyId,
        x: anyNumber,
        y: anyNumber,
        room: fc.integer({ min: 0, max: 3 }),
      }),
    );
    fc.assert(
      fc.property(play, anyCommand, (steps, command) => {
        const { lab, now } = playedLab(steps, () => {});
        const before = cloneLab(lab);
        const reason = whyNot(rules, lab, command, now);
        expect(lab, "asking changes nothing").toEqual(before);
        const outcome = apply(rules, lab, command, now);
        expect(outcome.ok).toBe(reason === null);
        if (!outcome.ok) expect(lab, "a refusal changes nothing").toEqual(before);
      }),
      { seed: 6, numRuns: 200 },
    );
  });
});
