import { describe, expect, it } from "vitest";
import { freshPlayer } from "../../server-per-test.ts";
import { DAY } from "../../test-clock.ts";
import { unlockRoom2 } from "../../unlock-room.ts";

const COLLISION = "Cannot place here - collision with another machine";

describe("upgradeMachine", () => {
  it("raises the level by exactly one for the stated price (LAB-087, GAP-02)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const { status, body } = await player.post("upgradeMachine", { machineId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ newLevel: 2, newResources: { tcorvax: "270" }, machine: { level: 2 } });
  });

  it("ignores a second click of an outdated tab because of its expected level (LAB-087)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const click = () => player.post("upgradeMachine", { machineId, expectedLevel: 1 });
    const answers = await Promise.all([click(), click(), click()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    expect(answers[1]?.body.code).toBe("level_changed");
    expect((await player.lab()).tcorvax).toBe("270");
  });

  it("upgrades once for a repeated request id (api-contract 4.0)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const click = () => player.post("upgradeMachine", { machineId, requestId: "up" });
    expect((await click()).body).toEqual((await click()).body);
    expect((await player.lab()).machines[0]?.level).toBe(2);
  });

  it("refuses at the highest level and without the price (GAP-02, ERR-024)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    await player.post("upgradeMachine", { machineId });
    await player.grant({ tcorvax: "-250" });
    const poor = await player.post("upgradeMachine", { machineId });
    expect(poor).toMatchObject({ status: 402, body: { error: "Not Enough Resources" } });
    await player.grant({ tcorvax: "250" });
    await player.post("upgradeMachine", { machineId });
    const top = await player.post("upgradeMachine", { machineId });
    expect(top).toMatchObject({ status: 409, body: { error: "Already at max level" } });
  });

  it("answers the same for another player's machine and for an unknown one (ABU-32)", async () => {
    const ann = await freshPlayer();
    const bob = await ann.server.player("Bob");
    const machineId = await ann.built("catLair", 0, 0);
    const foreign = await bob.post("upgradeMachine", { machineId });
    const unknown = await bob.post("upgradeMachine", { machineId: "nothing" });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    const moved = await bob.post("moveMachine", { machineId, x: 128, y: 0, room: 1 });
    const activated = await bob.activate(machineId);
    expect([moved.status, activated.status]).toEqual([404, 404]);
    expect((await ann.lab()).machines[0]).toMatchObject({ level: 1, x: 0, lastActivated: 0 });
  });
});

describe("switchAmplifier", () => {
  it("pays a whole day once for 20 requests with one id, and tells until when it is paid (GAP-78)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("amplifier", 0, 0);
    const off = await player.post("switchAmplifier", { machineId, isOn: false });
    expect(off.body).toMatchObject({
      newResources: { energy: "290" },
      machine: { isOffline: true, isSwitchedOff: true, paidUntil: player.server.clock.now() + DAY },
    });
    player.server.clock.pass(2 * DAY);
    const click = () => player.post("switchAmplifier", { machineId, isOn: true, requestId: "on" });
    const answers = await Promise.all(Array.from({ length: 20 }, click));
    for (const { body } of answers) expect(body.newResources?.energy).toBe("288");
    expect((await player.lab()).machines[0]).not.toHaveProperty("paidUntil");
    expect(await player.lab()).toMatchObject({ energy: "288", machines: [{ isOffline: false }] });
  });

  it("refuses without the Energy, and machines that are another player's or no Amplifier (GAP-78, ABU-32)", async () => {
    const ann = await freshPlayer();
    const bob = await ann.server.player("Bob");
    const machineId = await ann.built("amplifier", 0, 0);
    await ann.post("switchAmplifier", { machineId, isOn: false });
    await ann.grant({ energy: "-290" });
    ann.server.clock.pass(2 * DAY);
    const poor = await ann.post("switchAmplifier", { machineId, isOn: true });
    expect(poor).toMatchObject({ status: 402, body: { error: "Offline" } });
    expect((await bob.post("switchAmplifier", { machineId, isOn: true })).status).toBe(404);
    const lair = await bob.built("catLair", 0, 0);
    expect((await bob.post("switchAmplifier", { machineId: lair, isOn: false })).status).toBe(404);
    for (const isOn of ["yes", 1, null])
      expect((await ann.post("switchAmplifier", { machineId, isOn })).status).toBe(400);
  });
});

describe("moveMachine", () => {
  it("moves for 50 TCorvax (LAB-102, CST-011)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const { status, body } = await player.post("moveMachine", { machineId, x: 256, y: 128, room: 1 });
    expect(status).toBe(200);
    expect(body).toEqual({
      newResources: { tcorvax: "240", catNips: "300", energy: "300", eggs: "0" },
      newPosition: { x: 256, y: 128, room: 1 },
    });
  });

  it("moves into another room, as getGameState then shows (LAB-102, GAP-11)", async () => {
    const player = await freshPlayer();
    await unlockRoom2(player);
    const [machine] = (await player.lab()).machines;
    const target = { machineId: machine?.id, x: 0, y: 0, room: 2 };
    expect((await player.post("moveMachine", target)).body.newPosition).toEqual({ x: 0, y: 0, room: 2 });
    expect((await player.lab()).machines).toContainEqual({ ...machine, x: 0, y: 0, room: 2 });
  });

  it("charges nothing for the same place, and refuses too little TCorvax or a taken place (LAB-100, LAB-101, ERR-024)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    await player.built("reactor", 256, 0);
    const move = (x: number, y: number) => player.post("moveMachine", { machineId, x, y, room: 1 });
    expect((await move(0, 0)).body).toMatchObject({ newResources: { tcorvax: "280" } });
    expect(await move(192, 64)).toMatchObject({ status: 409, body: { error: COLLISION } });
    expect((await move(128, 0)).status).toBe(200);
    await player.grant({ tcorvax: "-200" });
    expect(await move(0, 256)).toMatchObject({ status: 402, body: { error: "Not enough TCorvax" } });
  });

  it("refuses locked and unknown rooms (ABU-29)", async () => {
    const player = await freshPlayer();
    const machineId = await player.built("catLair", 0, 0);
    const move = (room: unknown) => player.post("moveMachine", { machineId, x: 0, y: 0, room });
    expect(await move(2)).toMatchObject({ status: 403, body: { error: "Room is locked" } });
    for (const room of [0, 3, "2", null]) expect((await move(room)).status).toBe(400);
  });

  it("moves one of two machines that go to one cell at once (ABU-31)", async () => {
    const player = await freshPlayer();
    const ids = [await player.built("catLair", 0, 0), await player.built("reactor", 128, 0)];
    const answers = await Promise.all(
      ids.map((machineId) => player.post("moveMachine", { machineId, x: 384, y: 256, room: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await player.lab()).tcorvax).toBe("230");
  });
});

describe("syncLayout", () => {
  it("confirms the saved places and never moves for free (LAB-104, CON-10, GAP-16, ABU-28)", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 0, 0);
    const sync = (machines: object[]) => player.post("syncLayout", { machines });
    expect(await sync([{ id, x: 0, y: 0, room: 1 }])).toMatchObject({
      status: 200,
      body: { success: true, machines: [{ id, x: 0, y: 0 }] },
    });
    expect((await sync([{ id, x: 64, y: 0, room: 1 }])).status).toBe(409);
    expect((await sync([{ id, x: 0, y: 0, room: 2 }])).status).toBe(409);
    expect((await sync([{ id, x: 30, y: 0, room: 1 }])).status).toBe(409);
    expect((await player.lab()).machines[0]).toMatchObject({ x: 0, y: 0, room: 1 });
  });

  it("refuses duplicate ids, unknown ids and those of other players (CON-10, ABU-32)", async () => {
    const ann = await freshPlayer();
    const bob = await ann.server.player("Bob");
    const id = await ann.built("catLair", 0, 0);
    const place = { id, x: 0, y: 0, room: 1 };
    expect((await ann.post("syncLayout", { machines: [place, place] })).status).toBe(400);
    const foreign = await bob.post("syncLayout", { machines: [place] });
    const unknown = await bob.post("syncLayout", { machines: [{ ...place, id: "nothing" }] });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
  });
});

describe("dismissRoomUnlock", () => {
  it("is refused while there is one room (LAB-052)", async () => {
    const player = await freshPlayer();
    expect((await player.post("dismissRoomUnlock", {})).status).toBe(409);
    expect((await player.post("dismissRoomUnlock")).status).toBe(409);
  });

  it("accepts no body, an empty one or {}, and can be repeated (LAB-052, LAB-053)", async () => {
    const player = await freshPlayer();
    await player.grant({ tcorvax: "1000" });
    for (const [type, x] of Object.entries({ catLair: 0, reactor: 256 })) {
      await player.built(type, x, 0);
      await player.built(type, x + 128, 0);
    }
    await player.built("amplifier", 512, 0);
    for (const body of [undefined, "", {}])
      expect(await player.post("dismissRoomUnlock", body)).toMatchObject({
        status: 200,
        body: { success: true, seenRoomUnlock: 1 },
      });
  });
});
