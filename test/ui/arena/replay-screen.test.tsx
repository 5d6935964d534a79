// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { openReplayFile, openSharedReplay } from "../../../ui/battle/replay/open-replay.ts";
import { replayFileText } from "../../../ui/battle/replay/save-replay.tsx";
import { click, enter, pageText, press, settle, the } from "../support/render.tsx";
import { ArenaAtHand } from "./support/arena-at-hand.ts";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

/** The screen after a battle that was played to its end. */
async function afterBattle(): Promise<ArenaOnScreen> {
  const play = new ArenaOnScreen();
  await play.start("easy");
  await play.playOn();
  return play.show();
}

function place(): HTMLElement {
  return the("slider", "Place in the battle");
}

describe("the replay screen", () => {
  it("starts at the beginning, steps, and jumps to where its slider is dragged", async () => {
    const play = await afterBattle();
    const { actions } = play.state.result?.replay ?? { actions: [] };
    click(the("button", "Watch Replay"));
    expect(the("dialog", "Replay")).toBeTruthy();
    expect(place().getAttribute("aria-valuetext")).toBe(`Turn 1, action 0 of ${actions.length}`);
    expect(the("button", "Step Back").getAttribute("aria-disabled")).toBe("true");
    await play.does(() => click(the("button", "Step Forward")));
    expect(place().getAttribute("aria-valuetext")).toBe(`Turn 1, action 1 of ${actions.length}`);
    enter(place(), String(actions.length));
    expect(pageText()).toContain("Victory! You've defeated all enemy creatures!");
    expect(the("button", "Step Forward").getAttribute("aria-disabled")).toBe("true");
    click(the("button", "Step Back"));
    expect(place().getAttribute("aria-valuetext")).toContain(`action ${actions.length - 1} of`);
  });

  it("plays at the chosen speed, also without a canvas", async () => {
    const play = await afterBattle();
    click(the("button", "Watch Replay"));
    const { length } = play.state.result?.replay.actions ?? [];
    enter(place(), String(length - 3));
    click(the("button", "Speed 1x, change to 2x"));
    await play.does(() => click(the("button", "Play")));
    expect(the("button", "Play")).toBeTruthy();
    expect(pageText()).toContain("Victory! You've defeated all enemy creatures!");
  });

  it("describes both sides in words: each creature and its health", async () => {
    await afterBattle();
    click(the("button", "Watch Replay"));
    const sides = document.querySelector("[aria-label='Both sides']");
    expect(sides?.textContent).toContain("Nobody on the field");
    enter(place(), "12");
    expect(sides?.textContent).toMatch(/\d+ \/ \d+/);
  });

  it("returns to the result with 'Back' and with Escape", async () => {
    const play = await afterBattle();
    for (const back of [() => click(the("button", "Back")), () => press("Escape")]) {
      click(the("button", "Watch Replay"));
      back();
      expect(play.state.screen).toBe("result");
    }
  });
});

describe("opening a replay", () => {
  it("from a file shows it, and leads back to the difficulties (CON-92)", async () => {
    const played = new ArenaAtHand();
    await played.start("easy");
    await played.playOn();
    const { result } = played.state;
    const text = result ? replayFileText(result.replay) : "";
    const play = new ArenaOnScreen().show();
    await play.does(() => openReplayFile(play.arena.battle, new Blob([text])));
    expect(the("button", "Step Forward")).toBeTruthy();
    click(the("button", "Back"));
    expect(play.state.screen).toBe("setup");
  });

  it("shows why a file is not a replay, and offers to choose another (CON-92)", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => openReplayFile(play.arena.battle, new Blob(["hello"])));
    expect(the("alert").textContent).toBe("This is not a replay of a battle. It is not JSON.");
    expect(the("button", "Open Replay")).toBeTruthy();
    press("Escape");
    expect(play.state.screen).toBe("setup");
    expect(play.battleState.replay).toBeNull();
  });

  it("shows that a link is incomplete (CON-92)", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => openSharedReplay(play.arena.battle, "abc"));
    expect(the("alert").textContent).toContain("This replay link was cut short or changed.");
  });
});

describe("'Explain the Enemy'", () => {
  it("shows for each of the enemy's turns the actions it considered and why (GAP-34)", async () => {
    await afterBattle();
    click(the("button", "Explain the Enemy"));
    const dialog = the("dialog", "Why did the enemy do that?");
    expect(dialog.querySelectorAll("option").length).toBeGreaterThan(3);
    expect(dialog.querySelectorAll("details").length).toBeGreaterThan(0);
    expect(dialog.textContent).toMatch(/Actions weighed: \d+|A slip|The enemy stopped here/);
    click(dialog.querySelector<HTMLElement>("[aria-label=Close]") as HTMLElement);
    await settle();
    expect(() => the("dialog", "Why did the enemy do that?")).toThrow();
  });

  it("is available during practice, and during no other battle (CON-93)", async () => {
    const battle = new ArenaOnScreen();
    await battle.start("easy");
    battle.show();
    expect(() => the("button", "Explain the Enemy")).toThrow();
    const practice = new ArenaOnScreen({ practice: true });
    await practice.start("easy");
    practice.show();
    click(the("button", "Explain the Enemy"));
    expect(the("dialog", "Why did the enemy do that?").textContent).toContain(
      "The enemy has not had a turn yet.",
    );
  });
});
