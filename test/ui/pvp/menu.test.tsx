// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { click, pageText, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

const deckCards = () => [
  ...document.querySelectorAll<HTMLElement>("[aria-label='Choose your deck'] li button"),
];
const names = () => deckCards().map((card) => /[A-Z][a-z]+/.exec(card.textContent ?? "")?.[0]);
const rarities = () =>
  deckCards().map((card) => /Common|Rare|Epic|Legendary/.exec(card.textContent ?? "")?.[0]);

function sortBy(value: string): void {
  const list = document.querySelector<HTMLSelectElement>("[aria-label='Choose your deck'] select");
  if (!list) throw new Error("no sort dropdown");
  act(() => {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

describe("the PvP menu", () => {
  it("is titled 'PvP Battle Arena', has a close button and three tabs (PVP-002)", async () => {
    const play = await new PvpOnScreen().show();
    expect(the("dialog", "PvP Battle Arena")).toBeTruthy();
    expect([...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent)).toEqual([
      "Battle",
      "My Stats",
      "Leaderboard",
    ]);
    play.pvp.game.store.setState({ arena: { kind: "pvp" }, inBattle: true });
    click(the("button", "Close"));
    expect(play.pvp.game.store.getState()).toMatchObject({ arena: null, inBattle: false });
  });

  it("disables the Battle tab while a battle is active, and leads back to it (PVP-002)", async () => {
    const play = await new PvpOnScreen().fight();
    click(the("button", "Battle menu"));
    await play.does(() => the("button", "Leave for Now").click());
    const tab = the("tab", "Battle") as HTMLButtonElement;
    expect(tab.disabled).toBe(true);
    expect(tab.title).toBe("Your battle goes on.");
    expect(the("tab", "My Stats").getAttribute("aria-selected")).toBe("true");
    click(the("button", "Return to Battle"));
    expect(play.state.screen).toBe("battle");
  });

  it("shows one tab at a time: play, stats or leaderboard (PVP-010, CON-84)", async () => {
    const play = await new PvpOnScreen().show();
    play.wire.answers.set("/api/pvp/leaderboard", { players: [], totalPages: 1 });
    const open = (caption: string) =>
      play.does(() => the("tab", caption).dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    expect(play.state.tab).toBe("play");
    await open("My Stats");
    expect(play.state.tab).toBe("stats");
    await open("Leaderboard");
    expect(play.state.tab).toBe("leaderboard");
    expect(pageText()).toContain("PvP Rankings");
    expect(pageText()).not.toContain("Choose your deck");
  });
});

describe("the choice of the deck", () => {
  it("sorts by rarity, form, name or power (PVP-003, PVP-009)", async () => {
    await new PvpOnScreen().show();
    expect(
      [...document.querySelectorAll("[aria-label='Choose your deck'] option")].map(
        (option) => option.textContent,
      ),
    ).toEqual(["Rarity", "Form", "Name", "Power"]);
    expect(rarities()).toEqual(["Legendary", "Epic", "Epic", "Rare", "Rare", "Common", "Common"]);
    sortBy("name");
    expect(names()).toEqual([...names()].sort());
    sortBy("power");
    expect(names()[0]).toBe("Fomotron");
    sortBy("form");
    expect(deckCards()[0]?.textContent).toContain("Form 3");
  });

  it("offers tools and spells, which are optional (PVP-003, PVP-008)", async () => {
    await new PvpOnScreen().show();
    expect(pageText()).toContain("Tools 0/3 optional");
    expect(pageText()).toContain("Spells 0/3 optional");
    expect(pageText()).toContain("Ledger Lens");
  });

  it("shows 'Creatures n/5', 'Tools n/3', 'Spells n/3' and the deck power (PVP-004, PVP-022)", async () => {
    await new PvpOnScreen().show();
    for (const card of deckCards().slice(0, 2)) click(card);
    const tool = [...document.querySelectorAll("button")].find((one) =>
      one.textContent?.includes("Ledger Lens"),
    );
    if (tool) click(tool);
    const summary = document.querySelector("ul[aria-label='Choose your deck']");
    const texts = [...(summary?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual([
      "Creatures 2/5",
      "Tools 1/3",
      "Spells 0/3",
      expect.stringMatching(/^Deck power \d+$/),
    ]);
  });

  it("disables 'Find Opponent' while no creature is chosen, and says why (PVP-005, PVP-006)", async () => {
    const play = await new PvpOnScreen().show();
    const find = the("button", "Find Opponent");
    expect(find.getAttribute("aria-disabled")).toBe("true");
    expect(pageText()).toContain("Select at least one creature for battle!");
    click(find);
    expect(play.wire.calls).toEqual([]);
    click(deckCards()[0] as HTMLElement);
    expect(the("button", "Find Opponent").getAttribute("aria-disabled")).toBeNull();
  });

  it("refuses a sixth creature with a red notification (PVP-007, ERR-040)", async () => {
    await new PvpOnScreen().show();
    for (const card of deckCards().slice(0, 6)) click(card);
    expect(document.querySelector("[aria-label=Notices]")?.textContent).toBe(
      "Maximum 5 creatures allowed in PvP!",
    );
    expect(deckCards().filter((card) => card.getAttribute("aria-pressed") === "true")).toHaveLength(5);
  });

  it("shows the matchmaking view with a cancel option once 'Find Opponent' is pressed (PVP-005)", async () => {
    const play = await new PvpOnScreen().show();
    play.wire.answers.set("/api/pvp/queue", { matched: false, estimatedWaitTime: 30 });
    click(deckCards()[0] as HTMLElement);
    await play.does(() => the("button", "Find Opponent").click());
    expect(the("dialog", "Finding Opponent...")).toBeTruthy();
    expect(the("button", "Cancel Queue")).toBeTruthy();
    expect(JSON.parse(play.wire.calls[0]?.body ?? "")).toEqual({
      selectedCreatures: play.state.selection.creatures,
      tools: [],
      spells: [],
    });
  });
});
