import { describe, expect, it } from "vitest";
import { formatAmount } from "../../../rules/index.ts";
import { changeRoom } from "../../../ui/lab/commands/change-room.ts";
import { confirmMove } from "../../../ui/lab/commands/confirm-move.ts";
import { cancelMove, selectMachineForMove, selectPetForMove } from "../../../ui/lab/commands/move-mode.ts";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { playing, type Tab } from "../support/playing.ts";

const FREE = { x: 64, y: 384 };

async function movingLair(): Promise<{ tab: Tab; lair: string }> {
  const tab = await playing();
  const lair = await tab.built("catLair");
  selectMachineForMove(tab.game, lair);
  return { tab, lair };
}
const pick = (tab: Tab, point: { x: number; y: number }) =>
  receiveIntent(tab.game, { type: "pickPosition", ...point });

describe("move mode", () => {
  it("begins with the machine selected and shows its hint for five seconds (LAB-097, LAB-099)", async () => {
    const { tab, lair } = await movingLair();
    expect(tab.state.moveMode).toMatchObject({ subject: { kind: "machine", id: lair }, hintShown: true });
    expect(tab.said()).toContain("Click or tap where you want to place the machine/pet! Press ESC to cancel");
    tab.wait(4999);
    expect(tab.state.moveMode?.hintShown).toBe(true);
    tab.wait(1);
    expect(tab.state.moveMode).toMatchObject({ subject: { id: lair }, hintShown: false });
  });

  it("ends when the machine is selected again, in the panel or in the room (LAB-095)", async () => {
    const { tab, lair } = await movingLair();
    selectMachineForMove(tab.game, lair);
    expect(tab.state.moveMode).toBeNull();
    selectMachineForMove(tab.game, lair);
    receiveIntent(tab.game, { type: "interactMachine", machineId: lair });
    expect(tab.state.moveMode).toBeNull();
    selectMachineForMove(tab.game, lair);
    receiveIntent(tab.game, { type: "chooseSubject" });
    expect(tab.state.moveMode).toBeNull();
  });

  it("ends when the moved cat is picked again in the room, and opens no menu (LAB-095)", async () => {
    const tab = await playing();
    selectPetForMove(tab.game, "tom");
    receiveIntent(tab.game, { type: "chooseSubject" });
    expect(tab.state.moveMode).toBeNull();
    expect(tab.state.dialogs).toEqual([]);
  });

  it("activates no other machine meanwhile (LAB-095)", async () => {
    const { tab } = await movingLair();
    const other = await tab.built("reactor");
    receiveIntent(tab.game, { type: "interactMachine", machineId: other });
    expect(tab.wire.countOf("/api/activateMachine")).toBe(0);
    expect(tab.state.moveMode).not.toBeNull();
  });

  it("snaps a picked position to the grid and says 'POSITION SELECTED' (LAB-091, LAB-092, LAB-031)", async () => {
    const { tab } = await movingLair();
    pick(tab, { x: FREE.x + 5, y: FREE.y - 5 });
    expect(tab.state.moveMode?.selected).toEqual({ ...FREE, room: 1 });
    expect(tab.said().at(-1)).toBe("POSITION SELECTED");
  });

  it("selects another cell that is picked, and clears the selection when the same cell is picked (CON-82, LAB-093)", async () => {
    const { tab } = await movingLair();
    pick(tab, FREE);
    pick(tab, { x: 0, y: 0 });
    expect(tab.state.moveMode?.selected).toEqual({ x: 0, y: 0, room: 1 });
    pick(tab, { x: 0, y: 0 });
    expect(tab.state.moveMode?.selected).toBeNull();
    expect(tab.state.moveMode).not.toBeNull();
  });

  it("refuses an occupied position in red and selects nothing (LAB-100, LAB-101)", async () => {
    const { tab, lair } = await movingLair();
    await tab.built("reactor");
    const reactor = tab.lab.machines[1] ?? FREE;
    pick(tab, { x: reactor.x + 64, y: reactor.y });
    expect(tab.lastFloating()).toMatchObject({
      text: "Cannot place here - collision with another machine",
      tone: "error",
      over: { machineId: lair },
    });
    expect(tab.state.moveMode?.selected).toBeNull();
  });

  it("is left by Escape in two steps: first the position, then the mode (LAB-094)", async () => {
    const { tab } = await movingLair();
    pick(tab, FREE);
    receiveIntent(tab.game, { type: "cancelPlacement" });
    expect(tab.state.moveMode).toMatchObject({ selected: null });
    cancelMove(tab.game);
    expect(tab.state.moveMode).toBeNull();
    expect(tab.wire.countOf("/api/moveMachine")).toBe(0);
  });
});

describe("a confirmed move", () => {
  it("costs 50 TCorvax, says 'Machine moved!' and clears the selection (LAB-090, LAB-096, LAB-097, LAB-102)", async () => {
    const { tab, lair } = await movingLair();
    pick(tab, FREE);
    await Promise.all([confirmMove(tab.game), confirmMove(tab.game)]);
    expect(tab.lab.machines[0]).toMatchObject({ id: lair, ...FREE });
    expect(formatAmount(tab.lab.resources.tcorvax)).toBe("240");
    expect(tab.noticeTexts()).toEqual(["Machine moved!"]);
    expect(tab.said()).toContain("Machine moved!");
    expect(tab.state.moveMode).toBeNull();
    expect(tab.wire.countOf("/api/moveMachine")).toBe(1);
  });

  it("shows 'Move error!' without a connection and can be tried again (ERR-002, LAB-103)", async () => {
    const { tab } = await movingLair();
    pick(tab, FREE);
    tab.wire.offline = true;
    await confirmMove(tab.game);
    expect(tab.floating()).toEqual(["Move error!"]);
    expect(tab.state.moveMode).toMatchObject({ selected: null });
    tab.wire.offline = false;
    pick(tab, FREE);
    await confirmMove(tab.game);
    expect(tab.lab.machines[0]).toMatchObject(FREE);
  });

  it("stays on in the other room (GAP-11)", async () => {
    const { tab, lair } = await movingLair();
    for (const type of ["catLair", "reactor", "reactor", "amplifier"] as const) await tab.built(type);
    pick(tab, { x: 0, y: 0 });
    changeRoom(tab.game, 2);
    expect(tab.state.moveMode).toMatchObject({ subject: { id: lair }, selected: null });
    pick(tab, FREE);
    await confirmMove(tab.game);
    expect(tab.lab.machines.find(({ id }) => id === lair)).toMatchObject({ ...FREE, room: 2 });
    await loadGame(tab.game);
    expect(tab.lab.machines.find(({ id }) => id === lair)?.room).toBe(2);
  });
});
