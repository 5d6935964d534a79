// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatAmount, type ResourceName } from "../../../rules/index.ts";
import { openDialog } from "../../../ui/game/store/dialogs.ts";
import type { Game } from "../../../ui/game/store/game.ts";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { changeRoom } from "../../../ui/lab/commands/change-room.ts";
import { activateAll, collect } from "../../../ui/lab/machine-list/activate-all.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { collectingRoom, DOOR } from "../support/collecting-room.tsx";
import { the } from "../support/render.tsx";

const CALL = "/api/activateMachine";
const FIVE = ["catLair", "catLair", "reactor", "reactor", "amplifier"] as const;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The number that is seen on a counter, and the one that screen readers read. */
function counter(name: ResourceName): [seen: string, read: string] {
  const element = document.querySelector(`[data-resource=${name}]`);
  const [seen, hidden] = element?.querySelectorAll("span > span") ?? [];
  const read = seen?.getAttribute("aria-hidden") === "true" ? hidden : seen;
  return [seen?.textContent ?? "", read?.textContent ?? ""];
}

const seenCatNips = () => counter("catNips")[0];
const drops = () => [...document.querySelectorAll<HTMLElement>("[data-drop]")];

/** Begins a run without waiting for its answers. */
function begun(game: Game): Promise<void> {
  let run = Promise.resolve();
  act(() => {
    run = activateAll(game);
  });
  return run;
}

describe("the avatar's round of the machines", () => {
  it("leads to each machine in the order of the rules; each shows then what it gave", async () => {
    const { tab, ids, port, visits, bursts, pass } = await collectingRoom();
    const [reactor = "", lair = ""] = ids;
    await act(() => activateAll(tab.game));
    expect(tab.state.activationRun?.state).toBe("finished");
    expect(tab.openDialog()).toBeNull();
    expect(bursts()).toEqual([]);
    const shown = (id: string) => port.snapshot().lab.machines.find((machine) => machine.id === id);
    expect([shown(lair)?.lastActivated, shown(reactor)?.lastActivated]).toEqual([0, 0]);
    await pass(3000, () => bursts().length === 1);
    expect(bursts()).toEqual([lair]);
    expect([shown(lair)?.lastActivated === 0, shown(reactor)?.lastActivated]).toEqual([false, 0]);
    await pass(3000, () => bursts().length === 2);
    expect(bursts()).toEqual([lair, reactor]);
    expect(visits).toEqual([lair, reactor]);
  });

  it("is played after the answers: screen readers have all at once, the eye sees each drop come", async () => {
    const { tab, pass, heard } = await collectingRoom();
    await act(() => tab.grant({ catNips: "-790" }));
    const [before] = counter("catNips");
    await act(() => activateAll(tab.game));
    expect(formatAmount(tab.lab.resources.catNips)).toBe("2");
    expect(counter("catNips")).toEqual(["0", "2"]);
    expect(before).toBe("0");
    const seen = new Set<string>();
    await pass(5000, () => {
      seen.add(seenCatNips());
      return tab.state.round === null;
    });
    expect(counter("catNips")).toEqual(["2", "2"]);
    expect(counter("energy")[0]).toBe(counter("energy")[1]);
    const pitches = heard.filter((sound) => typeof sound === "number");
    expect(pitches.length).toBeGreaterThan(4);
    expect(pitches).toEqual([...new Set(pitches)].sort((one, other) => one - other));
  });

  it("lets drops fly from the machine to the counter of their resource, and counts each where it lands", async () => {
    const { tab, pass } = await collectingRoom(["catLair", "reactor"]);
    await act(() => activateAll(tab.game));
    await pass(3000, () => drops().length > 0);
    const [lair] = tab.lab.machines;
    const side = 64;
    const from = { x: (lair?.x ?? 0) + side, y: (lair?.y ?? 0) + side };
    const [drop] = drops();
    expect(drop?.dataset.drop).toBe("catNips");
    expect([drop?.style.left, drop?.style.top]).toEqual([`${from.x}px`, `${from.y}px`]);
    expect(drop?.style.getPropertyValue("--over")).toBe(`${1010 - from.x}px`);
    expect(drop?.style.getPropertyValue("--up")).toBe(`${110 - from.y}px`);
    const before = Number(seenCatNips());
    await pass(3000, () => Number(seenCatNips()) > before);
    expect(Number(seenCatNips())).toBe(before + 1);
  });

  it("says the sum of what the server answered at once, and lets it stand over the avatar at the end", async () => {
    const { tab, sums, pass } = await collectingRoom();
    await act(() => activateAll(tab.game));
    expect(tab.said().at(-1)).toBe("Together: +1 TCorvax, +2 Cat Nips and +2 Energy");
    await pass(5000, () => tab.state.round === null);
    expect(sums()).toEqual(["+1 tcorvax,+2 catNips,+2 energy"]);
    expect(tab.state.sumStands).toBe(true);
    await pass(2000);
    expect(tab.state.sumStands).toBe(false);
  });

  it("takes five machines in all corners three and a half seconds, so that six take four at most", async () => {
    const { tab, bursts, pass } = await collectingRoom(FIVE);
    const corners = [
      [0, 128],
      [640, 448],
      [0, 448],
      [640, 128],
      [320, 448],
    ];
    act(() =>
      tab.game.store.setState((state) => {
        state.dialogs = [];
        for (const [index, [x = 0, y = 0]] of corners.entries())
          Object.assign(state.lab?.machines[index] ?? {}, { x, y });
      }),
    );
    await act(() => activateAll(tab.game));
    const ms = await pass(9000, () => tab.state.round === null);
    expect(bursts()).toHaveLength(5);
    expect(ms).toBeLessThanOrEqual(3500);
  });

  it("lets what comes from another room fly out of its door, without a walk", async () => {
    const { tab, ids, visits, sums, pass } = await collectingRoom(FIVE);
    const [lair = "", ...others] = ids;
    await act(() => tab.grant({ tcorvax: "5000", catNips: "5000" }));
    const body = { machineId: lair, x: 0, y: 128, room: 2 };
    expect((await tab.game.api.call("POST /api/moveMachine", { body })).ok).toBe(true);
    await act(() => loadGame(tab.game));
    act(() => tab.game.store.setState({ dialogs: [] }));
    await act(() => activateAll(tab.game));
    await pass(3000, () => drops().length > 0);
    expect([drops()[0]?.style.left, drops()[0]?.style.top]).toEqual([`${DOOR.x}px`, `${DOOR.y}px`]);
    await pass(5000, () => tab.state.round === null);
    expect([...visits].sort()).toEqual([...others].sort());
    expect(sums()).toHaveLength(1);
  });

  it("shows a refusal over its machine and goes on (LAB-116)", async () => {
    const { tab, ids, sums, heard, pass } = await collectingRoom(["reactor", "catLair"]);
    await act(() => tab.grant({ catNips: "-790" }));
    const lair = tab.lab.machines.find(({ id }) => id === ids[1]);
    await act(async () => {
      await tab.game.api.call("POST /api/activateMachine", { body: { machineId: lair?.id ?? "" } });
      await loadGame(tab.game);
    });
    await act(() => tab.grant({ catNips: "-5" }));
    await act(() => activateAll(tab.game));
    expect(tab.said()).toContain("Not enough Cat Nips");
    await pass(5000, () => tab.state.round === null);
    expect(tab.floating()).toContain("Not enough Cat Nips");
    expect(heard).toContain("error");
    expect(sums()).toEqual([]);
    expect(tab.floating().at(-1)).toBe("Together: nothing.");
  });
});

describe("a round that the player cuts short", () => {
  const pressEscape = () =>
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
  const press = () =>
    act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));

  it.each<[string, (given: Awaited<ReturnType<typeof collectingRoom>>) => unknown]>([
    ["Escape", pressEscape],
    ["a press", press],
    ["a walk", ({ room }) => room.pressKey("ArrowLeft", false)],
    ["a dialog", ({ tab }) => openDialog(tab.game, { kind: "guide" })],
    [
      "another room",
      ({ tab }) => {
        tab.game.store.setState(({ lab }) => {
          if (lab) lab.roomsUnlocked = 2;
        });
        changeRoom(tab.game, 2);
      },
    ],
    ["a battle", ({ tab }) => tab.game.store.setState({ inBattle: true })],
    ["a page that is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("lands at once with %s, and nothing comes after the sum", async (_, cut) => {
    const given = await collectingRoom();
    const { tab, room, heard, sums, pass } = given;
    await act(() => activateAll(tab.game));
    await pass(3000, () => room.visit.isUnderway);
    await act(async () => void cut(given));
    await pass(20);
    expect(tab.state.round).toBeNull();
    expect(seenCatNips()).toBe(counter("catNips")[1]);
    expect(drops()).toEqual([]);
    expect(room.visit.isUnderway).toBe(false);
    expect(sums()).toEqual(["+1 tcorvax,+2 catNips,+2 energy"]);
    heard.length = 0;
    await pass(3000);
    expect(heard.filter((sound) => typeof sound === "number" || sound === "hit")).toEqual([]);
    expect(sums()).toHaveLength(1);
  });

  it("goes on with the server, and the sum comes when all has been answered", async () => {
    const { tab, sums, pass } = await collectingRoom();
    const answer = tab.wire.hold(CALL);
    const run = begun(tab.game);
    await pass(1000);
    await act(async () => void pressEscape());
    expect(sums()).toEqual([]);
    answer();
    await act(() => run);
    expect(tab.wire.countOf(CALL)).toBe(2);
    expect(sums()).toEqual(["+1 tcorvax,+2 catNips,+2 energy"]);
    expect(tab.openDialog()).toBeNull();
  });

  it("shows the list with the button that began it, or with its key", async () => {
    const { tab, pass } = await collectingRoom();
    await act(async () => collect(tab.game));
    await pass(100);
    press();
    const button = the("button", "Show the list R");
    await act(async () => {
      button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    });
    await act(async () => collect(tab.game));
    expect([tab.openDialog(), tab.state.round]).toEqual(["activateAll", null]);
    expect(tab.wire.countOf(CALL)).toBe(2);
  });
});

describe("a run that the room does not show", () => {
  it("is a list for those who want less motion", async () => {
    const { tab, visits } = await collectingRoom();
    act(() => changeSettings(tab.game, { motion: "less" }));
    await act(() => activateAll(tab.game));
    expect([tab.openDialog(), visits, drops()]).toEqual(["activateAll", [], []]);
  });

  it("becomes a list when the server does not answer half way, and loses nothing", async () => {
    const { tab, ids, pass } = await collectingRoom();
    const answer = tab.wire.hold(CALL);
    const run = begun(tab.game);
    await pass(500);
    answer();
    tab.wire.offline = true;
    await act(() => run);
    expect(tab.state.activationRun?.state).toBe("lost");
    expect([tab.openDialog(), tab.state.round]).toEqual(["activateAll", null]);
    const gave = tab.state.activationRun?.rows.filter(({ outcome }) => outcome.type === "gave");
    expect(seenCatNips()).toBe(formatAmount(tab.lab.resources.catNips));
    expect(gave?.length).toBeLessThan(ids.length);
  });
});
