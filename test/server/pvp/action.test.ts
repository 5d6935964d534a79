import { describe, expect, it } from "vitest";
import type { WireAction } from "../../../rules/index.ts";
import { freshDuel } from "./duel.ts";

describe("a PvP action", () => {
  it("can deploy, attack, defend, use tools and spells and end the turn (PVP-038, CON-63)", async () => {
    const duel = await freshDuel({ cards: [3, 2, 1] });
    const { mover, other } = duel;
    const [own, foreign] = await duel.deployed();
    await duel.acted(mover, { type: "endTurn" });
    const another = await duel.card(other);
    await duel.acted(other, { type: "deploy", creatureId: another });
    await duel.acted(other, { type: "endTurn" });
    const [toolId = "", otherTool = ""] = mover.cards.tools;
    const [spellId = ""] = mover.cards.spells;
    const expectEvent = async (action: WireAction, type: string) => {
      const before = (await mover.battle(duel.battleId)).version;
      const answer = await duel.acted(mover, action);
      expect(answer).toMatchObject({ version: before + 1, status: "active", eventsSince: before });
      expect(answer.events).toContainEqual(expect.objectContaining({ type }));
    };
    await expectEvent({ type: "tool", toolId, creatureId: own }, "toolUsed");
    await expectEvent({ type: "useTool", toolId: otherTool, creatureId: own, targetId: own }, "toolUsed");
    await expectEvent({ type: "attack", attackerId: own, targetId: foreign }, "attacked");
    await expectEvent({ type: "spell", spellId, casterId: own, targetId: another }, "spellCast");
    await expectEvent({ type: "endTurn" }, "turnEnded");
    await duel.acted(other, { type: "endTurn" });
    await expectEvent({ type: "defend", creatureId: own }, "defended");
    expect((await duel.acted(mover, { type: "endTurn" })).yourTurn).toBe(false);
  });

  it("is answered with the new state as its player may see it (PVP-038)", async () => {
    const duel = await freshDuel();
    const creatureId = await duel.card(duel.mover);
    const answer = await duel.acted(duel.mover, { type: "deploy", creatureId });
    const { battleState, isPlayer1 } = await duel.mover.battle(duel.battleId);
    expect(answer.updatedState).toEqual(battleState);
    expect(answer).toMatchObject({
      yourTurn: true,
      isWinner: null,
      ratingChange: null,
      timeRemaining: 60_000,
    });
    expect((isPlayer1 ? battleState.player1 : battleState.player2).field.map(({ id }) => id)).toEqual([
      creatureId,
    ]);
  });

  it("that defeats the last creature is answered with the end and each player's own rating change (PVP-038)", async () => {
    const duel = await freshDuel();
    const { mover, other } = duel;
    const [attackerId, targetId] = await duel.deployed();
    const blow = () => duel.acted(mover, { type: "attack", attackerId, targetId });
    let answer = await blow();
    while (answer.status === "active") {
      await duel.acted(mover, { type: "endTurn" });
      await duel.acted(other, { type: "endTurn" });
      answer = await blow();
    }
    expect(answer).toMatchObject({ isWinner: true, yourTurn: false, outcome: "victory", ratingChange: 24 });
    expect(await other.battle(duel.battleId)).toMatchObject({
      isWinner: false,
      outcome: "defeat",
      ratingChange: -24,
    });
  });

  it("is refused out of turn, and nothing changes (ABU-40, PVP-027, PVP-031)", async () => {
    const duel = await freshDuel();
    const before = await duel.world.kept(duel.battleId);
    const creatureId = await duel.card(duel.other);
    for (const action of [{ type: "endTurn" }, { type: "deploy", creatureId }])
      expect(await duel.act(duel.other, action)).toMatchObject({
        status: 409,
        body: { code: "not_your_turn" },
      });
    expect(await duel.world.kept(duel.battleId)).toEqual(before);
  });

  it("is refused as invalid when it is no known action (PVP-038, ABU-37)", async () => {
    const duel = await freshDuel();
    const incomplete: WireAction[] = [
      {},
      { type: "surrender" },
      { type: "constructor" },
      { type: "deploy" },
      { type: "defend", creatureId: "" },
      { type: "attack", attackerId: "#1#" },
      { type: "tool", toolId: "#1#" },
      { type: "spell", spellId: "#1#" },
    ];
    for (const action of incomplete)
      expect(await duel.act(duel.mover, action)).toMatchObject({
        status: 400,
        body: { error: "Invalid action" },
      });
  });

  it("is refused with fields of another kind, and when it is missing (ABU-30)", async () => {
    const duel = await freshDuel();
    for (const action of [
      { type: 5 },
      { type: "deploy", creatureId: 5 },
      { type: "deploy", creatureId: {} },
      null,
    ])
      expect((await duel.mover.browser.post(`${duel.call}/action`, { action })).status).toBe(400);
    expect((await duel.mover.browser.post(`${duel.call}/action`, {})).status).toBe(400);
  });

  it("works for the player's own side only: creatures of the other side do not obey (ABU-41)", async () => {
    const duel = await freshDuel({ cards: [2, 1, 1] });
    const [own, foreign] = await duel.deployed();
    const before = await duel.world.kept(duel.battleId);
    for (const action of [
      { type: "attack", attackerId: foreign, targetId: own },
      { type: "defend", creatureId: foreign },
      { type: "deploy", creatureId: await duel.card(duel.other) },
      { type: "tool", toolId: String(duel.other.cards.tools[0]), creatureId: own },
      { type: "spell", spellId: String(duel.other.cards.spells[0]), casterId: own },
    ])
      expect([400, 409]).toContain((await duel.act(duel.mover, action)).status);
    expect(await duel.world.kept(duel.battleId)).toEqual(before);
  });

  it("is refused with the text of the rules (ERR-036)", async () => {
    const duel = await freshDuel({ cards: [3, 1, 0] });
    const [own] = await duel.deployed();
    const [toolId = ""] = duel.mover.cards.tools;
    await duel.acted(duel.mover, { type: "defend", creatureId: own });
    expect(await duel.act(duel.mover, { type: "defend", creatureId: own })).toMatchObject({
      status: 409,
      body: { code: "already_defending" },
    });
    await duel.acted(duel.mover, { type: "tool", toolId, creatureId: own });
    const again = await duel.act(duel.mover, { type: "tool", toolId, creatureId: own });
    expect(again.status).toBe(409);
    expect(again.body.error).toMatch(/^Failed to use /);
  });

  it("happens once for each request id; the same id gets the same answer again (ABU-44)", async () => {
    const duel = await freshDuel();
    const creatureId = await duel.card(duel.mover);
    const action = { type: "deploy", creatureId, requestId: "the first" };
    const first = await duel.acted(duel.mover, action);
    expect(await duel.acted(duel.mover, action)).toEqual(first);
    await duel.acted(duel.mover, { type: "endTurn", requestId: "the second" });
    const late = await duel.acted(duel.mover, action);
    expect(late).toMatchObject({ version: 2, eventsSince: 0, yourTurn: false });
    // The other side's request ids are its own.
    expect(await duel.acted(duel.other, { type: "endTurn", requestId: "the first" })).toMatchObject({
      version: 3,
    });
  });

  it("is stale when it answers another version than the player saw (ABU-44)", async () => {
    const duel = await freshDuel();
    await duel.acted(duel.mover, { type: "endTurn", expectedVersion: 0 });
    expect(await duel.act(duel.other, { type: "endTurn", expectedVersion: 0 })).toMatchObject({
      status: 409,
      body: { code: "stale" },
    });
    await duel.acted(duel.other, { type: "endTurn", expectedVersion: 1 });
  });

  it("spends energy once when many are sent at the same time (ABU-44)", async () => {
    const duel = await freshDuel();
    const creatureId = await duel.card(duel.mover);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        duel.act(duel.mover, { type: "deploy", creatureId, expectedVersion: 0 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await duel.world.kept(duel.battleId)).version).toBe(1);
  });

  it("is refused after the end, like giving up (ABU-45)", async () => {
    const duel = await freshDuel();
    await duel.other.concede(duel.battleId);
    const before = await duel.world.kept(duel.battleId);
    for (const player of [duel.mover, duel.other]) {
      const over = { status: 409, body: { code: "battle_over", error: "Battle is over" } };
      expect(await duel.act(player, { type: "endTurn" })).toMatchObject(over);
      expect(await player.browser.post(`${duel.call}/concede`)).toMatchObject(over);
    }
    expect(await duel.world.kept(duel.battleId)).toEqual(before);
  });

  it("ends the battle with the last creature, for both sides to see (PVP-030, GAP-39)", async () => {
    const duel = await freshDuel({ cards: [1, 0, 0] });
    const { mover, other } = duel;
    const [own, foreign] = await duel.deployed();
    const attacks = [
      { type: "attack", attackerId: own, targetId: foreign },
      { type: "attack", attackerId: foreign, targetId: own },
    ];
    let last = await duel.acted(mover, { type: "defend", creatureId: own });
    for (let turn = 0; last.status === "active"; turn++) {
      const player = turn % 2 === 0 ? mover : other;
      for (;;) {
        const { status, body } = await duel.act(player, attacks[turn % 2] ?? {});
        if (status !== 200) break;
        last = body as unknown as typeof last;
        if (last.status === "completed") break;
      }
      if (last.status === "active") await duel.acted(player, { type: "endTurn" });
    }
    const [one, two] = [await mover.battle(duel.battleId), await other.battle(duel.battleId)];
    expect(last).toMatchObject({ isWinner: true, outcome: "victory", endedBy: "defeat", timeRemaining: 0 });
    expect([one.isWinner, two.isWinner].sort()).toEqual([false, true]);
    expect([one.ratingChange, two.ratingChange].sort()).toEqual([-24, 24]);
    expect([one.yourTurn, two.yourTurn]).toEqual([false, false]);
  });
});
