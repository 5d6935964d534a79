// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { closeDialog, openDialog } from "../../../ui/game/store/dialogs.ts";
import { BattleMenuDialog } from "../../../ui/lab/panel/battle-menu-dialog.tsx";
import { ResourceHud } from "../../../ui/lab/panel/hud.tsx";
import { MobileDrawer } from "../../../ui/lab/panel/mobile-drawer.tsx";
import { PlaceBar } from "../../../ui/lab/panel/place-bar.tsx";
import { playing, type Tab } from "../support/playing.ts";
import { click, descriptionOf, pageText, render, the } from "../support/render.tsx";

function show(tab: Tab, screen: ReactNode): void {
  render(<GameProvider game={tab.game}>{screen}</GameProvider>);
}

/** What a phone shows above and below the room. */
function NarrowScreen() {
  return (
    <>
      <ResourceHud />
      <PlaceBar />
    </>
  );
}

describe("a narrow screen", () => {
  it("shows resources and a button for the panel (LAB-134)", async () => {
    const tab = await playing();
    show(tab, <NarrowScreen />);
    expect(pageText()).toContain("300 Cat Nips");
    click(the("button", "Menu"));
    expect(tab.state.panelOpen).toBe(true);
  });

  it("marks in the bar of places where the player is (LAB-134)", async () => {
    const tab = await playing();
    show(tab, <PlaceBar />);
    const here = () => document.querySelector("[aria-current=page]")?.textContent;
    expect(here()).toBe("Lab");
    click(the("button", "Battle"));
    expect([here(), tab.openDialog()]).toEqual(["Battle", "battleMenu"]);
    act(() => closeDialog(tab.game, "battleMenu"));
    click(the("button", "Menu"));
    expect(here()).toBe("Menu");
    click(the("button", "Creatures"));
    expect([here(), tab.openDialog(), tab.state.panelOpen]).toEqual(["Creatures", "creatures", false]);
    act(() => closeDialog(tab.game, "creatures"));
    expect(here()).toBe("Lab");
  });

  it("keeps a dialog in front of the menu while the phone is turned and turned back (LAB-134)", async () => {
    const tab = await playing();
    const screen = (isNarrow: boolean) => (
      <GameProvider game={tab.game}>
        <BattleMenuDialog />
        {isNarrow ? <MobileDrawer /> : null}
      </GameProvider>
    );
    const front = () =>
      [...document.querySelectorAll("[role=dialog][data-state=open]")].at(-1)?.querySelector("h2")
        ?.textContent;
    const renderAgain = render(screen(true));
    act(() => tab.game.store.setState({ panelOpen: true }));
    expect(front()).toBe("Lab panel");
    act(() => openDialog(tab.game, { kind: "battleMenu" }));
    for (const isNarrow of [true, false, true]) {
      renderAgain(screen(isNarrow));
      expect(front()).toBe("Choose a battle");
    }
    act(() => closeDialog(tab.game, "battleMenu"));
    expect(front()).toBe("Lab panel");
  });

  it("leads from the battle menu to a battle and nowhere back (LAB-126)", async () => {
    const tab = await playing();
    act(() => openDialog(tab.game, { kind: "battleMenu" }));
    show(tab, <BattleMenuDialog />);
    expect(descriptionOf(the("button", "PvP Battle"))).toBe("Connect wallet first");
    expect(pageText()).toContain("A team is lent to you. No rewards, no wallet needed.");
    click(the("button", "Practice Battle"));
    expect(tab.state.arena).toEqual({ kind: "practice" });
    expect(tab.openDialog()).toBeNull();
  });

  it("hides header and bar during a battle (LAB-135)", async () => {
    const tab = await playing();
    show(tab, <NarrowScreen />);
    act(() => tab.game.store.setState({ inBattle: true }));
    expect(pageText()).toBe("");
  });
});
