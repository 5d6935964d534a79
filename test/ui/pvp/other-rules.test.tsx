// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  type BattleSetup,
  newReplay,
  type RuleSet,
  shippedRules,
  storedRules,
  viewFor,
} from "../../../rules/index.ts";
import { openReplay } from "../../../ui/pvp/stats/open-replay.ts";
import { watchBattle } from "../../../ui/pvp/watch/watch-battle.ts";
import { action, creature } from "../battle/support/battle-at-hand.tsx";
import { click, pageText, the } from "../support/render.tsx";
import { CREATURES } from "./support/pvp-cards.ts";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

const { battle, pvp } = shippedRules;
/** The rules that the battle began under; the page has those as shipped. */
const other: RuleSet = {
  ...shippedRules,
  battle: { ...battle, costs: { ...battle.costs, attack: 3, deployBase: 9 } },
  pvp: { ...pvp, warningMs: 90_000 },
};
const RULES_CALL = "/api/rules/other";

const isOff = (name: string) => action(name).getAttribute("aria-disabled") === "true";

/** A battle under other rules, with a creature of each side on the field and the player's turn. */
async function onField(
  rulesAnswer: object | number,
): Promise<{ play: PvpOnScreen; own: string; foe: string }> {
  const play = new PvpOnScreen();
  const { wire } = play;
  wire.rulesHash = "other";
  wire.answers.set(RULES_CALL, rulesAnswer);
  const ids = wire.battle.sides.map((side) => {
    const [fighter] = side.hand.splice(0, 1);
    if (!fighter) throw new Error("No card in hand");
    side.energy = 2;
    side.field.push(fighter);
    return fighter.id;
  });
  await play.fight();
  return { play, own: ids[wire.side] ?? "", foe: ids[wire.side === 0 ? 1 : 0] ?? "" };
}

const answered = JSON.parse(JSON.stringify({ hash: "other", ...storedRules(other) }));

describe("a battle that began under other rules than the page's", () => {
  it("is shown and played by its own rules, which are asked for once (GAP-72)", async () => {
    const { play, own, foe } = await onField(answered);
    click(creature({ id: own }));
    click(creature({ id: foe }));
    expect(the("button", "Attack 3")).toBeTruthy();
    expect([isOff("Attack"), isOff("Defend")]).toEqual([true, false]);
    expect(document.querySelector("[role=timer]")?.hasAttribute("data-short")).toBe(true);
    await play.passes(20_000);
    expect(play.wire.calls.filter(({ path }) => path === RULES_CALL)).toHaveLength(1);
    expect(play.pvp.rules.battle.costs.attack).toBe(2);
  });

  it("opens as soon as its rules could be loaded (GAP-72)", async () => {
    const { play } = await onField(502);
    expect(the("status", "Loading battle...")).toBeTruthy();
    play.wire.answers.set(RULES_CALL, answered);
    await play.passes(20_000);
    expect(pageText()).toContain("Turn 1 - Your turn.");
    expect(play.pvp.battle.store.getState().rules?.battle.costs.attack).toBe(3);
  });

  it("is shown by the page's rules if nobody has its own any more", async () => {
    const { play, own, foe } = await onField({
      error: "These rules are no longer kept",
      code: "unknown_rules",
    });
    click(creature({ id: own }));
    await play.does(() => creature({ id: foe }).click());
    expect(the("button", "Attack 2")).toBeTruthy();
    expect(play.pvp.battle.store.getState().rules).toBe(play.pvp.rules);
  });

  it("is watched by its own rules (GAP-72)", async () => {
    const play = await new PvpOnScreen().show();
    const { wire } = play;
    const log = { battleLog: [] };
    const { player, enemy } = viewFor(other, wire.battle, "watcher");
    const course = { version: 0, status: "active", turnNumber: 1, activePlayer: 1, timeRemaining: 60_000 };
    const battleState = { player1: { ...player, ...log }, player2: { ...enemy, ...log } };
    const players = [
      { name: "Ann", bot: false },
      { name: "Bob", bot: false },
    ];
    const ending = { serverTime: 0, winner: null, endedBy: null, events: [], eventsSince: 0 };
    wire.answers.set("/api/pvp/watch/link", {
      ...course,
      rulesHash: "other",
      battleState,
      players,
      ...ending,
    });
    wire.answers.set(RULES_CALL, answered);
    await play.does(() => watchBattle(play.pvp, "link"));
    expect(pageText()).toContain("Ann");
    expect(play.pvp.battle.store.getState().rules?.battle.costs.attack).toBe(3);
  });
});

describe("the replay of a battle that began under other rules", () => {
  const deck = (creatures: typeof CREATURES) => ({ creatures, tools: [], spells: [] });
  const setup: BattleSetup = {
    mode: "pvp",
    seed: "other rules",
    player1: deck(CREATURES.slice(0, 1)),
    player2: deck(CREATURES.slice(1, 2)),
  };

  async function opened(rulesAnswer: object | number): Promise<PvpOnScreen> {
    const play = await new PvpOnScreen().show();
    const replay = newReplay(other, "other", setup, [{ type: "endTurn" }]);
    play.wire.answers.set("/api/pvp/battle/over/replay", { side: 0, replay });
    play.wire.answers.set(RULES_CALL, rulesAnswer);
    await play.does(() => openReplay(play.pvp, "over"));
    return play;
  }

  it("plays by them (GAP-72)", async () => {
    const play = await opened(answered);
    const { replay } = play.pvp.battle.store.getState();
    expect(replay?.rules?.battle.costs.attack).toBe(3);
    expect(play.pvp.game.store.getState().notices).toEqual([]);
    expect(pageText()).toContain("Replay");
  });

  it.each([
    [
      "are gone",
      { error: "These rules are no longer kept", code: "unknown_rules" },
      "was made under other rules (other)",
    ],
    ["cannot be loaded now", 502, "no connection"],
  ])("says so if they %s (CON-92)", async (_, rulesAnswer, problem) => {
    const play = await opened(rulesAnswer);
    const [notice] = play.pvp.game.store.getState().notices;
    expect(notice?.text).toContain(problem);
    expect(play.pvp.battle.store.getState().replay).toBeNull();
  });
});
