import { describe, expect, it, vi } from "vitest";
import { ACTION_RULES } from "../../../rules/battle/actions/action-rules.ts";
import { BotFailure } from "../../../rules/bots/bot-failure.ts";
import { type Bot, newReplay, playReplay, shippedRules } from "../../../rules/index.ts";
import { setupOf } from "../../../rules/simulation/plan.ts";
import { playBattle } from "../../../rules/simulation/play-battle.ts";

const setup = setupOf(
  shippedRules,
  { mode: "pvp", policy: "fast", seed: "bots", player: { kind: "bot", name: "my-bot.mjs" } },
  3,
);

/** Plays the battle with a bot that behaves until turn 2, and returns how it failed. */
function failureOf(inTurnTwo: Bot): BotFailure {
  const bot: Bot = (view, random) => (view.turn < 2 ? { type: "endTurn" } : inTurnTwo(view, random));
  try {
    playBattle(shippedRules, setup, [{ name: "my-bot.mjs", bot }, null]);
  } catch (error) {
    if (error instanceof BotFailure) return error;
    throw error;
  }
  throw new Error("The bot did not fail");
}

const WHEN = ", as the player in turn 2 of the battle with the seed bots:3";
const MUST = "but must return an action: deploy, attack, useTool, useSpell, defend, endTurn with its ids";

describe("a bot that fails", () => {
  it.each([
    ["nothing", () => undefined, `returned undefined, ${MUST}`],
    ["a text", () => "attack", `returned "attack", ${MUST}`],
    ["an unknown action", () => ({ type: "flee" }), `returned {"type":"flee"}, ${MUST}`],
    ["an action without its ids", () => ({ type: "deploy" }), `returned {"type":"deploy"}, ${MUST}`],
    ["a promise", async () => ({ type: "endTurn" }), "returned a promise, but must return an action at once"],
    [
      "an illegal action",
      () => ({ type: "deploy", creatureId: "x" }),
      `returned the illegal action {"type":"deploy","creatureId":"x"} ("Invalid action")`,
    ],
  ])("by returning %s is named with turn and seed", (_, returns, problem) => {
    expect(failureOf(returns as unknown as Bot).message).toBe(`my-bot.mjs: ${problem}${WHEN}`);
  });

  it("by an exception is named with the file, line and column it was thrown at", () => {
    const { message } = failureOf((view) => {
      throw new TypeError(`no plan with ${view.player.hand.length} cards`);
    });
    expect(message).toMatch(
      /^my-bot\.mjs: threw "TypeError: no plan with \d cards" at bot-seat\.test\.ts:\d+:\d+, as the player in turn 2/,
    );
  });

  it("by a turn without an end is stopped after 500 actions", () => {
    vi.spyOn(ACTION_RULES.attack, "apply").mockImplementation(() => undefined);
    const endless: Bot = ({ legalActions }) =>
      legalActions.find(({ type }) => type === "attack") ?? legalActions[0] ?? { type: "endTurn" };
    expect(failureOf(endless).message).toMatch(
      /^my-bot\.mjs: did not end its turn within 500 actions, as the player in turn \d+ of the battle/,
    );
  });

  it("leaves the battle up to then, which can be replayed", () => {
    const { course } = failureOf(() => {
      throw new Error("tired");
    });
    expect(course?.actions.at(-1)).toEqual({ type: "endTurn" });
    const replay = newReplay(shippedRules, "hash", setup, course?.actions ?? []);
    const { battle, divergence } = playReplay(shippedRules, replay);
    expect([divergence, battle.turn, battle.active]).toEqual([null, 2, 0]);
  });
});

describe("a bot", () => {
  it("has a memory that lasts for one battle, and one for each side", () => {
    let begun = 0;
    const bot: Bot = ({ memory }) => {
      if (memory.asked === undefined) begun += 1;
      memory.asked = true;
      return { type: "endTurn" };
    };
    const [one, other] = [
      { name: "one", bot },
      { name: "other", bot },
    ];
    for (let battle = 0; battle < 2; battle++) playBattle(shippedRules, setup, [one, other]);
    expect(begun).toBe(4);
  });

  it("plays the same battle again with the same seed, and other ones with others", () => {
    const bot: Bot = ({ legalActions }, random) =>
      legalActions[Math.floor(random() * legalActions.length)] ?? { type: "endTurn" };
    const played = (seed: string) => {
      const actions: object[] = [];
      playBattle(shippedRules, { ...setup, seed }, [{ name: "dice", bot }, null], actions as never);
      return actions;
    };
    expect(played("a")).toEqual(played("a"));
    expect(played("b")).not.toEqual(played("a"));
  });
});
