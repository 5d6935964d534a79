import { describe, expect, it } from "vitest";
import { freshPlayer } from "../../server-per-test.ts";
import { unlockRoom2 } from "../../unlock-room.ts";

async function expectAnswer(
  answer: Promise<{ status: number; body: object }>,
  status: number,
  error: string,
) {
  const { status: got, body } = await answer;
  expect({ status: got, body }).toMatchObject({ status, body: { error, code: expect.any(String) } });
}

describe("buildMachine", () => {
  it("takes the price, places the machine and returns all its fields (LAB-076, CON-16)", async () => {
    const player = await freshPlayer();
    const { status, body } = await player.build("reactor", 128, 64);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      newResources: { tcorvax: "290", catNips: "290", energy: "300", eggs: "0" },
      roomsUnlocked: 1,
      machine: { type: "reactor", x: 128, y: 64, room: 1, level: 1 },
    });
    expect(body.machine?.id).toMatch(/^[\w-]{22}$/);
  });

  it("unlocks room 2 with the machine that completes the list (LAB-024, LAB-054, LAB-122, GAP-11)", async () => {
    const player = await freshPlayer();
    await unlockRoom2(player);
    expect(await player.lab()).toMatchObject({ roomsUnlocked: 2, seenRoomUnlock: 0 });
    expect((await player.build("incubator", 0, 0, 2)).status).toBe(409);
    await player.post("dismissRoomUnlock", {});
    expect((await player.lab()).seenRoomUnlock).toBe(1);
  });

  it("refuses with the stated texts (LAB-066, ERR-024)", async () => {
    const player = await freshPlayer();
    await expectAnswer(player.build("incubator", 0, 0), 409, "Requires max level machines");
    await expectAnswer(player.build("fomoHit", 0, 0), 409, "Build all other machines first");
    await player.built("catLair", 0, 0);
    await expectAnswer(
      player.build("catLair", 64, 64),
      409,
      "Cannot place here - collision with another machine",
    );
    await player.built("catLair", 128, 0);
    expect((await player.build("catLair", 256, 0)).status).toBe(409);
    await player.built("reactor", 256, 0);
    await player.built("reactor", 384, 0);
    await expectAnswer(
      player.build("reactor", 512, 0),
      409,
      "A third reactor requires an Incubator and a FOMO HIT",
    );
    await player.grant({ energy: "-299" });
    await expectAnswer(player.build("amplifier", 512, 0), 402, "Not enough resources");
  });

  it("refuses room 2 while it is locked, and rooms that do not exist (ABU-29)", async () => {
    const player = await freshPlayer();
    await expectAnswer(player.build("catLair", 0, 0, 2), 403, "Room is locked");
    for (const room of [0, 3, -1, 1.5, "a", "1", null])
      expect((await player.post("buildMachine", { machineType: "catLair", x: 0, y: 0, room })).status).toBe(
        400,
      );
    expect((await player.lab()).machines).toEqual([]);
  });

  it("refuses places off the grid or outside the room (ABU-31, GAP-06)", async () => {
    const player = await freshPlayer();
    for (const [x, y] of [
      [1, 0],
      [0, 63],
      [-64, 0],
      [0, -64],
      [704, 0],
      [0, 512],
      [6400, 6400],
    ])
      expect((await player.post("buildMachine", { machineType: "catLair", x, y, room: 1 })).status).toBe(400);
    expect((await player.build("catLair", 640, 448)).status).toBe(200);
  });

  it("accepts and charges exactly one of twenty parallel builds of the second lair (ABU-27, LAB-078, CON-27)", async () => {
    const player = await freshPlayer();
    await player.built("catLair", 0, 0);
    const places = Array.from({ length: 20 }, (_, index) => [
      (index % 4) * 128,
      128 + Math.floor(index / 8) * 128,
    ]);
    const answers = await Promise.all(places.map(([x = 0, y = 0]) => player.build("catLair", x, y)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const lab = await player.lab();
    expect(lab.machines).toHaveLength(2);
    expect(lab.tcorvax).toBe("250");
  });

  it("accepts exactly one of twenty parallel builds on one cell (ABU-27, ABU-31)", async () => {
    const player = await freshPlayer();
    const types = ["catLair", "reactor"];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => player.build(types[index % 2] ?? "", 0, 0)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("returns the stored reply for a repeated request id and builds nothing (api-contract 4.0)", async () => {
    const player = await freshPlayer();
    const body = { machineType: "catLair", x: 0, y: 0, room: 1, requestId: "first-lair" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.post("buildMachine", body)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body });
    expect((await player.lab()).machines).toHaveLength(1);
    const bob = await player.server.player("Bob");
    expect((await bob.post("buildMachine", body)).body.machine?.id).not.toBe(answers[0]?.body.machine?.id);
  });

  it("forgets a request id after ten minutes, and a refused one at once (api-contract 4.0)", async () => {
    const player = await freshPlayer();
    const body = { machineType: "catLair", x: 0, y: 0, room: 1, requestId: "again" };
    await player.grant({ tcorvax: "-300" });
    expect((await player.post("buildMachine", body)).status).toBe(402);
    await player.grant({ tcorvax: "300" });
    const first = await player.post("buildMachine", body);
    expect(first.status).toBe(200);
    player.server.clock.pass(599_999);
    expect((await player.post("buildMachine", body)).body).toEqual(first.body);
    player.server.clock.pass(1);
    expect((await player.post("buildMachine", body)).status).toBe(409);
  });
});
