// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { DIFFICULTIES, shippedRules as rules } from "../../../rules/index.ts";
import { resumeOrTell } from "../../../ui/arena/battle/start-battle.ts";
import { takeCollection } from "../../../ui/arena/team/pick-team.ts";
import { memoryStorage } from "../support/playing.ts";
import { click, descriptionOf, pageText, press, the } from "../support/render.tsx";
import { ArenaAtHand, connectWallet } from "./support/arena-at-hand.ts";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

function option(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[type=radio][aria-label="${name}"]`);
  if (!found) throw new Error(`no difficulty ${name}`);
  return found;
}

describe("the difficulty selector", () => {
  it("is titled 'Battle Arena - Choose Your Challenge' and offers four (BAT-008)", () => {
    new ArenaOnScreen().show();
    expect(the("dialog", "Battle Arena - Choose Your Challenge")).toBeTruthy();
    expect(document.querySelectorAll("input[type=radio]")).toHaveLength(4);
    expect(option("Easy").checked).toBe(true);
  });

  it.each([
    ["Easy", "+15% enemy stats", "A gentle start against young creatures."],
    ["Medium", "+35% enemy stats", "A fair fight with stronger enemies."],
    ["Hard", "+60% enemy stats", "Evolved enemies that work together."],
    ["Expert", "+100% enemy stats", "The strongest enemies, with fused forms."],
  ])("describes %s: %s, and recommends a team (BAT-009, GAP-38)", (name, label, description) => {
    new ArenaOnScreen().show();
    const said = descriptionOf(option(name));
    expect(said).toContain(label);
    expect(said).toContain(description);
    expect(said).toMatch(/Recommended: \d Form 3, \d Form 2, \d Form 1, average stats \d\d\+/);
  });

  it("recommends one creature of each form for easy (GAP-38)", () => {
    new ArenaOnScreen().show();
    expect(descriptionOf(option("Easy"))).toContain(
      "Recommended: 1 Form 3, 1 Form 2, 1 Form 1, average stats 45+",
    );
  });

  it("warns of expert, and of no other difficulty (BAT-012)", () => {
    new ArenaOnScreen().show();
    const warning = "Warning: expert enemies can defeat even fully evolved teams.";
    expect(descriptionOf(option("Expert"))).toContain(warning);
    expect(pageText().split("Warning:")).toHaveLength(2);
  });

  it("gives each difficulty its colour: green, amber, orange, red-orange (BAT-013)", () => {
    new ArenaOnScreen().show();
    const colours = DIFFICULTIES.map((difficulty) =>
      option(rules.texts.difficulty[difficulty].name)
        .closest("label")
        ?.style.getPropertyValue("--difficulty"),
    );
    expect(colours).toEqual(["#4ad58a", "#ffc04a", "#ff9a4a", "#ff6a4a"]);
  });

  it("shows and hides the exact numbers with 'Show/Hide Detailed Tips' (BAT-010, CON-44)", () => {
    new ArenaOnScreen().show();
    const part = "Their base stats are multiplied by 1.3, and no stat is below 9.";
    expect(pageText()).not.toContain(part);
    click(the("button", "Show Detailed Tips"));
    expect(descriptionOf(option("Expert"))).toContain(part);
    expect(the("button", "Hide Detailed Tips").getAttribute("aria-expanded")).toBe("true");
    click(the("button", "Hide Detailed Tips"));
    expect(pageText()).not.toContain(part);
  });

  it("leads to the team with 'Start Battle!' and the chosen difficulty (BAT-005)", () => {
    const play = new ArenaOnScreen().show();
    click(option("Hard"));
    click(the("button", "Start Battle!"));
    expect(play.state).toMatchObject({ screen: "team", difficulty: "hard" });
    expect(the("dialog", "Prepare Your Battle Team").textContent).toContain("Hard");
  });

  it("disables 'No Creatures Available' with its reason when the last creature is gone (BAT-011, CON-29)", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => takeCollection(play.arena, { creatures: [], tools: [], spells: [] }));
    const button = the("button", "No Creatures Available");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(descriptionOf(button)).toContain("You need creatures to battle");
    click(button);
    expect(play.state.screen).toBe("setup");
  });

  it("can be closed, with the x or with Escape (BAT-012)", () => {
    const play = new ArenaOnScreen().show();
    const { store } = play.arena.game;
    for (const close of [() => click(the("button", "Close")), () => press("Escape")]) {
      store.setState({ arena: { kind: "battle" }, inBattle: true });
      close();
      expect(store.getState()).toMatchObject({ arena: null, inBattle: false });
    }
  });

  it("says for practice that the team is borrowed and there are no rewards, and needs no creatures (CON-93)", async () => {
    const play = new ArenaOnScreen({ practice: true }).show();
    await play.does(() => takeCollection(play.arena, { creatures: [], tools: [], spells: [] }));
    expect(pageText()).toContain("Practice: your team is borrowed, and there are no rewards.");
    click(the("button", "Start Battle!"));
    expect(pageText()).toContain("Borrowed team");
    expect(play.state.selection.creatures).toHaveLength(3);
  });
});

describe("an unfinished battle", () => {
  it("is only left after a confirmation", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => play.start("easy"));
    press("Escape");
    expect(the("dialog", "Leave this battle?").textContent).toContain("go on later");
    click(the("button", "Stay"));
    expect(play.state).toMatchObject({ screen: "battle", leaving: false });
  });

  it("is shown in the difficulty selector and can be continued there", async () => {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage }).start("medium");
    const play = new ArenaOnScreen({ storage }).show();
    expect(pageText()).toContain("A battle is waiting for you");
    await play.does(() => click(the("button", "Resume Battle")));
    expect(play.state).toMatchObject({ screen: "battle", difficulty: "medium" });
  });

  it("is kept while the wallet is not connected (BAT-007)", async () => {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage }).start("medium");
    const play = new ArenaOnScreen({ storage, connected: false }).show();
    expect(descriptionOf(the("button", "Resume Battle"))).toBe("Connect wallet first");
    await play.does(() => void resumeOrTell(play.arena));
    expect(play.notices).toEqual(["Connect your wallet to go on with this battle."]);
    await play.does(() => connectWallet(play.arena.game));
    await play.does(() => click(the("button", "Resume Battle")));
    expect(play.state).toMatchObject({ screen: "battle", difficulty: "medium" });
  });

  it("can be given up, which ends in 'Defeat!', and is then removed (BAT-050)", async () => {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage }).start("medium");
    const play = new ArenaOnScreen({ storage }).show();
    click(the("button", "Give Up"));
    expect(the("dialog", "Defeat!").textContent).toContain("You gave up this battle.");
    expect(storage.getItem("arena_battle_ann")).toBeNull();
    click(the("button", "Play Again"));
    expect(play.state.screen).toBe("setup");
    expect(() => the("button", "Resume Battle")).toThrow();
  });

  it("is reported and removed when its decisions are illegal in it", async () => {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage }).start("easy");
    const saved = JSON.parse(storage.getItem("arena_battle_ann") ?? "");
    storage.setItem(
      "arena_battle_ann",
      JSON.stringify({ ...saved, actions: [{ type: "defend", creatureId: "x" }] }),
    );
    const play = new ArenaOnScreen({ storage }).show();
    await play.does(() => click(the("button", "Resume Battle")));
    expect(play.notices).toEqual(["The battle cannot be resumed: its saved data is damaged."]);
    expect(pageText()).not.toContain("A battle is waiting");
  });
});
