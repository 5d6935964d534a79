import { describe, expect, it } from "vitest";
import { freshDuel } from "../duel.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";

const AT_ONCE = 20;
const DELAYS = 8;

describe("two tabs of one player", () => {
  it("cannot both act on the same state: one acts, the other one is asked to read again (ABU-44)", async () => {
    const duel = await freshDuel();
    const { world, mover, battleId } = duel;
    const creatureId = await duel.card(mover);
    const deploy = { type: "deploy", creatureId, expectedVersion: 0 };
    const end = { type: "endTurn", expectedVersion: 0 };
    const answers = await Promise.all(
      [deploy, end, deploy, end].map((action) => mover.act(battleId, action)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject({ code: "stale" });
    expect((await world.kept(battleId)).decisions).toHaveLength(2);
  });

  it("get the same answer to the same request, which counts once (ABU-44)", async () => {
    const duel = await freshDuel();
    const { world, mover, battleId } = duel;
    const action = { type: "deploy", creatureId: await duel.card(mover), requestId: "once" };
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => mover.act(battleId, action)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.updatedState))).size).toBe(1);
    expect((await world.kept(battleId)).decisions).toHaveLength(2);
  });
});

describe("cancelling at the moment of the match", () => {
  it("leaves both players in the battle or neither, whichever call comes first (ABU-50, GAP-41)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    const ends = new Set<boolean>();
    for (let delay = 0; delay <= DELAYS; delay++) {
      await ann.joined();
      const joining = bob.joined();
      // The later Ann cancels, the further Bob has come with the ledger; the last time he is through.
      for (let call = 0; call < delay; call++) await ann.status();
      if (delay === DELAYS) await joining;
      await Promise.all([joining, ann.cancel()]);
      const [one, two] = [await ann.status(), await bob.status()];
      expect(two.battleId).toBe(one.battleId);
      expect(one.inQueue).toBe(false);
      ends.add(one.matched);
      if (one.battleId !== undefined) await ann.concede(one.battleId);
      await bob.cancel();
    }
    expect(ends).toEqual(new Set([true, false]));
  });
});
