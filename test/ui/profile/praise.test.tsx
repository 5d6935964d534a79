// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { closeDialog, openDialog } from "../../../ui/game/store/dialogs.ts";
import { activateMachine } from "../../../ui/lab/commands/activate-machine.ts";
import { Praise, praise } from "../../../ui/profile/celebration/praise.tsx";
import { DAY, HOUR } from "../../server/lab-server.ts";
import { playing, type Tab } from "../support/playing.ts";
import { click, pageText, render, the } from "../support/render.tsx";

const { praiseMs } = shippedRules.ui;

async function praising() {
  const tab = await playing();
  let fanfares = 0;
  tab.game.sounds.add((sound) => {
    if (sound === "goal") fanfares++;
  });
  render(
    <GameProvider game={tab.game}>
      <Praise />
    </GameProvider>,
  );
  const praised = (...goals: string[]) => act(async () => praise(tab.game, goals));
  return { tab, praised, fanfares: () => fanfares };
}

const picture = () => document.querySelector("aside img")?.getAttribute("src");

describe("the praise for goals", () => {
  it("shows one goal at a time, each with a fanfare, until it is closed or its time is over", async () => {
    const { tab, praised, fanfares } = await praising();
    await praised("build", "activate");
    await praised("build");
    expect(pageText()).toContain("Goal reached: Build a machine");
    expect(pageText()).not.toContain("Activate a machine");
    expect(fanfares()).toBe(1);
    await act(async () => click(the("button", "Close")));
    expect(pageText()).toContain("Goal reached: Activate a machine");
    expect(fanfares()).toBe(2);
    act(() => tab.wait(praiseMs));
    expect(document.querySelector("aside")).toBeNull();
    expect(tab.said().filter((text) => text.startsWith("Goal reached"))).toHaveLength(2);
  });

  it("tells what a goal brings, with its picture, and shows a star for one that brings nothing to look at", async () => {
    const { praised } = await praising();
    const [key = "", { earnedBy } = { earnedBy: "" }] =
      Object.entries(shippedRules.decorations.trophies)[0] ?? [];
    await praised(earnedBy);
    expect(pageText()).toContain("New trophy on your shelf");
    expect(picture()).toContain(`trophy_${key}`);
    await act(async () => click(the("button", "Close")));
    await praised("activate");
    expect(picture()).toContain("goal_star");
  });

  it("waits while a dialog lies over the lab, and goes on after it without another fanfare", async () => {
    const { tab, praised, fanfares } = await praising();
    act(() => openDialog(tab.game, { kind: "guide" }));
    await praised("build");
    expect([document.querySelector("aside"), fanfares()]).toEqual([null, 0]);
    act(() => closeDialog(tab.game, "guide"));
    expect(pageText()).toContain("Goal reached: Build a machine");
    act(() => openDialog(tab.game, { kind: "guide" }));
    act(() => tab.wait(praiseMs));
    expect(document.querySelector("aside")).toBeNull();
    act(() => closeDialog(tab.game, "guide"));
    expect(pageText()).toContain("Goal reached: Build a machine");
    expect(fanfares()).toBe(1);
  });
});

describe("goals of a day that nobody asked for before midnight (GAP-77)", () => {
  it("are praised with the activation that begins the next day, each once", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    for (let round = 0; round < 4; round++) {
      await activateMachine(tab.game, lair);
      tab.server.clock.pass(HOUR);
    }
    expect(tab.state.praised).toEqual([]);
    tab.server.clock.pass(DAY);
    await activateMachine(tab.game, lair);
    const praised = tab.state.praised.map(({ goal }) => goal);
    expect(praised.length).toBeGreaterThan(0);
    const { reachedNow } = await askedGoals(tab);
    for (const goal of praised) expect(reachedNow).not.toContain(goal);
    tab.server.clock.pass(HOUR);
    await activateMachine(tab.game, lair);
    expect(tab.state.praised).toHaveLength(praised.length);
  });
});

async function askedGoals(tab: Tab) {
  const answer = await tab.game.api.call("GET /api/getGoals");
  if (!answer.ok) throw new Error("the goals were not answered");
  return answer.reply;
}
