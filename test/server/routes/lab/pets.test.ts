import { describe, expect, it } from "vitest";
import type { TestPlayer } from "../../lab-server.ts";
import { freshPlayer } from "../../server-per-test.ts";

async function withLair(): Promise<{ player: TestPlayer; parentMachine: string }> {
  const player = await freshPlayer();
  return { player, parentMachine: await player.built("catLair", 0, 0) };
}

function adoption(parentMachine: string, more: object = {}): object {
  return { petType: "cat", x: 128, y: 0, room: 1, parentMachine, ...more };
}

describe("the pet calls", () => {
  it("adopt a cat for 1500 Cat Nips, which is in both lists (LAB-141, LAB-144, LAB-145, CON-18, GAP-14)", async () => {
    const { player, parentMachine } = await withLair();
    await player.grant({ catNips: "1300" });
    const { status, body } = await player.post("buyPet", adoption(parentMachine));
    expect(status).toBe(200);
    expect(body).toEqual({
      newResources: { catNips: "100" },
      petId: expect.stringMatching(/^[\w-]{22}$/),
      petType: "cat",
      position: { x: 128, y: 0, room: 1 },
    });
    const cat = { id: body.petId, type: "cat", x: 128, y: 0, room: 1, parentMachine };
    expect((await player.get("getPets")).body).toEqual([cat]);
    expect((await player.lab()).pets).toEqual([cat]);
  });

  it("keep the name of a cat for its owner, and refuse one that cannot be seen (ABU-126)", async () => {
    const { player, parentMachine } = await withLair();
    await player.grant({ catNips: "1300" });
    const { petId } = (await player.post("buyPet", adoption(parentMachine))).body;
    const named = await player.post("namePet", { petId, name: " Tom  Cat " });
    expect(named).toMatchObject({ status: 200, body: { name: "Tom Cat" } });
    expect((await player.get("getPets")).body).toMatchObject([{ id: petId, name: "Tom Cat" }]);
    expect((await player.lab()).pets).toMatchObject([{ id: petId, name: "Tom Cat" }]);
    for (const name of ["<b>Tom", "\u3164", "a".repeat(400)])
      expect(await player.post("namePet", { petId, name })).toMatchObject({
        status: 400,
        body: { code: "pet_name" },
      });
    expect((await player.post("namePet", { petId: "another", name: "Tom" })).status).toBe(404);
  });

  it("refuse with the stated texts (GAP-14, ERR-024)", async () => {
    const { player, parentMachine } = await withLair();
    const reactor = await player.built("reactor", 256, 0);
    const poor = await player.post("buyPet", adoption(parentMachine));
    expect(poor).toMatchObject({ status: 402, body: { error: "Not Enough Cat Nips" } });
    await player.grant({ catNips: "5000" });
    for (const parent of [reactor, "nothing"])
      expect((await player.post("buyPet", adoption(parent))).status).toBe(404);
    expect((await player.post("buyPet", adoption(parentMachine, { room: 2 }))).status).toBe(403);
    await player.post("buyPet", adoption(parentMachine));
    const second = await player.post("buyPet", adoption(parentMachine));
    expect(second).toMatchObject({ status: 409, body: { error: "You already have a cat" } });
  });

  it("accept and charge one of twenty parallel adoptions (GAP-14)", async () => {
    const { player, parentMachine } = await withLair();
    await player.grant({ catNips: "5000" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => player.post("buyPet", adoption(parentMachine))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await player.lab()).catNips).toBe("3800");
  });

  it("adopt once for a repeated request id (api-contract 4.0)", async () => {
    const { player, parentMachine } = await withLair();
    await player.grant({ catNips: "5000" });
    const adopt = () => player.post("buyPet", adoption(parentMachine, { requestId: "cat" }));
    expect((await adopt()).body).toEqual((await adopt()).body);
  });

  it("know no other kind of pet (LAB-136)", async () => {
    const { player, parentMachine } = await withLair();
    for (const petType of ["dog", "constructor", "", null])
      expect((await player.post("buyPet", adoption(parentMachine, { petType }))).status).toBe(400);
  });

  it("move a cat for free, into unlocked rooms only, and only the player's own (LAB-143, LAB-146, ABU-32)", async () => {
    const { player, parentMachine } = await withLair();
    await player.grant({ catNips: "1500" });
    const { petId } = (await player.post("buyPet", adoption(parentMachine))).body;
    const to = (room: unknown) => ({ petId, x: 0, y: 64, room });
    expect((await player.post("movePet", to(1))).body).toEqual({ newPosition: { x: 0, y: 64, room: 1 } });
    expect((await player.lab()).tcorvax).toBe("290");
    expect(await player.post("movePet", to(2))).toMatchObject({
      status: 403,
      body: { error: "Room is locked" },
    });
    const bob = await player.server.player("Bob");
    expect((await bob.post("movePet", to(1))).status).toBe(404);
  });
});
