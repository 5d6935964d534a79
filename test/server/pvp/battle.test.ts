import { describe, expect, it } from "vitest";
import { freshDuel } from "./duel.ts";
import type { PvpPlayer } from "./support/pvp-player.ts";

const SECOND = 1_000;

describe("the state of a PvP battle", () => {
  it("contains both sides, whose turn it is and how long it lasts (PVP-028, PVP-037, CON-74)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 1] });
    duel.pass(12_345);
    const { battleState, ...course } = await duel.mover.battle(duel.battleId);
    expect(course).toMatchObject({
      status: "active",
      version: 0,
      yourTurn: true,
      turnNumber: 1,
      timeRemaining: 47_655,
      opponentInfo: { name: duel.other.name, bot: false },
      isWinner: null,
      outcome: null,
      ratingChange: null,
      endedBy: null,
      rated: true,
    });
    const own = course.isPlayer1 ? battleState.player1 : battleState.player2;
    expect(own).toMatchObject({ owner: "player", energy: 10, energyCap: 25, deckCount: 2 });
    expect(own.hand.map((card) => "id" in card && card.id)).toEqual(duel.mover.cards.creatures.slice(0, 3));
    expect(own.deck?.map(({ id }) => id)).toEqual(duel.mover.cards.creatures.slice(3, 5));
    expect(own.tools.map(({ id }) => id)).toEqual(duel.mover.cards.tools.slice(0, 2));
    expect(own.spells.map(({ id }) => id)).toEqual(duel.mover.cards.spells.slice(0, 1));
    await duel.endTurns(2);
    expect((await duel.mover.battle(duel.battleId)).turnNumber).toBe(2);
    expect(own.battleLog.map(({ message }) => message)).toContain("Turn 1 - Your turn.");
    const seen = await duel.other.battle(duel.battleId);
    expect(seen).toMatchObject({ yourTurn: false, isPlayer1: !course.isPlayer1 });
    // The second player begins with 1 more (GAP-39), and nothing steps forward as the turn ends (GAP-57).
    expect((seen.isPlayer1 ? seen.battleState.player1 : seen.battleState.player2).energy).toBe(11);
  });

  it("hides the opponent's hand and deck, and items until they are used (GAP-43, PVP-024)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 2] });
    const { battleState, isPlayer1 } = await duel.other.battle(duel.battleId);
    const opponent = isPlayer1 ? battleState.player2 : battleState.player1;
    expect(opponent).toMatchObject({
      owner: "enemy",
      hand: [{ hidden: true }, { hidden: true }, { hidden: true }],
      deck: null,
      deckCount: 2,
      tools: [],
      spells: [],
    });
    const [creatureId] = await duel.deployed();
    const [toolId = ""] = duel.mover.cards.tools;
    await duel.acted(duel.mover, { type: "tool", toolId, creatureId });
    const after = await duel.other.battle(duel.battleId);
    const shown = isPlayer1 ? after.battleState.player2 : after.battleState.player1;
    expect(shown.tools.map(({ id }) => id)).toEqual([toolId]);
    expect(shown.field.map(({ id }) => id)).toEqual([creatureId]);
  });

  it("is reported as unchanged to a player who has the current version (PVP-030)", async () => {
    const duel = await freshDuel();
    duel.pass(SECOND);
    const nothing = await duel.other.browser.get(`${duel.call}?since=0`);
    expect(nothing).toEqual({
      status: 200,
      body: { unchanged: true, version: 0, timeRemaining: 59_000 },
      headers: expect.anything(),
    });
    await duel.acted(duel.mover, { type: "endTurn" });
    const news = await duel.other.browser.get(`${duel.call}?since=0`);
    expect(news.body).toMatchObject({ version: 1, yourTurn: true, timeRemaining: 60_000, eventsSince: 0 });
  });

  it("contains the events since a version, and after a long absence all events of the log (PVP-030, BAT-048)", async () => {
    const duel = await freshDuel();
    await duel.deployed();
    const types = async (query: string) => {
      const { body } = await duel.mover.browser.get(`${duel.call}${query}`);
      return { since: body.eventsSince, types: (body.events as { type: string }[]).map(({ type }) => type) };
    };
    expect(await types("?since=3")).toEqual({ since: 3, types: ["turnEnded", "turnStarted"] });
    const deployment = ["deployed", "turnEnded", "turnStarted"];
    const whole = await types("?since=0");
    expect(whole.since).toBe(0);
    expect(whole.types.filter((type) => deployment.includes(type))).toEqual([...deployment, ...deployment]);
    expect(await types("")).toEqual(whole);
    await duel.endTurns(4);
    expect((await types("?since=4")).since).toBe(4);
    for (const query of ["?since=0", "?since=99", ""]) {
      const { since, types: told } = await types(query);
      expect(since).toBe(0);
      expect(told.filter((type) => type === "deployed")).toHaveLength(2);
    }
  });

  it("contains no events of cards that others draw (GAP-43)", async () => {
    const duel = await freshDuel({ cards: [5, 0, 0] });
    await duel.deployed();
    const drawn = async (player: PvpPlayer) => {
      const { body } = await player.browser.get(`${duel.call}?since=0`);
      return (body.events as { type: string }[]).filter(({ type }) => type === "drawn");
    };
    expect(await drawn(duel.mover)).toMatchObject([{ creatureId: duel.mover.cards.creatures[3] }]);
    expect(await drawn(duel.other)).toEqual([]);
  });

  it("contains log lines that keep their ids in later answers (PVP-029)", async () => {
    const duel = await freshDuel();
    const log = async () => (await duel.mover.battle(duel.battleId)).battleState.player1.battleLog;
    const before = await log();
    await duel.deployed();
    const after = await log();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    expect(after.at(-1)).toMatchObject({ turn: 2, message: "Turn 2 - Your turn." });
  });

  it("is for the two players only: 403 for others, 404 for an unknown battle, 401 for visitors (ABU-42, PVP-011)", async () => {
    const duel = await freshDuel();
    const eve = await duel.world.browser("Eve");
    expect(await eve.get(duel.call)).toMatchObject({
      status: 403,
      body: { error: "This battle is not yours" },
    });
    expect(await eve.post(`${duel.call}/action`, { action: { type: "endTurn" } })).toMatchObject({
      status: 403,
    });
    for (const call of ["concede", "replay", "events"].map((name) => `${duel.call}/${name}`))
      expect((await (call.endsWith("concede") ? eve.post(call) : eve.get(call))).status).toBe(403);
    for (const call of [
      "pvp/battle/none",
      "pvp/battle/none/replay",
      "pvp/battle/none/events",
      "pvp/watch/none",
    ])
      expect(await eve.get(call)).toMatchObject({ status: 404, body: { error: "Battle not found" } });
    expect(await eve.post("pvp/battle/none/action", { action: { type: "endTurn" } })).toMatchObject({
      status: 404,
    });
    expect(await eve.post("pvp/battle/none/concede")).toMatchObject({ status: 404 });
    const visitor = await duel.world.world.server.get(`/api/${duel.call}`);
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
    expect((await duel.mover.battle(duel.battleId)).version).toBe(0);
  });

  it("is refused for an invalid version (ABU-30)", async () => {
    const duel = await freshDuel();
    for (const since of ["-1", "1.5", "latest", "1e9", ""])
      expect((await duel.mover.browser.get(`${duel.call}?since=${since}`)).status).toBe(400);
  });
});

describe("watching a battle", () => {
  it("is allowed for any logged-in player who knows the watch id (GAP-43, ABU-42)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 2] });
    const { watchId, isPlayer1 } = await duel.mover.battle(duel.battleId);
    expect((await duel.other.battle(duel.battleId)).watchId).toBe(watchId);
    expect(watchId).not.toBe(duel.battleId);
    const eve = await duel.world.browser("Eve");
    const { status, body } = await eve.get(`pvp/watch/${watchId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 0,
      status: "active",
      turnNumber: 1,
      activePlayer: isPlayer1 ? 1 : 2,
      timeRemaining: 60_000,
      winner: null,
      endedBy: null,
    });
    expect(body.players).toEqual([
      { name: isPlayer1 ? duel.mover.name : duel.other.name, bot: false },
      { name: isPlayer1 ? duel.other.name : duel.mover.name, bot: false },
    ]);
    expect((await eve.get(`pvp/watch/${duel.battleId}`)).status).toBe(404);
    expect((await eve.get(`pvp/battle/${watchId}`)).status).toBe(404);
    const visitor = await duel.world.world.server.get(`/api/pvp/watch/${watchId}`);
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
  });

  it("shows no hand, deck or unused items, and the used items of both sides (GAP-43)", async () => {
    const duel = await freshDuel({ cards: [5, 2, 2] });
    const { watchId } = await duel.mover.battle(duel.battleId);
    const [creatureId] = await duel.deployed();
    const [toolId = ""] = duel.mover.cards.tools;
    await duel.acted(duel.mover, { type: "tool", toolId, creatureId });
    const eve = await duel.world.browser("Eve");
    const { body } = await eve.get(`pvp/watch/${watchId}?since=0`);
    const { player1, player2 } = body.battleState as Record<"player1" | "player2", Record<string, unknown>>;
    for (const side of [player1, player2]) {
      expect(side).toMatchObject({ deck: null });
      for (const card of side.hand as object[]) expect(card).toEqual({ hidden: true });
    }
    const tools = [player1.tools, player2.tools].flat() as { id: string }[];
    expect(tools.map(({ id }) => id)).toEqual([toolId]);
    expect(JSON.stringify(body.events)).not.toContain("drawn");
    expect(await eve.get(`pvp/watch/${watchId}?since=${body.version}`)).toMatchObject({
      body: { unchanged: true, version: body.version },
    });
  });

  it("shows who won (GAP-43)", async () => {
    const duel = await freshDuel();
    const { watchId, isPlayer1 } = await duel.mover.battle(duel.battleId);
    await duel.other.concede(duel.battleId);
    const eve = await duel.world.browser("Eve");
    expect((await eve.get(`pvp/watch/${watchId}`)).body).toMatchObject({
      status: "completed",
      winner: isPlayer1 ? 1 : 2,
      endedBy: "forfeit",
      timeRemaining: 0,
    });
  });
});
