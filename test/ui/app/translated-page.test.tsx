// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { legalActions, newRandom, roll, shippedRules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { activateAll } from "../../../ui/lab/machine-list/activate-all.ts";
import { RoomMachines } from "../../../ui/lab/machine-list/machine-list.tsx";
import { SidePanel } from "../../../ui/lab/panel/side-panel.tsx";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { BattleAtHand } from "../battle/support/battle-at-hand.tsx";
import { playing } from "../support/playing.ts";
import { render } from "../support/render.tsx";
import { TRANSLATORS, translatePage } from "../support/translate-page.ts";

const STEPS = 25;
const MINUTE = 60_000;
const MACHINES = ["catLair", "reactor", "reactor", "catLair"] as const;

describe.each(Object.entries(TRANSLATORS))("a page that the browser translates with %s", (_, put) => {
  it("shows the lab as it is, over 25 steps (ABU-119)", async () => {
    const tab = await playing();
    await tab.grant({ tcorvax: "100000", catNips: "100000", energy: "100000" });
    const lab = () => (
      <GameProvider game={tab.game}>
        <SidePanel />
        <RoomMachines />
      </GameProvider>
    );
    const renderAgain = render(lab());
    for (let step = 0; step < STEPS; step++) {
      await translatePage(put);
      await act(async () => {
        const type = MACHINES[step];
        if (type) await tab.built(type);
        else if (step % 3 === 0) await activateAll(tab.game);
        else tab.server.clock.pass(7 * MINUTE);
        await loadGame(tab.game);
      });
      renderAgain(lab());
      await Promise.resolve();
      if (step % 4 === 0) expect(document.body.textContent).toBe(textOf(lab()));
    }
    expect(document.querySelectorAll("font").length).toBeGreaterThan(0);
  });
});

describe("a battle on a page that the browser translates", () => {
  it("shows energy, combo and turn as they are after each of up to 25 actions (ABU-119) @long", async () => {
    const play = await BattleAtHand.shown();
    const random = newRandom("translated");
    for (let step = 0; step < STEPS && play.state.screen === "battle"; step++) {
      await translatePage(TRANSLATORS["an element with a copy"]);
      const actions = legalActions(shippedRules, play.battle, 0);
      const action = actions[Math.floor(roll(random) * actions.length)];
      if (!action) break;
      await play.does(action);
      const own = play.battleState.shown?.view.player;
      if (!own || play.state.screen !== "battle") break;
      const text = document.querySelector("[aria-label='Your side']")?.textContent;
      expect(text).toContain(`Energy ${own.energy}/${own.energyCap}`);
      expect(text).toContain(`Combo ${own.consecutiveActions}`);
      expect(document.querySelector("header")?.textContent).toContain(
        `Turn ${play.battleState.shown?.view.turn}`,
      );
    }
  });
});

/** What React shows of an element that nothing has translated. */
function textOf(element: ReactNode): string | null {
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() => root.render(element));
  const text = place.textContent;
  act(() => root.unmount());
  return text;
}
