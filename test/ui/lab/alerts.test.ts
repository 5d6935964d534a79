import { describe, expect, it } from "vitest";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { playing } from "../support/playing.ts";

describe("the low-TCorvax alert", () => {
  it("shows once per fall below 10 after a spend, and closed it stays closed (LAB-176, CON-88)", async () => {
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

  it("goes by itself when TCorvax is back, and comes again with the next fall (CON-88)", async () => {
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
