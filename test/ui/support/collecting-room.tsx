import { act } from "react";
import { vi } from "vitest";
import type { RoomCanvas } from "../../../engine/index.ts";
import { RoomActions } from "../../../engine/input/room-actions.ts";
import type { MachineType } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { canvasLook } from "../../../ui/game/look/look.ts";
import { ActivateAllButton } from "../../../ui/lab/machine-list/activate-all-button.tsx";
import { ResourceCounters } from "../../../ui/lab/panel/hud.tsx";
import { RewardFlights } from "../../../ui/lab/room/rewards.tsx";
import { createPort } from "../../../ui/lab/room/room-port.ts";
import { playing } from "./playing.ts";
import { render } from "./render.tsx";

const FRAME_MS = 20;
/** The middle of the door to the other room, in its pixels and those of the page. */
export const DOOR = { x: 736, y: 57 };

/** A lab whose room the real avatar walks, with a counter of each resource; `machines` stand where the rules put them. */
export async function collectingRoom(machines: readonly MachineType[] = ["reactor", "catLair"]) {
  const tab = await playing();
  const ids: string[] = [];
  await tab.grant({ tcorvax: "500", catNips: "500", energy: "50" });
  for (const type of machines) ids.push(await tab.built(type));
  tab.game.store.setState({ dialogs: [], praised: [] });
  const rules = tab.state.rules;
  if (!rules) throw new Error("no rules are loaded");
  const port = createPort(tab.game, rules, canvasLook(tab.game));
  const room = new RoomActions(port, { shownPets: () => [], shownResidents: () => [] });
  const stopFollowing = port.subscribe(() => room.follow(port.snapshot()));
  const visits: string[] = [];
  const heard: (string | number)[] = [];
  tab.game.sounds.add((name) => heard.push(name));
  tab.game.drops.add((pitch) => heard.push(pitch));
  tab.game.canvas.current = {
    avatarPlace: () => ({ x: room.walk.avatar.x, y: room.walk.avatar.y, room: tab.state.room }),
    visit: async (machineId: string, pace: number) => {
      visits.push(machineId);
      const machine = port.snapshot().lab.machines.find(({ id }) => id === machineId);
      return machine !== undefined && room.visit.begin(machine, pace);
    },
    endVisit: () => room.visit.end(),
    doorTo: () => DOOR,
  } as Partial<RoomCanvas> as RoomCanvas;
  /** Lets time pass, frame by frame, or until something is true; returns how much has passed. */
  async function pass(ms: number, until = () => false): Promise<number> {
    let passed = 0;
    for (; passed < ms && !until(); passed += FRAME_MS)
      await act(async () => {
        room.advance(FRAME_MS);
        tab.wait(FRAME_MS);
      });
    return passed;
  }
  layOut();
  render(
    <GameProvider game={tab.game}>
      <ResourceCounters />
      <div data-room="">
        <canvas />
      </div>
      <ActivateAllButton />
      <RewardFlights />
    </GameProvider>,
  );
  const bursts = () =>
    tab.effects.flatMap((effect) => (effect.type === "activationBurst" ? [effect.machineId] : []));
  const sums = () =>
    tab.effects.flatMap((effect) =>
      effect.type === "sum" && effect.changes.length > 0
        ? [effect.changes.map(({ amount, resource }) => `${amount} ${resource}`).join()]
        : [],
    );
  return { tab, ids, room, port, visits, heard, bursts, sums, pass, stopFollowing };
}

/** Gives elements their places: happy-dom lays nothing out. */
function layOut(): void {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (this.matches("canvas")) return new DOMRect(0, 0, 800, 600);
    return this.matches("[data-resource] *") ? new DOMRect(1000, 100, 20, 20) : new DOMRect(0, 0, 0, 0);
  });
}
