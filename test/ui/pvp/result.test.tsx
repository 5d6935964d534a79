// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  applyAction,
  battleSummary,
  legalActions,
  newBattle,
  newRandom,
  newReplay,
  type Replay,
  randomAction,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { loadStats } from "../../../ui/pvp/stats/stats-query.ts";
import type { EndedBattle } from "../../../ui/pvp/store/pvp-state.ts";
import { pageText, press, the } from "../support/render.tsx";
import { CREATURES } from "./support/pvp-cards.ts";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";
import { RECORD, recentBattle } from "./support/pvp-record.ts";

/** A battle of two against two, played by chance to its end. */
function playedReplay(): Replay {
  const player1 = { creatures: CREATURES.slice(0, 2), tools: [], spells: [] };
  const player2 = { creatures: CREATURES.slice(2, 4), tools: [], spells: [] };
  const setup = { mode: "pvp", seed: "result", player1, player2 } as const;
  const battle = newBattle(rules, setup);
  const actions: Replay["actions"] = [];
  while (battle.winner === null) {
    const action =
      legalActions(rules, battle, battle.active).find(({ type }) => type === "deploy") ??
      randomAction(rules, battle, battle.active, newRandom(`${actions.length}`));
    applyAction(rules, battle, battle.active, action);
    actions.push(action);
  }
  return newReplay(rules, "hash", setup, actions);
}

const REPLAY = playedReplay();
const RATED: EndedBattle = {
  id: "battle",
  outcome: "victory",
  endedBy: "defeat",
  ratingChange: 24,
  unrated: null,
  opponent: "Bob",
  challengeId: null,
};
const FRIENDLY = { ratingChange: 0, unrated: "friendly" } as const;
const SERIES = {
  id: "series",
  challenger: "Ann",
  friend: "Bob",
  invited: null,
  role: "challenger",
  turnMs: 60_000,
  bestOf: 3,
  rated: false,
  ownDeck: false,
  expiresAt: 0,
  wins: [1, 0],
  played: 1,
};

const GONE = { "/api/pvp/challenges/series": { error: "The challenge is over.", code: "unknown_challenge" } };

/** The player's record once it has come with these battles. */
const record = (battles: readonly string[], rating: number) => ({
  stats: { ...RECORD, rating },
  rank: 3,
  recentBattles: battles.map((history_id) => recentBattle({ history_id })),
});

const REPLAY_PATH = "/api/pvp/battle/battle/replay";

/** The result of a battle that has just ended like this, with what the server answers beside its replay. */
async function resultOf(ended: Partial<EndedBattle> = {}, answers: Record<string, object | number> = {}) {
  const play = new PvpOnScreen();
  play.wire.answers.set(REPLAY_PATH, { side: 1, replay: REPLAY });
  play.wire.answers.set("/api/pvp/stats", record(["battle"], 1024));
  for (const [path, answer] of Object.entries(answers)) play.wire.answers.set(path, answer);
  play.pvp.store.setState({ screen: "result", tab: "stats", ended: { ...RATED, ...ended } });
  return play.show();
}

const podium = () => document.querySelector("[aria-label='Your team after the battle']");

const captions = () =>
  [...document.querySelectorAll("button")].map(({ textContent }) => textContent).filter(Boolean);

describe("the result of a battle between players", () => {
  it("shows both sides, the podium, the statistics and how the rating moved (BAT-053, PVP-041)", async () => {
    await resultOf();
    const dialog = the("dialog", "Victory!");
    expect(dialog.textContent).toContain("You've defeated all enemy creatures!");
    expect([...document.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual([
      "You",
      "Bob",
    ]);
    const { player, turns } = battleSummary(rules, REPLAY, 1);
    const [best] = player.filter(({ deployed }) => deployed);
    expect(podium()?.textContent).toContain(best?.name);
    expect(dialog.textContent).toContain(`Turns${turns}`);
    expect(dialog.textContent).toContain("Rating 1024");
    expect(dialog.textContent).toContain("+24");
    expect(captions()).toEqual(
      expect.arrayContaining(["Watch Replay", "Review this battle", "Share Link", "Play Again", "My Stats"]),
    );
  });

  it("leaves the menu at My Stats behind it, with the way back to it (PVP-041, CON-76)", async () => {
    const play = await resultOf();
    await play.does(() => press("Escape"));
    expect(the("tab", "My Stats").getAttribute("aria-selected")).toBe("true");
    await play.does(() => the("button", "Show Result").click());
    expect(the("dialog", "Victory!")).toBeTruthy();
    await play.does(() => the("button", "My Stats").click());
    expect(play.state).toMatchObject({ screen: "menu", tab: "stats" });
  });

  it("has the sentence that says how it ended as its description, for screen readers", async () => {
    await resultOf({ outcome: "defeat", endedBy: "forfeit", ratingChange: -24 });
    const described = the("dialog", "Defeat!").getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe("You gave up the battle.");
  });

  it("shows the change alone as long as the player's record has not come with the battle", async () => {
    const play = await resultOf({}, { "/api/pvp/stats": record(["an earlier one"], 1000) });
    expect(pageText()).toContain("Rating +24");
    expect(pageText()).not.toContain("Rating 1000");
    play.wire.answers.set("/api/pvp/stats", record(["battle"], 1024));
    await play.does(() => loadStats(play.pvp.game));
    expect(pageText()).toContain("Rating 1024");
  });

  it("says without connection what cannot be shown, and shows it once it can be loaded", async () => {
    const play = await resultOf({}, { [REPLAY_PATH]: 503 });
    expect(the("alert").textContent).toContain("The replay cannot be opened");
    expect(the("dialog", "Victory!")).toBeTruthy();
    play.wire.answers.set(REPLAY_PATH, { side: 1, replay: REPLAY });
    await play.does(() => the("button", "Retry").click());
    expect(podium()).toBeTruthy();
    expect(document.querySelector("[role=alert]")).toBeNull();
  });

  it.each([
    ["forfeit", "victory", "Your opponent gave up the battle."],
    ["forfeit", "defeat", "You gave up the battle."],
    ["timeout", "victory", "Your opponent ran out of time 3 turns in a row."],
    ["timeout", "defeat", "You ran out of time 3 turns in a row."],
    ["turnLimit", "victory", "The last turn is over, and your creatures have more health left."],
    ["emptyField", "defeat", "You left your field empty for 3 turns in a row."],
    ["emptyField", "victory", "The other side left its field empty for 3 turns in a row."],
    ["turnLimit", "draw", "The turn limit was reached."],
    ["closed", "draw", "The battle was closed without a result: nobody was there."],
  ] as const)("ended by %s, as a %s, says: %s (GAP-42)", async (endedBy, outcome, text) => {
    await resultOf({ endedBy, outcome });
    expect(document.querySelector("[role=dialog] p")?.textContent).toBe(text);
  });

  it.each([
    ["victory", "early_forfeit", "Not rated: the battle ended before turn 3 and without damage."],
    [
      "defeat",
      "pair_limit",
      "Not rated: only the first 3 battles between the same two players within 24 hours count.",
    ],
    ["defeat", "practice", "Practice against a bot changes no rating."],
    ["defeat", null, "Your rating is protected: it cannot fall below 100."],
  ] as const)(
    "explains a %s without a change of rating, for the reason %s: %s (PVP-041, GAP-40)",
    async (outcome, unrated, reason) => {
      await resultOf({ outcome, unrated, ratingChange: 0 });
      expect(pageText()).toContain(reason);
      expect(pageText()).not.toContain("Rating 1024");
    },
  );
});

describe("the result of a battle between friends", () => {
  it("shows how the series stands, and waits for its next battle (GAP-61)", async () => {
    const play = await resultOf(
      { ...FRIENDLY, challengeId: "series" },
      { "/api/pvp/challenges/series": SERIES },
    );
    expect(pageText()).toContain("1 : 0 in best of 3");
    expect(captions()).not.toContain("Play Again");
    await play.does(() => the("button", "Next Battle").click());
    expect(play.state).toMatchObject({ screen: "challenge", challenge: { id: "series" } });
  });

  it("offers no rematch once the opponent has left, and says so (GAP-61)", async () => {
    await resultOf({ ...FRIENDLY, challengeId: "series" }, GONE);
    expect(pageText()).toContain("No rematch: your opponent has left.");
    expect(captions()).not.toContain("Rematch");
  });

  it("leaves above the figures of My Stats that it does not count in them", async () => {
    const play = await resultOf({ ...FRIENDLY, challengeId: "series" });
    await play.does(() => press("Escape"));
    expect(pageText()).toMatch(/Battles like this one do not count in the figures below\..*Rating 1024/s);
  });
});

describe("the result of a battle of a tournament", () => {
  it("says what the round holds now", async () => {
    const own = { id: "cup", organiser: "Cyd", status: "running", players: 2, present: true };
    const player = { points: 0, wins: 0, buchholz: 0, sonnebornBerger: 0, present: true };
    await resultOf(FRIENDLY, {
      "/api/tournaments": { tournaments: [own] },
      "/api/tournaments/cup": {
        ...own,
        isOrganiser: false,
        turnMs: 60_000,
        roundMs: 60_000,
        expiresAt: 0,
        round: 1,
        rounds: 1,
        beginsAt: 0,
        endsAt: 0,
        serverTime: 0,
        players: [
          { ...player, number: 1, name: "Ann", rank: 1 },
          { ...player, number: 2, name: "Bob", rank: 2 },
        ],
        pairings: [{ round: 1, table: 1, one: 1, two: 2, outcome: "one", begun: true }],
        you: 1,
        battleId: null,
      },
    });
    expect(pageText()).toContain("Your battle in this round is over.");
    expect(captions()).not.toContain("Play Again");
  });

  it.each([
    [["open", "running"], null, "friendly", "running"],
    [["over"], null, "friendly", "over"],
    [["open"], null, "friendly", null],
    [["running"], "link", "friendly", null],
    [["running"], null, null, null],
  ] as const)(
    "with tournaments that are %j, a challenge %s and unrated for %s leads to that which is %s",
    async (statuses, challengeId, unrated, leadsTo) => {
      const tournaments = statuses.map((status) => ({
        id: status,
        organiser: "Cyd",
        status,
        players: 3,
        present: true,
      }));
      const play = await resultOf({ challengeId, unrated }, { "/api/tournaments": { tournaments } });
      const button = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Back to the Tournament",
      );
      await play.does(() => button?.click());
      const entered = leadsTo === null ? null : { kind: "tournament", tournamentId: leadsTo };
      expect(play.pvp.game.store.getState().arena).toEqual(entered);
    },
  );
});
