// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { click, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

describe("the menu of a PvP battle", () => {
  it("opens with its button, or with Escape while nothing is selected; Resume comes first", async () => {
    const play = await new PvpOnScreen().fight();
    const pressEscape = () =>
      play.does(
        () =>
          void document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
          ),
      );
    click(document.querySelector("[data-row=hand] button") as HTMLElement);
    await pressEscape();
    expect(play.state.battleMenu).toBe(false);
    for (const open of [pressEscape, () => play.does(() => the("button", "Battle menu").click())]) {
      await open();
      const menu = the("dialog", "Battle menu");
      const buttons = [...menu.querySelectorAll("button")].filter((button) => !button.closest("details"));
      expect(buttons.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
        "Resume",
        "Leave for Now",
        "Concede...",
      ]);
      expect(document.activeElement?.textContent).toBe("Resume");
      expect(menu.textContent).toContain("its clock keep running");
      await play.does(() => the("button", "Resume").click());
      expect(play.state).toMatchObject({ screen: "battle", battleMenu: false });
    }
  });

  it("opens with the browser's Back", async () => {
    const play = await new PvpOnScreen().fight();
    await play.does(() => new Promise((guarded) => void setTimeout(guarded)));
    window.history.replaceState(null, "");
    await play.does(() => void window.dispatchEvent(new Event("popstate")));
    expect(play.state).toMatchObject({ screen: "battle", battleMenu: true });
  });

  it("asks for confirmation before giving up", async () => {
    const play = await new PvpOnScreen().fight();
    await play.does(() => the("button", "Battle menu").click());
    await play.does(() => the("button", "Concede...").click());
    expect(play.state).toMatchObject({ battleMenu: false, conceding: true });
  });
});
