// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { drawnLab, drawnResidents, shippedRules as rules, UNDECORATED } from "../../../rules/index.ts";
import { visitedRoom } from "../../../ui/visit/visited-room.ts";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { LOOK } from "../support/looks.ts";

const AT = 1_000_000;
const PLACE = { x: 0, y: 128, room: 1, level: 1, minutes: 0 };

function opened(roomsUnlocked: number) {
  const { game } = new PvpOnScreen().pvp;
  const seen = {
    roomsUnlocked,
    machines: [
      { ...PLACE, type: "incubator" as const, isOn: true },
      { ...PLACE, type: "amplifier" as const, isOn: false },
    ],
    pets: [{ type: "cat" as const, x: 256, y: 256, room: 1 }],
    decorations: {
      ...UNDECORATED,
      look: "catEars",
      themes: { 1: "sunset" },
      rugs: { 1: "moon" },
      plate: "brass",
      trophies: ["goldenCat"],
    },
  };
  const room = visitedRoom({
    game,
    rules,
    name: "Ann",
    lab: drawnLab(rules, seen, AT),
    decorations: seen.decorations,
    residents: drawnResidents([
      { speciesId: "corvax", form: 3, upgrades: 2, level: 12, room: 1 },
      { speciesId: "bullx", form: 0, upgrades: 0, level: 1, room: 2 },
    ]),
    look: () => LOOK,
  });
  return { game, room, notices: () => game.store.getState().notices.map(({ text }) => text) };
}

describe("a visited room", () => {
  it("is drawn as its owner sees it, but asks for no wallet, and nothing in it can be moved", () => {
    const { badges, placement, decorations, owner } = opened(1).room.port.snapshot();
    expect(Object.values(badges)).toEqual([rules.texts.lab.badges.offline]);
    expect(placement).toBeNull();
    expect(decorations).toMatchObject({ look: "catEars", themes: { 1: "sunset" }, rugs: { 1: "moon" } });
    expect([decorations.plate, owner]).toEqual(["brass", "Ann"]);
  });

  it("lets whoever visits through open doors alone", () => {
    const { room, notices } = opened(1);
    room.port.send({ type: "enterDoor", room: 2 });
    expect(room.port.snapshot().room).toBe(1);
    expect(notices()).toEqual(["Ann has not opened room 2 yet."]);
    const open = opened(2).room;
    open.port.send({ type: "enterDoor", room: 2 });
    expect(open.port.snapshot().room).toBe(2);
  });

  it("lets its creatures be greeted and called, as their owner does, by the names of their species (GAP-75)", () => {
    const { game, room } = opened(2);
    const effects: object[] = [];
    const cries: object[] = [];
    room.port.subscribeEffects((effect) => effects.push(effect));
    game.cries.add((cry) => cries.push(cry));
    expect(room.port.snapshot().residents.map(({ id, speciesId }) => [id, speciesId])).toEqual([
      ["resident 0", "corvax"],
      ["resident 1", "bullx"],
    ]);
    room.port.send({ type: "greetResident", residentId: "resident 0" });
    room.port.send({ type: "callResidents" });
    expect(effects).toEqual([
      { type: "greet", residentId: "resident 0", text: "Corvax · Level 12" },
      { type: "call" },
    ]);
    expect(cries).toMatchObject([
      { species_id: "corvax", form: 3 },
      { species_id: "corvax", form: 3 },
    ]);
  });

  it("says whose a machine is, and lets the cat purr under its stock name", () => {
    const { room, notices } = opened(1);
    const effects: object[] = [];
    room.port.subscribeEffects((effect) => effects.push(effect));
    room.port.send({ type: "interactMachine", machineId: "machine 0" });
    room.port.send({ type: "interactPet", petId: "pet 0" });
    expect(notices()).toEqual(["Only Ann can use this machine."]);
    expect(effects).toEqual([{ type: "purr", petId: "pet 0", name: rules.texts.lab.cat.stockName }]);
  });
});
