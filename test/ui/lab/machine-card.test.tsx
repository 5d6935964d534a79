// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { closeMachineCard, glanceAtMachine } from "../../../ui/lab/commands/machine-card.ts";
import { operateMachine } from "../../../ui/lab/commands/operate-machine.ts";
import { RoomMachines } from "../../../ui/lab/machine-list/machine-list.tsx";
import { MachineCard } from "../../../ui/lab/room/machine-card.tsx";
import { receiveIntent } from "../../../ui/lab/room/receive-intent.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { playing, type Tab } from "../support/playing.ts";
import { click, press, render, the } from "../support/render.tsx";

const card = () => document.querySelector("[data-machine-card]");

/** Returns a player with a Cat's Lair, whose list and card are shown. */
async function withLair(): Promise<{ tab: Tab; lair: string }> {
  const tab = await playing();
  const lair = await tab.built("catLair");
  render(
    <GameProvider game={tab.game}>
      <RoomMachines />
      <MachineCard />
    </GameProvider>,
  );
  return { tab, lair };
}

/** The button of the card that upgrades the machine. */
function upgrade(): HTMLElement {
  const buttons = [...(card()?.querySelectorAll("button") ?? [])];
  const found = buttons.find(({ textContent }) => textContent?.startsWith("Upgrade "));
  if (!found) throw new Error("The card offers no upgrade.");
  return found;
}

async function operate(tab: Tab, machineId: string): Promise<void> {
  await act(async () => {
    operateMachine(tab.game, machineId);
    await tab.wire.quiet();
  });
}

describe("the card of a machine", () => {
  it("shows at a machine that cools down what it does, and offers its upgrade and its move with their prices", async () => {
    const { tab, lair } = await withLair();
    await operate(tab, lair);
    expect(card()).toBeNull();
    await operate(tab, lair);
    expect(card()?.textContent).toContain("Cat's Lair Level 160 min leftEach activation+5 Cat Nips");
    await act(async () => {
      click(the("button", "Upgrade 20 TCorvax"));
      await tab.wire.quiet();
    });
    expect(card()?.textContent).toContain("Level 2");
    click(the("button", "Move 50 TCorvax"));
    expect(tab.state.moveMode?.subject.id).toBe(lair);
    expect(card()).toBeNull();
  });

  it("upgrades once on a slow network, whatever is pressed meanwhile, and once where the reply is lost", async () => {
    const { tab, lair } = await withLair();
    act(() => receiveIntent(tab.game, { type: "showMachine", machineId: lair }));
    const level = () => tab.state.lab?.machines[0]?.level;
    const release = tab.wire.hold("/api/upgradeMachine");
    for (const _ of ["pressed", "pressed again"]) act(() => click(upgrade()));
    expect(upgrade().getAttribute("aria-busy")).toBe("true");
    expect(level()).toBe(1);
    release();
    await act(() => tab.wire.quiet());
    expect([level(), tab.wire.countOf("/api/upgradeMachine")]).toEqual([2, 1]);
    const before = tab.state.lab?.resources.tcorvax ?? 0;
    const price = Number(/\d+/.exec(upgrade().textContent ?? "")) * 1000;
    tab.wire.answersToLose = 1;
    await act(async () => {
      click(upgrade());
      await expect.poll(level).toBe(3);
    });
    expect(tab.state.lab?.resources.tcorvax).toBe(before - price);
  });

  it("says why nothing can be upgraded without network, and upgrades when the server answers again", async () => {
    const { tab, lair } = await withLair();
    act(() => receiveIntent(tab.game, { type: "showMachine", machineId: lair }));
    tab.wire.offline = true;
    await act(async () => {
      click(upgrade());
      await expect.poll(() => tab.state.connection).toBe("unreachable");
      await expect.poll(() => tab.state.pending).toEqual({});
    });
    expect(tab.state.lab?.machines[0]?.level).toBe(1);
    expect(upgrade().getAttribute("aria-busy")).not.toBe("true");
    expect(tab.floating()).toEqual(["Upgrade error!"]);
    tab.wire.offline = false;
    await act(async () => {
      await loadGame(tab.game, 1);
    });
    await act(async () => {
      click(upgrade());
      await tab.wire.quiet();
    });
    expect(tab.state.lab?.machines[0]?.level).toBe(2);
  });

  it("is opened with the button of its row, takes the focus, and gives it back on Escape", async () => {
    await withLair();
    const button = the("button", "Cat's Lair options");
    act(() => button.focus());
    click(button);
    expect(card()?.contains(document.activeElement)).toBe(true);
    press("Escape");
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("goes with the mouse that rested on the machine, unless it was opened", async () => {
    const { tab, lair } = await withLair();
    const rest = (machineId: string | null) =>
      act(() => receiveIntent(tab.game, { type: "restOnMachine", machineId }));
    rest(lair);
    expect(card()).not.toBeNull();
    rest(null);
    expect(card()).toBeNull();
    act(() => receiveIntent(tab.game, { type: "showMachine", machineId: lair }));
    act(() => glanceAtMachine(tab.game, lair, "focus"));
    rest(null);
    expect(card()).not.toBeNull();
    act(() => closeMachineCard(tab.game));
    expect(card()).toBeNull();
  });

  it("switches an Amplifier off and on again, and says what the lab earned beside what the next level costs (GAP-78)", async () => {
    const tab = await playing();
    const amplifier = await tab.built("amplifier");
    render(
      <GameProvider game={tab.game}>
        <MachineCard />
      </GameProvider>,
    );
    const pressed = (name: string) =>
      act(async () => {
        click(the("button", name));
        await tab.wire.quiet();
      });
    await act(async () => {
      receiveIntent(tab.game, { type: "showMachine", machineId: amplifier });
      await tab.wire.quiet();
    });
    expect(card()?.textContent).toContain("While it is on+0.5 TCorvax from every Reactor-2 Energy a day");
    expect(card()?.textContent).not.toContain("Each activation");
    expect(card()?.textContent).toContain(
      "-2 → -4 Energy a dayYour lab made 0 Energy a day in the last 7 days.",
    );
    await pressed("Switch off");
    expect(tab.state.lab?.machines[0]).toMatchObject({ isOffline: true });
    expect(card()?.textContent).toContain("Switched off: it boosts nothing and costs nothing.");
    await pressed("Switch on");
    expect(tab.state.lab?.machines[0]).toMatchObject({ isOffline: false });
    expect(tab.state.lab?.resources.energy).toBe(290_000);
  });
});
