import { describe, expect, it } from "vitest";
import { apply, type Lab, nextActivation, readyMachines } from "../../../rules/index.ts";
import { HOUR, labWith, NOW, rules } from "./scene.ts";

const names = (lab: Lab) => readyMachines(rules, lab, NOW).map(({ id }) => id);

/** Activates one machine after the other as a player's press does; returns which were accepted, in their order. */
function activatedAll(lab: Lab, played = rules): string[] {
  const waiting = new Set(names(lab));
  const accepted: string[] = [];
  for (;;) {
    const machine = nextActivation(played, lab, waiting, null, NOW);
    if (!machine) return accepted;
    waiting.delete(machine.id);
    const command = { type: "activate", machineId: machine.id, account: null } as const;
    if (apply(played, lab, command, NOW).ok) accepted.push(machine.id);
  }
}

describe("the order of the machines that one press activates", () => {
  it("puts what makes Cat Nips before what uses them up (LAB-115, LAB-116)", () => {
    const lab = labWith({ catNips: 0, machines: [{ type: "reactor" }, { type: "catLair" }] });
    expect(activatedAll(lab)).toEqual(["catLair-2", "reactor-1"]);
  });

  it("puts Amplifiers before the Reactors that they raise (GAP-05)", () => {
    const lab = labWith({ machines: [{ type: "reactor" }, { type: "amplifier" }, { type: "catLair" }] });
    expect(names(lab)).toEqual(["catLair-3", "amplifier-2", "reactor-1"]);
  });

  it("gives scarce Cat Nips to the Reactor of the highest level", () => {
    const machines = [{ type: "reactor" as const }, { type: "reactor" as const, level: 3 }];
    expect(activatedAll(labWith({ catNips: 5, machines }))).toEqual(["reactor-2"]);
  });

  it("lets an Amplifier without Energy wait until a Reactor has made some (LAB-117)", () => {
    const lab = labWith({
      energy: 0,
      machines: [
        { type: "amplifier", isOffline: true, upkeepPaidUntil: 0 },
        { type: "reactor" },
        { type: "reactor" },
      ],
    });
    const { energyYield } = rules.reactor;
    const paid = { ...rules, amplifier: { ...rules.amplifier, upkeepEnergyPerLevel: energyYield } };
    expect(activatedAll(lab, paid)).toEqual(["reactor-2", "amplifier-1", "reactor-3"]);
  });

  it("leaves out what cools down and a FOMO HIT without its badge (LAB-105, LAB-165)", () => {
    const lab = labWith({
      machines: [
        { type: "catLair", lastActivated: NOW - HOUR + 1 },
        { type: "catLair", lastActivated: NOW - HOUR },
        { type: "fomoHit" },
      ],
    });
    expect(names(lab)).toEqual(["catLair-2"]);
  });
});
