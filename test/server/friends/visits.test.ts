import { describe, expect, it } from "vitest";
import type { FriendsReply, VisitReply } from "../../../server/contract/index.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { unlockRoom2 } from "../unlock-room.ts";
import { friendId, friendsOf, makeFriends, three } from "./support.ts";

const GONE = { status: 404, body: { code: "unknown_lab" } };

type Player = Awaited<ReturnType<typeof three>>["ann"];

async function labLinkOf(player: Player): Promise<string> {
  const { labLink } = good<FriendsReply>(await player.post("friends/labLink", { wanted: true }));
  if (labLink === null) throw new Error("The player got no link.");
  return labLink;
}

describe("a link to a lab", () => {
  it("shows the owner's rooms to visitors and players, as they are now (ABU-90)", async () => {
    const { server, ann, bob } = await three();
    await unlockRoom2(ann);
    const [lair] = (await ann.lab()).machines;
    const link = await labLinkOf(ann);
    const { body: seen } = await server.get(`/api/labs/${link}`);
    expect(seen).toMatchObject({ name: "Ann", own: false, lab: { roomsUnlocked: 2 } });
    const machine = { type: "catLair", level: 1, x: 0, y: 0, room: 1, isOn: true };
    expect((seen as unknown as VisitReply).lab.machines).toContainEqual({ ...machine, minutes: 0 });
    good(await ann.activate(lair?.id ?? ""));
    const busy = good<VisitReply>(await bob.get(`labs/${link}`));
    expect(busy.lab.machines).toContainEqual({ ...machine, minutes: 60 });
    expect(good(await ann.get(`labs/${link}`))).toMatchObject({ own: true });
  });

  it("tells nothing of what is the owner's alone, and a visit changes nothing (ABU-90)", async () => {
    const { server, ann, bob } = await three();
    await ann.grant({ catNips: "9000" });
    const parentMachine = await ann.built("catLair", 0, 128);
    const cat = { petType: "cat", x: 256, y: 256, room: 1, parentMachine };
    const { petId } = good<{ petId: string }>(await ann.post("buyPet", cat));
    good(await ann.post("namePet", { petId, name: "Zephyrine" }));
    const link = await labLinkOf(ann);
    const before = await ann.lab();
    const { body } = await server.get(`/api/labs/${link}`);
    for (const secret of [petId, parentMachine, ann.userId, "Zephyrine", "tcorvax", "lastActivated"])
      expect(JSON.stringify(body)).not.toContain(secret);
    expect(Object.keys(body).sort()).toEqual(["lab", "name", "own"]);
    expect(body).toMatchObject({ lab: { pets: [{ type: "cat" }] } });
    good(await bob.get(`labs/${link}`));
    expect(await ann.lab()).toEqual(before);
  });

  it("a link to a lab gets the same 404 whether it never existed, was renewed or withdrawn, or is the owner's no more (ABU-89)", async () => {
    const { server, ann, bob } = await three();
    const renewed = await labLinkOf(ann);
    const withdrawn = await labLinkOf(ann);
    expect(await server.get(`/api/labs/${withdrawn}`)).toMatchObject({ status: 200 });
    good(await ann.post("friends/labLink", { wanted: false }));
    const ended = await labLinkOf(bob);
    const { id } = (await server.store.accountOf(bob.userId)) ?? { id: 0 };
    await server.store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    await server.store.deletePlayer(id, { publicId: "nobody", name: "Nobody" });
    const answers = [];
    for (const link of [renewed, withdrawn, ended, "AAAAAAAAAAAAAAAAAAAAAA"])
      answers.push(await server.get(`/api/labs/${link}`));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ ...GONE, body: answers[0]?.body });
    expect(answers[0]).toMatchObject(GONE);
    expect(renewed).toMatch(/^[\w-]{22}$/);
    const made = (await server.store.auditEntries({ player: ann.userId, since: 0, after: 0, most: 9 })).map(
      ({ event }) => event.type,
    );
    expect(made.slice(-3)).toEqual(["labLinkMade", "labLinkMade", "labLinkWithdrawn"]);
  });

  it("may be tried sixty times a minute by each address (ABU-89)", async () => {
    const { server } = await three({ RATE_LIMIT_PER_SECOND: "500" });
    const guesses = Array.from({ length: 61 }, (_, i) => server.get(`/api/labs/guess-${i}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([404, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([60, 1]);
  });
});

describe("a friend's lab", () => {
  it("a friend's lab is shown to friends while its owner wishes it, and to no stranger (ABU-90)", async () => {
    const { ann, bob, cyd } = await three();
    await makeFriends(ann, bob);
    const anns = await friendId(bob, "Ann");
    const visit = (player: Player) => player.get(`friends/${anns}/lab`);
    expect(await visit(bob)).toMatchObject(GONE);
    good(await ann.post("friends/showLab", { shows: true }));
    expect(await visit(bob)).toMatchObject({ status: 200, body: { name: "Ann", own: false } });
    expect((await friendsOf(bob)).friends).toMatchObject([{ name: "Ann", lab: true }]);
    expect(await visit(cyd)).toMatchObject(GONE);
    good(await ann.post("friends/showLab", { shows: false }));
    expect(await visit(bob)).toMatchObject(GONE);
    expect((await friendsOf(bob)).friends).toMatchObject([{ lab: false }]);
  });

  it("a friend's lab is closed to a player whom its owner has blocked, by link and by name, with the same answer (ABU-90)", async () => {
    const { ann, bob } = await three();
    await makeFriends(ann, bob);
    good(await ann.post("friends/showLab", { shows: true }));
    const link = await labLinkOf(ann);
    const anns = await friendId(bob, "Ann");
    good(await ann.post(`friends/${await friendId(ann, "Bob")}/block`));
    const never = await bob.get("labs/AAAAAAAAAAAAAAAAAAAAAA");
    for (const path of [`labs/${link}`, `friends/${anns}/lab`]) {
      const { status, body } = await bob.get(path);
      expect({ status, body }).toEqual({ status: 404, body: never.body });
    }
    expect((await friendsOf(bob)).friends).toMatchObject([{ name: "Ann", lab: false }]);
  });
});
