// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { offerCat } from "../../../ui/lab/commands/cat.ts";
import { MachineDialogs } from "../../../ui/lab/dialogs/machine-dialogs.tsx";
import { BuildSection } from "../../../ui/lab/panel/build-section.tsx";
import { playing } from "../support/playing.ts";
import { click, descriptionOf, pageText, render, the } from "../support/render.tsx";

/** Shows the panel's rows and the dialogs for a player who can afford a cat. */
async function atThePanel() {
  const tab = await playing();
  const screens = (
    <GameProvider game={tab.game}>
      <BuildSection />
      <MachineDialogs />
    </GameProvider>
  );
  return { tab, screens };
}

describe("adopting a cat", () => {
  it("is offered in the panel once there is a Cat's Lair, with what is missing (LAB-141)", async () => {
    const { tab, screens } = await atThePanel();
    render(screens);
    expect(() => the("button", "Adopt a Cat")).toThrow();
    await act(() => tab.built("catLair"));
    expect(descriptionOf(the("button", "Adopt a Cat"))).toBe("Not Enough Cat Nips");
    await act(() => tab.grant({ catNips: "1500" }));
    click(the("button", "Adopt a Cat"));
    expect(tab.openDialog()).toBe("adopt");
    click(the("button", "Adopt"));
    await act(() => tab.wire.quiet());
    expect(tab.lab.pets).toHaveLength(1);
    expect(pageText()).toContain("Cat 1 of 1");
    expect(descriptionOf(the("button", "Adopt a Cat"))).toBe("You already have a cat");
  });

  it("is offered again after 'Not now' at the next activation, and in the panel (LAB-138)", async () => {
    const { tab, screens } = await atThePanel();
    const lair = await tab.built("catLair");
    await tab.grant({ catNips: "1500" });
    render(screens);
    act(() => offerCat(tab.game, lair));
    click(the("button", "Not now"));
    expect(tab.openDialog()).toBeNull();
    act(() => offerCat(tab.game, lair));
    expect(tab.openDialog()).toBe("adopt");
    click(the("button", "Not now"));
    click(the("button", "Adopt a Cat"));
    expect(tab.openDialog()).toBe("adopt");
  });
});
