// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import {
  type BattleResult,
  badgesOf,
  battleSummary,
  legalActions,
  newRandom,
  newReplay,
  type Replay,
  randomAction,
  rewardsOf,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { addRewards } from "../../../ui/arena/result/reward-totals.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { reviewWorkers } from "../battle/support/review-workers.ts";
import { click, pageText, press, settle, the } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

const won: BattleResult = {
  victory: true,
  difficulty: "expert",
  turns: 5,
  remainingCreatures: 3,
  enemiesDefeated: 10,
  creaturesLost: 0,
  bestCombo: 6,
};
const lost: BattleResult = {
  ...won,
  victory: false,
  difficulty: "easy",
  remainingCreatures: 0,
  enemiesDefeated: 4,
};

/** The screen after a battle that ended like this. */
async function endOf(
  result: BattleResult,
  { practice = false, played = (replay: Replay) => replay } = {},
): Promise<ArenaOnScreen> {
  const play = new ArenaOnScreen({ practice });
  await play.start("easy");
  const { game, store } = play.arena;
  const replay = play.battleState.running?.replay?.();
  if (!replay) throw new Error("No battle with a replay goes on");
  const rewards = practice ? null : rewardsOf(rules, result);
  if (rewards) addRewards(game.storage, "ann", rewards);
  const badges = practice ? [] : badgesOf(rules, result);
  store.setState({ result: { result, rewards, badges, replay: played(replay) }, screen: "result" });
  play.show();
  await settle();
  return play;
}

/** Returns a battle of the same setup in which three creatures only stand there, and so lose to random attacks. */
function lostReplay({ seed, setup }: Replay): Replay {
  if (setup.mode !== "ai") throw new Error("Not a battle against the AI");
  const player = { ...setup.player, creatures: setup.player.creatures.slice(0, 3) };
  const battle = new AiBattle(rules, { ...setup, player, seed });
  while (battle.battle.winner === null) {
    const { active } = battle.battle;
    const deploys = legalActions(rules, battle.battle, active).find(({ type }) => type === "deploy");
    const dice = newRandom(`${battle.actions.length}`);
    const enemy = () => randomAction(rules, battle.battle, active, dice);
    battle.act(active, active === 0 ? (deploys ?? { type: "endTurn" }) : enemy());
  }
  return newReplay(rules, "hash", battle.setup, battle.actions);
}

/** Returns a battle of the same setup in which both sides only end their turns, the player with or without a creature out. */
function waitedReplay({ seed, setup }: Replay, deploys: boolean): Replay {
  if (setup.mode !== "ai") throw new Error("Not a battle against the AI");
  const battle = new AiBattle(rules, { ...setup, seed });
  while (battle.battle.winner === null) {
    const { active, sides } = battle.battle;
    const stays = sides[active].field.length > 0 || (active === 0 && !deploys);
    const card = legalActions(rules, battle.battle, active).find(({ type }) => type === "deploy");
    battle.act(active, stays || !card ? { type: "endTurn" } : card);
  }
  return newReplay(rules, "hash", battle.setup, battle.actions);
}

/** Returns the text of the panel with that heading. */
function section(title: string): string {
  const heading = [...document.querySelectorAll("h3")].find(({ textContent }) => textContent === title);
  return heading?.parentElement?.textContent ?? "";
}

/** Returns the text of all lists with that name. */
function listed(name: string): string {
  return [...document.querySelectorAll(`[aria-label="${name}"]`)].map((list) => list.textContent).join(" ");
}

function statistics(): string[] {
  return [...document.querySelectorAll("dl > div")].map((row) =>
    [...row.children].map((part) => part.textContent).join(": "),
  );
}

describe("the result of a battle", () => {
  it("a victory reads 'Victory!' with its sentence (BAT-050, BAT-051)", async () => {
    await endOf(won);
    expect(the("dialog", "Victory!").textContent).toContain(
      "You've defeated all enemy creatures! Your strategy and creatures have proven superior.",
    );
  });

  it("a defeat reads 'Defeat!' with its sentence, without rewards or badges (BAT-050, BAT-052)", async () => {
    await endOf(lost);
    expect(the("dialog", "Defeat!").textContent).toContain(
      "All your creatures have been defeated. Better luck next time!",
    );
    expect(pageText()).not.toContain("Rewards");
    expect(document.querySelector("[aria-label=Badges]")).toBeNull();
  });

  it("a battle that was given up reads 'Defeat!' with its statistics and a sentence of its own (BAT-050, BAT-053)", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => play.start("easy"));
    const [own] = play.battleState.running?.known.battle?.sides ?? [];
    press("Escape");
    click(the("button", "Give Up"));
    const text = the("dialog", "Defeat!").textContent;
    expect(text).toContain("You gave up this battle.");
    expect(text).not.toContain("All your creatures have been defeated");
    expect(text).not.toContain("Rewards");
    const remaining = (own?.hand.length ?? 0) + (own?.deck.length ?? 0) + (own?.field.length ?? 0);
    expect(statistics()).toEqual([
      "Difficulty: Easy",
      "Turns: 1",
      `Creatures remaining: ${remaining}`,
      "Enemies defeated: 0",
      "Best combo: 0",
    ]);
    expect(play.state.result?.replay.end).toEqual({ by: "forfeit", loser: 0 });
  });

  it.each([
    ["victory", won, "result", "true"],
    ["defeat", lost, "defeat", "false"],
  ])("a %s has a look of its own, from the title to podium and table", async (_, end, look, isWon) => {
    await endOf(end);
    expect(document.querySelector("h2")?.getAttribute("data-look")).toBe(look);
    const parts = [...document.querySelectorAll("[data-victory]")];
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts.map((part) => part.getAttribute("data-victory")))).toEqual(new Set([isWon]));
  });

  it.each([
    ["the turn limit", true, "The last turn is over, and the enemy's creatures have more health left."],
    ["an empty field", false, "You left your field empty for 3 turns in a row."],
  ])(
    "does not say that all creatures were defeated when it was decided by %s (GAP-37)",
    async (_, deploys, text) => {
      await endOf(lost, { played: (replay) => waitedReplay(replay, deploys) });
      expect(pageText()).not.toContain("All your creatures have been defeated");
      expect(pageText()).toContain(text);
    },
  );

  it("lists difficulty, turns, creatures remaining, enemies defeated and best combo (BAT-053, BAT-055)", async () => {
    await endOf(won);
    expect(statistics()).toEqual([
      "Difficulty: Expert",
      "Turns: 5",
      "Creatures remaining: 3",
      "Enemies defeated: 10",
      "Best combo: 6",
    ]);
  });

  it("shows the rewards, their totals, and that they are stored on this device (BAT-053, GAP-35, ABU-55)", async () => {
    await endOf(won);
    const rewards = rewardsOf(rules, won);
    expect(pageText()).toContain(`+${rewards?.experience} Experience`);
    expect(pageText()).toContain(`+${rewards?.currency} Currency`);
    for (const { name } of rewards?.items ?? []) expect(pageText()).toContain(name);
    expect(pageText()).toContain(`All victories (1): ${rewards?.experience} Experience`);
    expect(pageText()).toContain("Arena rewards are kept on this device.");
  });

  it("shows each badge with its picture (BAT-177, BAT-178, BAT-179, BAT-180)", async () => {
    await endOf(won);
    const badges = [...document.querySelectorAll("[aria-label=Badges] > li")];
    expect(badges.map((badge) => badge.textContent)).toEqual([
      "Speed Demon",
      "Master Strategist",
      "Destroyer",
      "Elite Warrior",
    ]);
    expect(badges.every((badge) => badge.querySelector("img")?.src.includes("badge_"))).toBe(true);
  });

  it("shows both sides and how many creatures each has left", async () => {
    const play = await endOf(won);
    const replay = play.state.result?.replay;
    if (!replay) throw new Error("No result");
    const { player, enemy } = battleSummary(rules, replay);
    expect([...document.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual([
      "You",
      "Enemy",
    ]);
    expect(pageText()).toContain(`${player.length} : ${enemy.length}Creatures remaining`);
  });

  it("the header of the result has the sentence below it as its description for screen readers", async () => {
    await endOf(won);
    const described = the("dialog", "Victory!").getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toMatch(
      /^You've defeated all enemy creatures!/,
    );
  });

  it("the result says what decided the battle once one worker has reviewed it", async () => {
    const play = await endOf(lost);
    const started = reviewWorkers(4);
    const replay = play.state.result?.replay;
    if (!replay) throw new Error("No result");
    await play.does(() =>
      play.arena.store.setState(({ result }) => {
        if (result) result.replay = lostReplay(replay);
      }),
    );
    expect(section("What decided it")).toContain("Reviewing the battle: 0%");
    await act(async () => started.at(-1)?.answer());
    expect(section("What decided it")).toMatch(/Turns? \d+( to \d+)?: ./);
    expect(started).toHaveLength(1);
  });

  it("a battle that was given up is not reviewed", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => play.start("easy"));
    const started = reviewWorkers();
    press("Escape");
    click(the("button", "Give Up"));
    expect(section("What decided it")).toBe("");
    expect(started).toEqual([]);
  });

  it.each([won, lost])("a practice says it brings no rewards (victory: $victory, CON-93)", async (end) => {
    await endOf(end, { practice: true });
    expect(pageText()).toContain("Practice brings no rewards.");
    expect(pageText()).not.toContain("Experience");
  });

  it("begins the next battle with 'Play Again' (BAT-005, BAT-054)", async () => {
    const play = await endOf(won);
    click(the("button", "Play Again"));
    expect(play.state).toMatchObject({ screen: "setup", result: null });
  });

  it("fights again at once with the same team on the same difficulty", async () => {
    const play = await endOf(lost);
    const fought = play.state.result?.replay.setup;
    await play.does(() => click(the("button", "Same Team Again")));
    expect(play.state).toMatchObject({ screen: "battle", result: null });
    const next = play.battleState.running?.replay?.();
    expect(next?.setup).toEqual(fought);
    expect(next?.seed).not.toBe(play.state.result?.replay.seed);
    expect(next?.actions).toEqual([]);
  });

  it("shows the team on a podium, its damage by creature, and what would have helped after a defeat", async () => {
    const play = await endOf(lost);
    const { running } = play.battleState;
    const replay = running?.replay?.();
    if (!replay) throw new Error("A battle against the AI has no replay");
    await play.does(() =>
      play.arena.store.setState(({ result }) => {
        if (result) result.replay = lostReplay(replay);
      }),
    );
    const { player, help } = battleSummary(rules, lostReplay(replay));
    const fought = player.filter(({ deployed }) => deployed);
    expect(fought.length).toBeGreaterThan(0);

    for (const { name, damage } of fought) {
      expect(listed("Your team after the battle")).toContain(name);
      expect(section("Damage by creature")).toContain(name);
      expect(section("Damage by creature")).toContain(`${damage} damage`);
    }
    expect(help.length).toBeGreaterThan(0);
    for (const sentence of help) expect(section("What would have helped")).toContain(sentence);
  });

  it.each([
    ["'Return to Game'", () => click(the("button", "Return to Game"))],
    ["the x named 'Close'", () => click(the("button", "Close"))],
    ["Escape", () => press("Escape")],
  ])("returns to the lab with %s (BAT-054, CON-54)", async (_, leave) => {
    const play = await endOf(won);
    play.arena.game.store.setState({ arena: { kind: "battle" }, inBattle: true });
    leave();
    expect(play.arena.game.store.getState()).toMatchObject({ arena: null, inBattle: false });
  });
});
