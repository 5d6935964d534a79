// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules, type Texts } from "../../../rules/index.ts";
import { watchReplay } from "../../../ui/battle/replay/open-replay.ts";
import { languagesFrom, textsFolder } from "../../server/german.ts";
import { pageText } from "../support/render.tsx";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

const FILES = {
  "battle-log.json": { turnOwn: "Zug {turn} (du)", deployed: "{creature} betritt das Feld" },
  "battle-screen.json": { sides: { you: { name: "Du", owner: "Deine", creature: "{creature}" } } },
  "arena.json": { battle: { yourTurn: "Du bist dran" } },
};

/** A battle under way, and the German texts. */
async function battleUnderWay(): Promise<{ screen: ArenaOnScreen; german: Texts }> {
  const screen = new ArenaOnScreen();
  await screen.start("easy");
  screen.show();
  await screen.does(() => screen.actBest());
  const [german] = languagesFrom(textsFolder(FILES));
  if (!german) throw new Error("There is no German");
  return { screen, german };
}

const speak =
  ({ arena }: ArenaOnScreen, texts: Texts) =>
  () =>
    arena.game.store.setState({ rules: { ...rules, texts } });

describe("another language in the middle of a battle", () => {
  it("words buttons, names and the whole log anew, and the battle goes on where it was (GAP-63)", async () => {
    const { screen, german } = await battleUnderWay();
    const before = screen.battleState;
    await screen.does(speak(screen, german));
    expect(pageText()).toContain("Du bist dran");
    expect(screen.battleState.names.player.name).toBe("Du");
    const log = screen.battleState.shown?.view.battleLog ?? [];
    expect(log.map(({ id }) => id)).toEqual(before.shown?.view.battleLog.map(({ id }) => id));
    expect(log.map(({ message }) => message)).toEqual(
      expect.arrayContaining(["Zug 1 (du)", expect.stringMatching(/ betritt das Feld$/)]),
    );
    expect(pageText()).toContain("Zug 1 (du)");
    expect(screen.battleState.running).toBe(before.running);
    await screen.does(() => screen.playOn());
    expect(screen.state.screen).toBe("result");
  });

  it("words the log of a replay anew, at the action that is shown (GAP-63)", async () => {
    const { screen, german } = await battleUnderWay();
    const replay = screen.battleState.running?.replay?.();
    if (!replay) throw new Error("The battle has no replay");
    await screen.does(() => watchReplay(screen.arena.battle, replay));
    await screen.does(speak(screen, german));
    expect(pageText()).toContain("Zug 1 (du)");
  });
});
