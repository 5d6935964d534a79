// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { FriendNews } from "../../../ui/friends/news/friend-news.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import type { AnyEntry, Dialog } from "../../../ui/game/store/game-state.ts";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { click, pageText, render, settle, the } from "../support/render.tsx";

const CHALLENGE = {
  id: "link",
  challenger: "Bob",
  friend: null,
  invited: "Ann",
  role: null,
  turnMs: 60_000,
  bestOf: 1,
  rated: false,
  ownDeck: false,
  expiresAt: 0,
  wins: [0, 0],
  played: 0,
};
const TOURNAMENT = { id: "cup", organiser: "Cyd", round: 2, opponent: "Dot" };

/** The lab of a player for whom the server has such news. */
async function told(news: object, arena: AnyEntry | null = null): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  play.pvp.game.store.setState({ arena, connection: "reached" });
  play.wire.answers.set("/api/friends/news", { challenges: [], accepted: [], tournament: null, ...news });
  render(
    <GameProvider game={play.pvp.game}>
      <FriendNews />
    </GameProvider>,
  );
  await settle();
  return play;
}
const asked = ({ wire }: PvpOnScreen) => wire.calls.filter(({ path }) => path === "/api/friends/news").length;
const arenaOf = (play: PvpOnScreen) => play.pvp.game.store.getState().arena;

describe("the news in the lab", () => {
  it("say that a round of the player's tournament has begun, and lead to it", async () => {
    const play = await told({ tournament: TOURNAMENT });
    expect(pageText()).toContain("Cyd's tournament: in round 2 you face Dot.");
    click(the("button", "To the Tournament"));
    expect(arenaOf(play)).toEqual({ kind: "tournament", tournamentId: "cup" });
  });

  it("tell a round once it was put off no more, but still a friend's challenge", async () => {
    const play = await told({ tournament: TOURNAMENT, challenges: [CHALLENGE] });
    expect(pageText()).not.toContain("Bob");
    click(the("button", "Later"));
    expect(pageText()).toContain("Bob challenges you to a battle!");
    await play.does(() => the("button", "Fight!").click());
    expect(arenaOf(play)).toEqual({ kind: "challenge", challengeId: "link", accepts: true });
  });

  it("tell an accepted challenge, and decline one on the server", async () => {
    const accepted = { ...CHALLENGE, id: "own", challenger: "Ann", friend: "Eve", role: "challenger" };
    const play = await told({ accepted: [accepted], challenges: [CHALLENGE] });
    expect(pageText()).toContain("Eve has accepted your challenge and is waiting for you.");
    click(the("button", "Later"));
    play.wire.answers.set("/api/pvp/challenges/link/withdraw", { success: true });
    await play.does(() => the("button", "Decline").click());
    expect(play.wire.calls.map(({ path }) => path)).toContain("/api/pvp/challenges/link/withdraw");
    expect(pageText()).toBe("");
  });

  it("are asked for during a visit, so that a visitor is online, and not in the Battle Arena (BAT-004)", async () => {
    expect(asked(await told({}, { kind: "visit", link: "lab" }))).toBe(1);
    expect(asked(await told({}, { kind: "practice" }))).toBe(0);
  });

  it("are silent while the summary after an absence tells the same, and while a battle goes on", async () => {
    const play = await told({ challenges: [CHALLENGE] });
    const away: Dialog = {
      kind: "away",
      since: 0,
      until: 1,
      machineIds: [],
      notices: [],
      scene: null,
      changes: {},
    };
    const { store } = play.pvp.game;
    act(() => store.setState({ dialogs: [away] }));
    expect(pageText()).toBe("");
    act(() => store.setState({ dialogs: [], pvpBattle: "battle" }));
    expect(pageText()).toBe("");
    act(() => store.setState({ pvpBattle: null }));
    expect(pageText()).toContain("Bob challenges you to a battle!");
  });
});
