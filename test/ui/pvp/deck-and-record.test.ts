import { describe, expect, it } from "vitest";
import { sortCards, toggleCard } from "../../../ui/pvp/deck/pick-deck.ts";
import { leaderboardQuery, showLeaderboard } from "../../../ui/pvp/leaderboard/leaderboard-query.ts";
import { loadStats, statsQuery } from "../../../ui/pvp/stats/stats-query.ts";
import { freshWorld } from "../../server/ledger-world.ts";
import { Contender } from "./support/contender.ts";

async function contender(): Promise<Contender> {
  return Contender.open((await freshWorld()).server, "Ann");
}

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

describe("the deck", () => {
  it("accepts five creatures and refuses a sixth in red (PVP-007, PVP-040, ERR-040)", async () => {
    const ann = await contender();
    const owned = ids(ann.state.collection.creatures);
    for (const id of owned.slice(0, 6)) toggleCard(ann.pvp, "creatures", id);
    expect(ann.state.selection.creatures).toEqual(owned.slice(0, 5));
    expect(ann.tab.state.notices).toMatchObject([
      { text: "Maximum 5 creatures allowed in PvP!", tone: "error" },
    ]);
  });

  it("accepts three tools and three spells, with or without creatures (PVP-008, PVP-040)", async () => {
    const ann = await contender();
    for (const kind of ["tools", "spells"] as const) {
      const owned = ids(ann.state.collection[kind]);
      for (const id of owned) toggleCard(ann.pvp, kind, id);
      expect(ann.state.selection[kind]).toEqual(owned.slice(0, 3));
    }
    expect(ann.notices()).toEqual(["Maximum 3 tools allowed in PvP!", "Maximum 3 spells allowed in PvP!"]);
  });

  it("keeps the order of the other cards when one is removed", async () => {
    const ann = await contender();
    ann.picks(3);
    const [one = "", two, three] = ann.state.selection.creatures;
    toggleCard(ann.pvp, "creatures", one);
    expect(ann.state.selection.creatures).toEqual([two, three]);
  });

  it("is stored on this device, separately from the arena's team", async () => {
    const ann = await contender();
    ann.picks(2);
    expect(ann.reopened().state.selection.creatures).toEqual(ann.state.selection.creatures);
    const keys = ["arena_team", "pvp_deck"].map((kind) => ann.game.storage.read(`${kind}_${userOf(ann)}`));
    expect(keys[0]).toBeNull();
    expect(keys[1]).not.toBeNull();
  });

  it("is sorted by the player's choice (PVP-003)", async () => {
    const ann = await contender();
    expect(ann.state.sort).toBe("rarity");
    sortCards(ann.pvp, "name");
    expect(ann.state.sort).toBe("name");
  });
});

describe("the player's record", () => {
  it("is loaded from the server (PVP-043, PVP-047)", async () => {
    const ann = await contender();
    await loadStats(ann.game);
    expect(statsOf(ann)).toMatchObject({
      fetchStatus: "idle",
      status: "success",
      data: { stats: { rating: 1000, wins: 0 }, rank: 0, recentBattles: [] },
    });
  });

  it("is loaded again when the arena is opened again (PVP-047)", async () => {
    const ann = await contender();
    await loadStats(ann.game);
    expect(statsOf(ann.reopened())).toBeUndefined();
  });

  it("is logged when it cannot be loaded, and can be tried again (PVP-047, ERR-038)", async () => {
    const ann = await contender();
    ann.tab.wire.offline = true;
    await loadStats(ann.game);
    expect(statsOf(ann)).toMatchObject({ fetchStatus: "idle", status: "error", data: undefined });
    expect(ann.tab.log).toEqual(["The PvP stats could not be loaded: unreachable"]);
    expect(ann.notices()).toEqual([]);
    ann.tab.wire.offline = false;
    await loadStats(ann.game);
    expect(statsOf(ann)?.status).toBe("success");
  });
});

describe("the leaderboard", () => {
  it("is only logged when it cannot be loaded: the list stays empty (ERR-039)", async () => {
    const ann = await contender();
    ann.pvp.store.setState({ tab: "leaderboard" });
    ann.tab.wire.offline = true;
    await showLeaderboard(ann.pvp, 1, "week");
    expect(shownPage(ann)).toMatchObject({ fetchStatus: "idle", status: "error", data: undefined });
    expect(ann.tab.log).toEqual(["The leaderboard could not be loaded: unreachable"]);
    expect(ann.notices()).toEqual([]);
  });

  it("shows the page that was requested last, whichever answer comes first (PVP-053, PVP-056)", async () => {
    const ann = await contender();
    const release = ann.tab.wire.hold("/api/pvp/leaderboard?page=1&perPage=20&filter=all");
    const slow = showLeaderboard(ann.pvp, 1, "all");
    await showLeaderboard(ann.pvp, 2, "month");
    release();
    await slow;
    expect(ann.state.leaderboard).toEqual({ page: 2, filter: "month" });
    expect(shownPage(ann)).toMatchObject({ fetchStatus: "idle", data: { players: [], totalPages: 1 } });
  });

  it("needs a login (PVP-011)", async () => {
    const ann = await contender();
    ann.tab.wire.forgetSession();
    await showLeaderboard(ann.pvp, 1, "all");
    expect(ann.tab.state.session).toMatchObject({ kind: "visitor", expired: true });
  });
});

function statsOf({ game }: Contender) {
  return game.queries.getQueryState(statsQuery(game).queryKey);
}

function shownPage({ game, state }: Contender) {
  const { page, filter } = state.leaderboard;
  return game.queries.getQueryState(leaderboardQuery(game, page, filter).queryKey);
}

function userOf({ tab }: Contender): string {
  const { session } = tab.state;
  return session.kind === "player" ? session.userId : "";
}
