// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Replay } from "../../../rules/index.ts";
import { MenuDialogs } from "../../../ui/app/dialogs/menu-dialogs.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { closeDialog, openDialog } from "../../../ui/game/store/dialogs.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { LabGoal } from "../../../ui/lab/panel/lab-goal.tsx";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { useGoalWatch } from "../../../ui/profile/goals/watch-goals.ts";
import { handInBattle } from "../../../ui/profile/replays/hand-in.ts";
import { playing } from "../support/playing.ts";
import { click, pageText, render, the } from "../support/render.tsx";

function Goals() {
  useGoalWatch();
  return <LabGoal />;
}

async function atTheGoals() {
  const tab = await playing();
  render(
    <GameProvider game={tab.game}>
      <Goals />
      <MenuDialogs />
    </GameProvider>,
  );
  await act(() => tab.wire.quiet());
  return tab;
}

describe("the line with the next goal", () => {
  it("comes with the lab once the server can be reached, when it could not be at the start", async () => {
    const tab = await playing();
    tab.wire.offline = true;
    render(
      <GameProvider game={tab.game}>
        <Goals />
      </GameProvider>,
    );
    await act(() => tab.wire.quiet());
    expect(pageText()).toBe("");
    tab.wire.offline = false;
    await act(async () => {
      await loadGame(tab.game, 1);
      await tab.wire.quiet();
    });
    expect(pageText()).toContain("Build a machinePays 75 Cat Nips+750 of 10 goals");
  });

  it("leads to the first machine and celebrates it, then to a practice battle, for which no wallet is needed; says that a battle is being checked (GAP-68)", async () => {
    const tab = await atTheGoals();
    expect(pageText()).toContain("Build a machinePays 75 Cat Nips+750 of 10 goalsShow me");
    click(the("button", "Show me: Build a machine"));
    expect(tab.state.section).toBe("build");
    expect(tab.noticeTexts()).toEqual(["Choose one in Build Machines."]);
    let lair = "";
    await act(async () => {
      lair = await tab.built("catLair");
      await tab.wire.quiet();
    });
    expect(tab.state.praised.map(({ goal }) => goal)).toContain("build");
    expect(pageText()).toContain("Activate a machinePays 75 Cat Nips+751 of 10 goals");
    expect(() => the("button", "Show me: Build a machine")).toThrow();
    act(() => openDialog(tab.game, { kind: "profile" }));
    expect(pageText()).toContain("0 of 34 achievements reached.");
    expect(pageText()).toContain("WorkshopCommonBuild 3 machines.Pays 150 Cat Nips1 of 3");
    act(() => closeDialog(tab.game, "profile"));
    const release = tab.wire.hold("/api/handInReplay");
    act(() => handInBattle(tab.game, { seed: "a battle", rulesHash: "hash" } as Replay));
    expect(pageText()).toContain("Your battle is being checked...1 of 10 goalsShow me");
    release();
    await act(() => tab.wire.quiet());
    expect(pageText()).not.toContain("being checked");
    await act(async () => {
      await activateMachine(tab.game, lair);
      await tab.wire.quiet();
    });
    click(the("button", "Show me: Fight a practice battle"));
    expect(tab.state.arena).toEqual({ kind: "practice" });
  });
});
