import { describe, expect, it } from "vitest";
import { amountOf } from "../../../rules/index.ts";
import { changeLabState } from "../../../ui/lab/state/change-lab-state.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { playing } from "../support/playing.ts";

describe("the low-TCorvax alert", () => {
  it("shows below 10, and with exactly 10 does not (LAB-176, CON-88, GAP-12)", async () => {
    const { game } = await playing();
    const shownWith = (tcorvax: number) => {
      changeLabState(game, (lab) => {
        lab.resources.tcorvax = amountOf(tcorvax);
      });
      return game.store.getState().lowTcorvaxAlert;
    };
    expect([10, 9.999, 10, 9.5].map(shownWith)).toEqual([false, true, false, true]);
  });

  it("shows once each time spending takes the balance below 10, and stays closed once closed (LAB-176, CON-88)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await tab.built("reactor");
    await tab.grant({ tcorvax: "-265" });
    expect(tab.state.lowTcorvaxAlert).toBe(false);
    await tab.built("amplifier");
    expect(tab.state.lowTcorvaxAlert).toBe(true);
    tab.game.store.setState({ lowTcorvaxAlert: false });
    await loadGame(tab.game);
    expect(tab.state.lowTcorvaxAlert).toBe(false);
  });

  it("disappears when the balance rises again, and shows again when it next falls (CON-88)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    await tab.built("reactor");
    await tab.grant({ tcorvax: "-275" });
    expect(tab.state.lowTcorvaxAlert).toBe(true);
    await tab.grant({ tcorvax: "5" });
    expect(tab.state.lowTcorvaxAlert).toBe(false);
    await tab.built("amplifier");
    expect(tab.state.lowTcorvaxAlert).toBe(true);
  });
});
