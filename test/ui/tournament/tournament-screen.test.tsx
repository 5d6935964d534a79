// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { TournamentReply } from "../../../server/contract/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { TournamentScreen } from "../../../ui/tournament/tournament-screen.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { click, pageText, render, settle, the } from "../support/render.tsx";

const NAMES = ["Ann", "Bob", "Cyd", "Dot"];

const reply = (changed: Partial<TournamentReply> = {}): TournamentReply => ({
  id: "link",
  organiser: "Ann",
  isOrganiser: true,
  status: "open",
  turnMs: 60_000,
  roundMs: 1_800_000,
  expiresAt: 86_400_000,
  round: 0,
  rounds: 0,
  beginsAt: null,
  endsAt: null,
  serverTime: 1_000_000,
  players: NAMES.map((name, index) => ({
    number: index + 1,
    name,
    rank: index + 1,
    points: 0,
    wins: 0,
    buchholz: 0,
    sonnebornBerger: 0,
    present: true,
  })),
  pairings: [],
  you: 1,
  battleId: null,
  ...changed,
});

const running = (changed: Partial<TournamentReply> = {}) =>
  reply({ status: "running", round: 1, rounds: 2, beginsAt: 1_020_000, endsAt: 2_820_000, ...changed });
const PAIRINGS = [
  { round: 1, table: 1, one: 1, two: 2, outcome: null, begun: false },
  { round: 1, table: 2, one: 3, two: 4, outcome: "draw", begun: true },
] satisfies TournamentReply["pairings"];

/** The screen of a tournament as the server tells of it, to its organiser unless they are a visitor. */
async function shown(tournament: TournamentReply, isVisitor = false): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  const { game } = play.pvp;
  if (isVisitor) game.store.setState({ session: { kind: "visitor", login: null, expired: false } as never });
  game.store.setState({ arena: { kind: "tournament", tournamentId: "link" }, inBattle: true });
  play.wire.answers.set("/api/tournaments/link", tournament);
  render(
    <GameProvider game={game}>
      <TournamentScreen entry={{ kind: "tournament", tournamentId: "link" }} />
    </GameProvider>,
  );
  await settle();
  return play;
}

describe("the lobby of a tournament", () => {
  it("shows link, code and players, and lets its organiser start it", async () => {
    const play = await shown(reply());
    expect(the("dialog", "Ann's tournament")).toBeTruthy();
    expect(document.querySelector<HTMLInputElement>("input[readonly]")?.value).toContain("#tournament=link");
    for (const name of NAMES) expect(pageText()).toContain(name);
    play.wire.answers.set("/api/tournaments/link/start", running({ pairings: PAIRINGS }));
    await play.does(() => the("button", "Start Now").click());
    expect(pageText()).toContain("You face Bob. Your battle begins in 20 s.");
  });

  it("says why it cannot be started yet, and asks before it is called off", async () => {
    const play = await shown(reply({ players: reply().players.slice(0, 2) }));
    click(the("button", "Start Now"));
    expect(pageText()).toContain("A tournament needs at least 3 players");
    expect(play.wire.calls.map(({ path }) => path)).not.toContain("/api/tournaments/link/start");
    click(the("button", "Call It Off"));
    expect(pageText()).toContain("Call the tournament off for everybody?");
  });

  it("lets a visitor look on, and leads to the login", async () => {
    const play = await shown(reply({ you: null, isOrganiser: false }), true);
    click(the("button", "Log In"));
    expect(play.pvp.game.store.getState().arena).toBeNull();
  });
});

describe("the rounds of a tournament", () => {
  it("lead to the player's battle once it has begun", async () => {
    const pairings = PAIRINGS.map((pairing) => ({ ...pairing, begun: true }));
    const play = await shown(running({ pairings, battleId: "battle" }));
    expect(pageText()).toContain("Your battle against Bob is on!");
    click(the("button", "To Your Battle!"));
    expect(play.pvp.game.store.getState()).toMatchObject({ arena: { kind: "pvp" }, pvpBattle: "battle" });
  });

  it("show the table with points and tie-breaks, and the results of the round", async () => {
    const [ann, ...others] = reply().players;
    if (!ann) throw new Error("Nobody is there.");
    const players = [{ ...ann, points: 1.5, buchholz: 2, sonnebornBerger: 1.25 }, ...others];
    await shown(running({ pairings: PAIRINGS, players }));
    const cells = [...document.querySelectorAll("tbody tr:first-child :is(td, th)")].map(
      (cell) => cell.textContent,
    );
    expect(cells).toEqual(["1", "Ann You ", "1.5", "2", "1.25"]);
    expect([...document.querySelectorAll("thead th")].map((cell) => cell.getAttribute("aria-label"))).toEqual(
      ["Rank", "Player", "Points", "Buchholz", "Sonneborn-Berger"],
    );
    expect(pageText()).toContain("½ : ½");
  });

  it("ask before the player leaves, who can return", async () => {
    const play = await shown(running({ pairings: PAIRINGS }));
    click(the("button", "Leave"));
    const left = reply().players.map((player) => ({ ...player, present: player.number !== 1 }));
    play.wire.answers.set("/api/tournaments/link/leave", running({ pairings: PAIRINGS, players: left }));
    await play.does(() => the("button", "Yes, Leave").click());
    expect(pageText()).toContain("Has left");
    expect(the("button", "Return")).toBeTruthy();
  });

  it("let the organiser go on without a player for whom they wait, and nobody else (ABU-107)", async () => {
    const play = await shown(running({ pairings: PAIRINGS }));
    expect(pageText()).toContain(
      "Whoever is still in another battle 2 minutes later loses the tournament battle.",
    );
    expect(pageText()).not.toContain("Go On Without Cyd");
    click(the("button", "Go On Without Bob"));
    expect(pageText()).toContain("Go on without Bob?");
    const left = reply().players.map((player) => ({ ...player, present: player.number !== 2 }));
    play.wire.answers.set("/api/tournaments/link/without", running({ pairings: PAIRINGS, players: left }));
    await play.does(() => the("button", "Yes, Go On").click());
    expect(play.wire.calls.find(({ path }) => path.endsWith("/without"))?.body).toBe('{"number":2}');
    expect(pageText()).not.toContain("Go On Without");
    await shown(running({ pairings: PAIRINGS, isOrganiser: false }));
    expect(pageText()).not.toContain("Go On Without");
  });

  it("end with the name of the winner", async () => {
    await shown(reply({ status: "over", round: 2, rounds: 2, pairings: PAIRINGS }));
    expect(pageText()).toContain("Ann has won the tournament!");
  });
});
