import { describe, expect, it } from "vitest";
import { changeRoom, goToRoomTwo, stayInRoomOne } from "../../../ui/lab/commands/change-room.ts";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

async function unlocked(): Promise<Tab> {
  const tab = await playing();
  for (const type of ["catLair", "catLair", "reactor", "reactor"] as const) await tab.built(type);
  expect(tab.openDialog()).toBeNull();
  await tab.built("amplifier");
  return tab;
}

describe("room 2", () => {
  it("opens its dialog with the machine that unlocks it (LAB-050, LAB-054)", async () => {
    const tab = await unlocked();
    expect(tab.lab.roomsUnlocked).toBe(2);
    expect(tab.openDialog()).toBe("roomUnlock");
  });

  it("shows a notice with an arrow after it was postponed, and the dialog does not show again (LAB-050, LAB-051, LAB-052, LAB-053, CON-26)", async () => {
    const tab = await unlocked();
    await stayInRoomOne(tab.game);
    expect(tab.state).toMatchObject({ room: 1, roomUnlockNotice: true, dialogs: [] });
    await loadGame(tab.game);
    expect(tab.openDialog()).toBeNull();
    changeRoom(tab.game, 2);
    expect(tab.state.roomUnlockNotice).toBe(false);
  });

  it("shows 'Entered Room 2' when entered from the dialog, and leaves no notice (LAB-049, LAB-050, CON-26)", async () => {
    const tab = await unlocked();
    await goToRoomTwo(tab.game);
    expect(tab.state).toMatchObject({ room: 2, roomUnlockNotice: false, dialogs: [] });
    expect(tab.noticeTexts()).toEqual(["Entered Room 2"]);
    expect(tab.wire.countOf("/api/dismissRoomUnlock")).toBe(1);
  });

  it("is not announced again by a state that was read before 'Go to Room 2' was answered (ABU-124)", async () => {
    const tab = await unlocked();
    const answerRead = tab.wire.hold("/api/getGameState");
    const reading = loadGame(tab.game);
    // The server has read the state when the change comes.
    await new Promise((resolve) => setImmediate(resolve));
    const answerChange = tab.wire.hold("/api/dismissRoomUnlock");
    const changing = goToRoomTwo(tab.game);
    answerRead();
    await new Promise((resolve) => setTimeout(resolve));
    expect(tab.openDialog()).toBeNull();
    answerChange();
    await Promise.all([reading, changing]);
    expect(tab.openDialog()).toBeNull();
    expect(tab.lab.seenRoomUnlock).toBe(true);
  });

  it("is entered through the painted door, which says before what unlocks it (GAP-64)", async () => {
    const tab = await playing();
    receiveIntent(tab.game, { type: "enterDoor", room: 2 });
    expect(tab.state.room).toBe(1);
    expect(tab.noticeTexts()).toEqual([
      "Room 2 unlocks by building 2 Cat's Lairs, 2 Reactors and 1 Amplifier.",
    ]);
    const later = await unlocked();
    await stayInRoomOne(later.game);
    receiveIntent(later.game, { type: "enterDoor", room: 2 });
    expect(later.state).toMatchObject({ room: 2, roomUnlockNotice: false });
    receiveIntent(later.game, { type: "enterDoor", room: 1 });
    expect(later.state.room).toBe(1);
    expect(later.noticeTexts()).toEqual(["Entered Room 2", "Entered Room 1"]);
  });

  it("is not covered by a narrow screen's panel when entered from it (LAB-134)", async () => {
    const tab = await unlocked();
    tab.game.store.setState({ panelOpen: true });
    await goToRoomTwo(tab.game);
    expect(tab.state).toMatchObject({ room: 2, panelOpen: false });
  });

  it("is offered in a new tab until it was answered (LAB-053)", async () => {
    const tab = await unlocked();
    const later = await new Tab(tab.server, memoryStorage()).open();
    expect(later.state.dialogs.map(({ kind }) => kind)).toContain("roomUnlock");
  });

  it("cannot be entered before it is unlocked (LAB-048)", async () => {
    const tab = await playing();
    changeRoom(tab.game, 2);
    expect(tab.state.room).toBe(1);
    expect(tab.noticeTexts()).toEqual([]);
  });
});

describe("the notice area", () => {
  it("keeps a notice four seconds and at most five at once (LAB-036, LAB-037, GAP-52)", async () => {
    const tab = await unlocked();
    for (const room of [2, 1, 2, 1, 2, 1]) changeRoom(tab.game, room);
    expect(tab.noticeTexts()).toEqual([2, 1, 2, 1, 2, 1].slice(1).map((room) => `Entered Room ${room}`));
    tab.wait(3999);
    expect(tab.noticeTexts()).toHaveLength(5);
    tab.wait(1);
    expect(tab.noticeTexts()).toEqual([]);
  });
});
