import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { HOUR, START } from "../../lab-server.ts";
import { freshPlayer } from "../../server-per-test.ts";

describe("activateMachine", () => {
  it("answers with message, resources and the new time (LAB-107, LAB-108, LAB-115)", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 0, 0);
    const { status, body } = await player.activate(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: "+5 Cat Nips",
      updatedResources: { tcorvax: "290", catNips: "305", energy: "300", eggs: "0" },
      newLastActivated: START,
      machine: { id, lastActivated: START },
    });
  });

  it("reports base and bonus for a reactor beside an online amplifier (GAP-05, LAB-116, LAB-117)", async () => {
    const player = await freshPlayer();
    await player.built("amplifier", 0, 0);
    const { body } = await player.activate(await player.built("reactor", 128, 0));
    expect(body).toMatchObject({
      baseReward: "1",
      bonusReward: "0.5",
      updatedResources: { tcorvax: "281.5", catNips: "277", energy: "292" },
    });
  });

  it("lists everything the activation has given in `gained`, for every machine type (LAB-108, LAB-116)", async () => {
    const player = await freshPlayer();
    const lair = await player.activate(await player.built("catLair", 0, 0));
    const reactor = await player.activate(await player.built("reactor", 128, 0));
    const { energyYield } = shippedRules.reactor;
    expect(lair.body.gained).toEqual({ tcorvax: "0", catNips: "5", energy: "0", eggs: "0" });
    expect(reactor.body.gained).toEqual({ tcorvax: "1", catNips: "0", energy: `${energyYield}`, eggs: "0" });
  });

  it("is refused for an hour, with the remaining time (LAB-105, LAB-109, ERR-003, CST-003)", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 0, 0);
    await player.activate(id);
    player.server.clock.pass(1);
    const early = await player.activate(id);
    expect(early.status).toBe(429);
    expect(early.body).toEqual({
      error: "Cooldown! Wait 60 min.",
      code: "cooldown",
      remainingMs: HOUR - 1,
      values: { minutes: 60 },
    });
    expect(early.headers["retry-after"]).toBe("3600");
    player.server.clock.pass(HOUR - 2);
    expect((await player.activate(id)).body).toMatchObject({
      error: "Cooldown! Wait 1 min.",
      remainingMs: 1,
    });
    player.server.clock.pass(1);
    expect((await player.activate(id)).status).toBe(200);
  });

  it("rewards one of fifty parallel activations and refuses 49 with the remaining time (ABU-25)", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 0, 0);
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.activate(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect((await player.lab()).catNips).toBe("305");
  });

  it("answers a repeated request id with the same reply and gives once (ABU-25)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const asked = { machineId, requestId: "once" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.post("activateMachine", asked)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { message: "+5 Cat Nips" } });
    expect((await player.lab()).catNips).toBe("305");
  });

  it("gives one reward for a thousand activations at once with request ids of their own (ABU-71)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        player.post("activateMachine", { machineId, requestId: `${i}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "cooldown")).toHaveLength(999);
    expect((await player.lab()).catNips).toBe("305");
  });

  it("has the same cooldown after a move or an upgrade (ABU-26)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    await player.activate(machineId);
    await player.post("upgradeMachine", { machineId });
    await player.post("moveMachine", { machineId, x: 128, y: 0, room: 1 });
    expect((await player.activate(machineId)).body.remainingMs).toBe(HOUR);
  });

  it("ignores a time in the body (ABU-24)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    await player.activate(machineId);
    const claims = { now: START + HOUR, lastActivated: 0, newLastActivated: 0, serverTime: START + HOUR };
    expect((await player.post("activateMachine", { machineId, ...claims })).status).toBe(429);
  });

  it("refuses a reactor without three Cat Nips, which stays ready (GAP-13)", async () => {
    const player = await freshPlayer();
    const id = await player.built("reactor", 0, 0);
    await player.grant({ catNips: "-288" });
    expect(await player.activate(id)).toMatchObject({ status: 402, body: { error: "Not enough Cat Nips" } });
    await player.grant({ catNips: "1" });
    expect((await player.activate(id)).status).toBe(200);
  });

  it("answers 402 'Offline' for an amplifier without enough energy (LAB-111, GAP-04)", async () => {
    const player = await freshPlayer();
    const id = await player.built("amplifier", 0, 0);
    await player.grant({ energy: "-289" });
    player.server.clock.pass(25 * HOUR);
    expect(await player.activate(id)).toMatchObject({ status: 402, body: { error: "Offline" } });
    await player.grant({ energy: "1" });
    expect((await player.activate(id)).body.message).toBe("Amplifier Online");
  });

  it("asks for a wallet for incubator and FOMO HIT (LAB-120, ERR-006, GAP-09)", async () => {
    const free = { tcorvax: 0, catNips: 0, energy: 0, eggs: 0 };
    const machines = structuredClone(shippedRules.machines);
    for (const machine of Object.values(machines)) {
      machine.maxLevel = 1;
      machine.costByIndex = machine.costByIndex.map(() => free);
    }
    const player = await freshPlayer({ rules: { ...shippedRules, machines } });
    await player.built("catLair", 0, 0);
    await player.built("catLair", 128, 0);
    await player.built("reactor", 256, 0);
    await player.built("reactor", 384, 0);
    await player.built("amplifier", 512, 0);
    for (const id of [await player.built("incubator", 0, 128), await player.built("fomoHit", 128, 128)])
      expect(await player.activate(id)).toMatchObject({
        status: 400,
        body: { error: "Connect Radix wallet and share account!" },
      });
  });

  it("refuses an account that is not bound (ABU-14)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const named = await player.post("activateMachine", { machineId, accountAddress: "account_rdx1other" });
    expect(named.status).toBe(403);
    expect((await player.activate(machineId)).status).toBe(200);
  });

  it("answers 404 for an unknown machine", async () => {
    const player = await freshPlayer();
    expect(await player.activate("nothing")).toMatchObject({
      status: 404,
      body: { error: "Machine not found" },
    });
  });
});
