// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import { leaderboardQuery } from "../../../ui/pvp/leaderboard/leaderboard-query.ts";
import { pageText, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

const PLAYERS = Array.from({ length: 5 }, (_, place) => ({
  user_id: place === 3 ? "ann" : `player ${place}`,
  rank: place + 1,
  first_name: place === 3 ? "Ann" : `Player ${place}`,
  rating: 1500 - place,
  wins: 3,
  losses: place,
}));

async function leaderboardTab(players = PLAYERS, totalPages = 1): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  play.wire.answers.set("/api/pvp/leaderboard", { players, totalPages });
  await play.show();
  await play.does(() => play.pvp.store.setState({ tab: "leaderboard" }));
  return play;
}

describe("the leaderboard tab", () => {
  it("is titled 'PvP Rankings' with filters All Time, This Week, This Month (PVP-053)", async () => {
    const play = await leaderboardTab();
    expect(pageText()).toContain("PvP Rankings");
    for (const [name, filter] of [
      ["This Week", "week"],
      ["This Month", "month"],
      ["All Time", "all"],
    ] as const) {
      await play.does(() => the("button", name).click());
      expect(play.wire.calls.at(-1)?.path).toBe(`/api/pvp/leaderboard?page=1&perPage=20&filter=${filter}`);
      expect(the("button", name).getAttribute("aria-pressed")).toBe("true");
    }
  });

  it("has columns Rank, Player, Rating, W/L, Win %; medals for the first three, then #n (PVP-055)", async () => {
    await leaderboardTab();
    expect([...document.querySelectorAll("thead th")].map(({ textContent }) => textContent)).toEqual([
      "Rank",
      "Player",
      "Rating",
      "W/L",
      "Win %",
    ]);
    const cells = [...document.querySelectorAll("tbody tr")].map((row) => [...row.children]);
    const places = cells.map(
      ([place]) => place?.querySelector("img")?.getAttribute("alt") ?? place?.textContent,
    );
    expect(places).toEqual(["Gold medal, #1", "Silver medal, #2", "Bronze medal, #3", "#4", "#5"]);
    expect(cells[4]?.slice(1).map(({ textContent }) => textContent?.trim())).toEqual([
      "Player 4",
      "1496",
      "3/4",
      "43%",
    ]);
  });

  it("shows 'Your Rank' while the player is on the page (PVP-054)", async () => {
    const play = await leaderboardTab();
    expect(document.querySelector("[aria-label='Your Rank']")?.textContent).toBe("Your Rank#4Rating 1497");
    play.wire.answers.set("/api/pvp/leaderboard", { players: PLAYERS.slice(0, 2), totalPages: 1 });
    await play.does(() => the("button", "This Week").click());
    expect(document.querySelector("[aria-label='Your Rank']")).toBeNull();
  });

  it("has Previous and Next only with more than one page (PVP-056)", async () => {
    const play = await leaderboardTab();
    expect(() => the("button", "Next")).toThrow();
    play.wire.answers.set("/api/pvp/leaderboard", { players: PLAYERS, totalPages: 3 });
    await play.does(() => the("button", "All Time").click());
    expect(pageText()).toContain("Page 1 of 3");
    expect(the("button", "Previous").getAttribute("aria-disabled")).toBe("true");
    await play.does(() => the("button", "Next").click());
    expect(play.wire.calls.at(-1)?.path).toContain("page=2&");
    await play.does(() => the("button", "Next").click());
    expect(pageText()).toContain("Page 3 of 3");
    expect(the("button", "Next").getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps its page while the next one loads, and is empty while another filter loads (PVP-053, PVP-056)", async () => {
    const play = await leaderboardTab(PLAYERS, 2);
    const rows = () => document.querySelectorAll("tbody tr").length;
    let release = () => {};
    play.wire.held = new Promise((resolve) => {
      release = resolve;
    });
    await play.does(() => the("button", "Next").click());
    expect([rows(), pageText().includes("Page 2 of 2")]).toEqual([PLAYERS.length, true]);
    await play.does(() => the("button", "This Week").click());
    expect(rows()).toBe(0);
    expect(pageText()).toContain(rules.texts.pvpScreens.leaderboard.loading);
    await play.does(release);
    expect(rows()).toBe(PLAYERS.length);
  });

  it("stays empty when it cannot be loaded (ERR-039)", async () => {
    const play = new PvpOnScreen();
    await play.show();
    await play.does(() => play.pvp.store.setState({ tab: "leaderboard" }));
    expect(document.querySelector("table")).toBeNull();
    expect(document.querySelector("[role=alert]")).toBeNull();
  });

  it("is empty when it cannot be loaded again (ERR-039)", async () => {
    const play = await leaderboardTab();
    play.wire.answers.delete("/api/pvp/leaderboard");
    await play.does(() => the("button", "All Time").click());
    expect(document.querySelector("table")).toBeNull();
    expect(document.querySelector("[role=alert]")).toBeNull();
  });

  it("says that nobody has played only after an answer (ERR-039, PVP-053)", async () => {
    const none = rules.texts.pvpScreens.leaderboard.none;
    const play = await leaderboardTab([]);
    expect(pageText()).toContain(none);
    play.wire.answers.delete("/api/pvp/leaderboard");
    await play.does(() => the("button", "This Week").click());
    const { queryKey } = leaderboardQuery(play.pvp.game, 1, "week");
    expect(play.pvp.game.queries.getQueryState(queryKey)?.status).toBe("error");
    expect(pageText()).not.toContain(none);
    expect(pageText()).not.toContain(rules.texts.pvpScreens.leaderboard.loading);
  });
});
