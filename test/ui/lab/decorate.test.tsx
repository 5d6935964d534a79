// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { DecorateDialog } from "../../../ui/lab/dialogs/decorate-dialog.tsx";
import { playing, type Tab } from "../support/playing.ts";
import { click, descriptionOf, pageText, render, settle, the } from "../support/render.tsx";

/** The open dialog of a player with 300 TCorvax and as many Eggs as given. */
async function decorating(grant: Record<string, string> = {}) {
  const tab = await playing();
  await tab.grant(grant);
  render(
    <GameProvider game={tab.game}>
      <DecorateDialog open onClose={() => undefined} />
    </GameProvider>,
  );
  await settle();
  return tab;
}

async function press(tab: Tab, name: string): Promise<void> {
  click(the("button", name));
  await act(() => tab.wire.quiet());
  await settle();
}

async function openTab(name: string): Promise<void> {
  await act(async () => {
    const tab = the("tab", name);
    tab.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
    click(tab);
  });
  await settle();
}

describe("the dialog Decorate", () => {
  it("says what the player has, and what is earned and bought of all", async () => {
    await decorating({ eggs: "7" });
    expect(pageText()).toContain("0 of 17 earned");
    expect(pageText()).toContain("0 of 22 bought. You have 300 TCorvax and 7 Eggs.");
  });

  it("buys a rug with one press, uses it in the room at once, and says so (GAP-81)", async () => {
    const tab = await decorating();
    await press(tab, "Buy for 120 TCorvax and use in room 1: Moonlight Rug");
    expect(tab.lab.resources.tcorvax).toBe(180_000);
    expect(tab.lab.decoration?.rugs).toEqual({ 1: "moon" });
    expect(Object.keys(tab.lab.bought?.rugs ?? {})).toEqual(["moon"]);
    expect(tab.said()).toContain("Bought: Moonlight Rug");
    expect(document.activeElement?.closest("li")?.textContent).toBe("Moonlight RugChosen");
    expect(pageText()).toContain("1 of 22 bought");
    expect(() => the("button", "Buy for 120 TCorvax and use in room 1: Moonlight Rug")).toThrow();
  });

  it("puts what is bought away and uses it again without paying", async () => {
    const tab = await decorating();
    await openTab("Name plate");
    await press(tab, "Buy for 40 TCorvax: Driftwood Plate");
    await press(tab, "Choose: No plate");
    expect(tab.lab.decoration?.plate).toBeUndefined();
    await press(tab, "Choose: Driftwood Plate");
    expect(tab.lab.decoration?.plate).toBe("wood");
    expect(tab.lab.resources.tcorvax).toBe(260_000);
  });

  it("says why not when there is too little, marks what is short, and sends nothing", async () => {
    const tab = await decorating();
    await openTab("Machines");
    const gold = the("button", "Buy for 1,500 TCorvax, 200 Eggs: Pure Gold");
    expect(gold.getAttribute("aria-disabled")).toBe("true");
    expect(descriptionOf(gold)).toBe("Not enough resources");
    const before = tab.wire.calls.length;
    await press(tab, "Buy for 1,500 TCorvax, 200 Eggs: Pure Gold");
    expect(tab.wire.calls.length).toBe(before);
    expect(the("button", "Buy for 250 TCorvax: Candy Stripes").getAttribute("aria-disabled")).toBeNull();
  });

  it("pays once when the answer to a purchase was lost and it is asked again (ABU-139)", async () => {
    const tab = await decorating();
    tab.wire.answersToLose = 1;
    await press(tab, "Buy for 100 TCorvax and use in room 1: Mountain Morning");
    expect(tab.lab.decoration?.windows).toEqual({ 1: "mountains" });
    expect(tab.lab.resources.tcorvax).toBe(200_000);
  });
});
