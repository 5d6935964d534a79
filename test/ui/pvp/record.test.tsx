// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { shippedRules as rules } from "../../../rules/index.ts";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import { endText } from "../../../ui/pvp/live/end-text.ts";
import { pageText, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";
import { RECORD, recentBattle } from "./support/pvp-record.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

async function statsTab(stats: Partial<PvpStatsReply> | null): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  if (stats)
    play.wire.answers.set("/api/pvp/stats", { stats: RECORD, recentBattles: [], rank: 12, ...stats });
  play.pvp.store.setState({ tab: "stats" });
  return play.show();
}

const facts = () =>
  new Map(
    [...document.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")?.textContent,
      [...row.querySelectorAll("dd")].map(({ textContent }) => textContent),
    ]),
  );

const rows = () =>
  [...document.querySelectorAll("[role=tabpanel] ul > li")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe("the stats tab", () => {
  it("shows the rank with its title, the rating and 'Rank #n' (PVP-043)", async () => {
    await statsTab({});
    const badge = document.querySelector("[aria-label=Platinum]");
    expect(badge?.textContent).toBe("PlatinumRating 1250Rank #12");
  });

  it("shows the rating's title before the first rated battle, with 'Unranked' in place of 'Rank #0' (CON-77)", async () => {
    await statsTab({ rank: 0, stats: { ...RECORD, rating: 1000 } });
    const badge = document.querySelector("[aria-label=Gold]");
    expect(badge?.textContent).toBe("GoldRating 1000Unranked");
    expect(badge?.querySelector("img")?.getAttribute("src")).toContain("rank_gold");
    expect(pageText()).not.toContain("Rank #0");
  });

  it("has a picture for the highest rank as well (PVP-043, PVP-060)", async () => {
    await statsTab({ stats: { ...RECORD, rating: 2200 } });
    const picture = document.querySelector("[aria-label=Grandmaster] img");
    expect(picture?.getAttribute("src")).toContain("rank_grandmaster");
  });

  it("shows cards for wins, losses, win rate and win streak with the best one (PVP-044, PVP-051)", async () => {
    await statsTab({});
    expect(facts().get("Wins")).toEqual(["7"]);
    expect(facts().get("Losses")).toEqual(["4"]);
    expect(facts().get("Win Rate")).toEqual(["64%"]);
    expect(facts().get("Win Streak")).toEqual(["2", "Best 5"]);
  });

  it("shows 0% without battles (PVP-051)", async () => {
    await statsTab({ stats: { ...RECORD, wins: 0, losses: 0 } });
    expect(facts().get("Win Rate")).toEqual(["0%"]);
  });

  it("shows damage dealt, taken and their ratio with two decimals (PVP-045)", async () => {
    await statsTab({});
    expect(facts().get("Total Damage Dealt")).toEqual(["12,345"]);
    expect(facts().get("Total Damage Taken")).toEqual(["6,000"]);
    expect(facts().get("Damage Ratio")).toEqual(["2.06"]);
  });

  it("shows an infinity sign for the ratio when no damage was taken (PVP-045)", async () => {
    await statsTab({ stats: { ...RECORD, total_damage_taken: 0 } });
    expect(facts().get("Damage Ratio")).toEqual(["∞"]);
  });

  it("offers no replay of a battle that is no longer kept (PVP-046)", async () => {
    await statsTab({
      recentBattles: [recentBattle({ player2_name: "Cyd", replay: false }), recentBattle({})],
    });
    const replays = [...document.querySelectorAll("li button")].map((button) =>
      button.getAttribute("aria-label"),
    );
    expect(pageText()).toContain("vs Cyd");
    expect(replays).toEqual(["Replay of the battle against Bob"]);
  });

  it("lists recent battles: mark, opponent, turns, m:ss, signed change, relative time (PVP-046, PVP-052)", async () => {
    const { now } = new PvpOnScreen();
    await statsTab({
      recentBattles: [
        recentBattle({ completed_at: now - 59 * MINUTE }),
        recentBattle({
          completed_at: now - 23 * HOUR,
          isPlayer1: false,
          won: false,
          outcome: "defeat",
          total_turns: 1,
          battle_duration: 9000,
        }),
        recentBattle({ completed_at: now - 6 * DAY, won: false, outcome: "draw", player1_rating_change: 0 }),
        recentBattle({ completed_at: now - 7 * DAY, practice: true, player2_name: "Robo", rated: false }),
      ],
    });
    const date = new Date(now - 7 * DAY).toLocaleDateString();
    expect(rows()).toEqual([
      ["Win", "vs Bob", "9 turns · 4:05", "+16", "59m ago", "Replay"],
      ["Loss", "vs Ann", "1 turn · 0:09", "-16", "23h ago", "Replay"],
      ["Draw", "vs Bob", "9 turns · 4:05", "+0", "6d ago", "Replay"],
      ["Win", "vs RoboPractice", "9 turns · 4:05", "+16", date, "Replay"],
    ]);
  });

  it("isolates the direction of an opponent's name from the sentence around it", async () => {
    await statsTab({ recentBattles: [recentBattle({ player2_name: "دلير" })] });
    const [name] = document.querySelectorAll("[role=tabpanel] ul bdi");
    expect(name?.textContent).toBe("دلير");
    expect(name?.parentElement?.textContent).toBe("vs دلير");
  });

  it("says when there was no battle, and is loaded again with 'Refresh Stats' (PVP-047)", async () => {
    const play = await statsTab({});
    expect(pageText()).toContain("No battles yet. Start playing to see your history!");
    play.wire.answers.set("/api/pvp/stats", { stats: { ...RECORD, wins: 8 }, recentBattles: [], rank: 12 });
    await play.does(() => the("button", "Refresh Stats").click());
    expect(facts().get("Wins")).toEqual(["8"]);
  });

  it("shows 'Failed to load stats' with Retry (PVP-047, ERR-038)", async () => {
    const play = await statsTab(null);
    expect(the("alert").textContent).toContain("Failed to load stats");
    play.wire.answers.set("/api/pvp/stats", { stats: RECORD, recentBattles: [], rank: 12 });
    await play.does(() => the("button", "Retry").click());
    expect(pageText()).toContain("Rating 1250");
  });
});

describe("the title of an ended battle", () => {
  it.each([
    [null, "closed"],
    ["draw", "closed"],
    [null, null],
  ] as const)("says that a battle with outcome %s, ended by %s, was closed (GAP-42)", (outcome, endedBy) => {
    expect(endText(rules, { outcome, endedBy, ratingChange: 0, unrated: "closed" })).toBe(
      "The battle was closed without a result: nobody was there.",
    );
  });

  it("says otherwise who won and how the rating changed (ERR-041)", () => {
    const won = { outcome: "victory", endedBy: "forfeit", ratingChange: 24, unrated: null } as const;
    expect(endText(rules, won)).toBe("Victory! +24 rating");
    expect(endText(rules, { outcome: "defeat", endedBy: "defeat", ratingChange: -8, unrated: null })).toBe(
      "Defeat! -8 rating",
    );
  });
});
