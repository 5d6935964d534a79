// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { refusalOf, shippedRules as rules } from "../../../rules/index.ts";
import { machineLabels } from "../../../ui/lab/machine-list/machine-labels.ts";
import { MachineList } from "../../../ui/lab/machine-list/machine-list.tsx";
import { click, descriptionOf, pageText, render, the } from "../support/render.tsx";
import { machine } from "../support/room-machines.ts";

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const defaults = {
  rules,
  room: 1,
  machines: [],
  pets: [],
  labels: new Map<string, string>(),
  now: NOW,
  badges: {},
  refusals: {},
  onBuild: () => undefined,
  onActivate: () => undefined,
  onPetOptions: () => undefined,
  onOptions: () => undefined,
  onGlance: () => undefined,
};

describe("the list of the room's machines", () => {
  it("shows name, level and readiness, and activates (LAB-044, LAB-105)", () => {
    const activated: string[] = [];
    render(
      <MachineList
        {...defaults}
        machines={[machine("m1", "reactor", { level: 2 })]}
        onActivate={(id) => activated.push(id)}
      />,
    );
    expect(document.querySelector("li")?.textContent).toContain("Reactor Level 2Ready");
    click(the("button", "Activate Reactor"));
    expect(activated).toEqual(["m1"]);
  });

  it("shows how to build the first machine in an empty room (LAB-003)", () => {
    let asked = 0;
    render(<MachineList {...defaults} onBuild={() => asked++} />);
    expect(pageText()).toContain("No machines in this room yet.");
    click(the("button", "Build a machine"));
    expect(asked).toBe(1);
  });

  it("shows the minutes left, rounded up, and does not activate meanwhile (LAB-109)", () => {
    const activated: string[] = [];
    const cooling = machine("m1", "catLair", { lastActivated: NOW - 17.5 * MINUTE_MS });
    render(
      <MachineList
        {...defaults}
        machines={[cooling]}
        refusals={{ m1: refusalOf(rules, "cooldown", { minutes: 43 }) }}
        onActivate={(id) => activated.push(id)}
      />,
    );
    const button = the("button", "Activate Cat's Lair");
    click(button);
    expect(activated).toEqual([]);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(descriptionOf(button)).toBe("43 min left");
  });

  it("shows the same badges as the canvas and the rules' reasons (LAB-039, LAB-111)", () => {
    render(
      <MachineList
        {...defaults}
        machines={[machine("m1", "amplifier", { isOffline: true })]}
        badges={{ m1: "OFFLINE" }}
        refusals={{ m1: refusalOf(rules, "offline") }}
      />,
    );
    expect(pageText()).toContain("OFFLINE");
    expect(descriptionOf(the("button", "Activate Amplifier"))).toBe("Offline");
  });

  it("gives two machines of one type different names, also across rooms", () => {
    const near = machine("m2", "reactor");
    const labels = machineLabels(rules, [machine("m1", "reactor", { room: 2 }), near]);
    render(<MachineList {...defaults} machines={[near]} labels={labels} />);
    expect(the("button", "Activate Reactor 2")).toBeTruthy();
  });

  it("has a row for the cat with its options (LAB-142)", () => {
    const opened: string[] = [];
    render(
      <MachineList
        {...defaults}
        pets={[{ id: "p1", type: "cat", x: 0, y: 0, room: 1, parentMachine: "m1" }]}
        onPetOptions={(id) => opened.push(id)}
      />,
    );
    click(the("button", "Mochi options"));
    expect(opened).toEqual(["p1"]);
  });
});
