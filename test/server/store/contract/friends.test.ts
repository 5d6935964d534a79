import { describe, expect, it } from "vitest";
import type { Store } from "../../../../server/store/store.ts";
import { TestClock } from "../../test-clock.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const MOST = 3;
const ONLINE = 90_000;

/** Ann with a link, and Bob. */
async function annAndBob(store: Store) {
  const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
  await store.setFriendLink(ann, "ann's link");
  return { ann, bob };
}

async function names(store: Store, playerId: number): Promise<string[]> {
  return (await store.friendsOf(playerId, ONLINE)).map(({ name }) => name);
}

async function publicIdOf(store: Store, playerId: number, friendName: string): Promise<string> {
  return (await store.friendsOf(playerId, ONLINE)).find(({ name }) => name === friendName)?.publicId ?? "";
}

describe.each(STORES)("the friends of a store on $name", (kind) => {
  it("give each player one link at a time, and show who is online to friends who may see it (ABU-77)", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const store = await data.process({ clock });
    const { ann, bob } = await annAndBob(store);
    expect(await store.findFriendLink("ann's link")).toMatchObject({ id: ann, firstName: "Ann" });
    await store.setFriendLink(ann, "another");
    expect(await store.findFriendLink("ann's link")).toBeNull();
    await store.befriend(bob, "another", MOST);
    await store.setFriendLink(ann, null);
    expect(await store.friendSettings(ann)).toMatchObject({ link: null, showsOnline: false });

    const isOnline = async () => (await store.friendsOf(bob, ONLINE))[0]?.isOnline;
    await store.noteOnline(ann, 1);
    expect(await isOnline()).toBe(false);
    await store.setShowsOnline(ann, true);
    await store.noteOnline(ann, 1);
    expect(await isOnline()).toBe(true);
    clock.pass(ONLINE - 1);
    await store.noteOnline(ann, ONLINE);
    clock.pass(1);
    expect(await isOnline()).toBe(false);
    await store.noteOnline(ann, ONLINE);
    expect(await isOnline()).toBe(true);
    await store.setShowsOnline(ann, false);
    expect(await isOnline()).toBe(false);
  });

  it("make two players friends once, for both, and no more than allowed in two processes (ABU-78)", async () => {
    const data = await kind.freshData();
    const processes = [await data.process(), await data.process()] as const;
    const [store] = processes;
    const { ann, bob } = await annAndBob(store);
    expect(await store.befriend(bob, "nobody's", MOST)).toBe("unknown");
    expect(await store.befriend(ann, "ann's link", MOST)).toBe("own");
    const others = await Promise.all(["C", "D", "E", "F"].map((name) => newPlayer(store, name)));
    const answers = await Promise.all(
      [...others, ...others].map((id, i) => processes[i < 4 ? 0 : 1].befriend(id, "ann's link", MOST)),
    );
    expect(new Set(answers)).toEqual(new Set(["friends", "full"]));
    expect(await names(store, ann)).toHaveLength(MOST);
    expect(await store.befriend(bob, "ann's link", MOST)).toBe("full");

    const gone = await publicIdOf(store, ann, (await names(store, ann))[0] ?? "");
    expect(await store.removeFriend(ann, gone)).toBe(true);
    expect(await store.removeFriend(ann, gone)).toBe(false);
    expect(await store.friendNumber(ann, gone)).toBeNull();
    expect(await store.befriend(bob, "ann's link", MOST)).toBe("friends");
    expect(await store.friendNumber(bob, await publicIdOf(store, bob, "Ann"))).toBe(ann);
    expect(await data.count("friendships")).toBe(2 * MOST);
  });

  it("take a blocked player from one list only, so that they learn nothing (ABU-80)", async () => {
    const store = await freshStore(kind);
    const { ann, bob } = await annAndBob(store);
    await store.befriend(bob, "ann's link", MOST);
    const bobsId = await publicIdOf(store, ann, "Bob");
    expect(await store.blockPlayer(ann, bob, 1)).toBe(true);
    expect(await store.blockPlayer(ann, bob, 1)).toBe(true);
    expect(await store.blockPlayer(ann, await newPlayer(store, "Cyd"), 1)).toBe(false);
    expect([await names(store, ann), await names(store, bob)]).toEqual([[], ["Ann"]]);
    expect(await store.befriend(bob, "ann's link", MOST)).toBe("friends");
    expect(await names(store, ann)).toEqual([]);
    await store.setShowsOnline(ann, true);
    await store.noteOnline(ann, 1);
    expect(await store.friendsOf(bob, ONLINE)).toMatchObject([{ name: "Ann", isOnline: false }]);
    expect([await store.hasBlocked(ann, bob), await store.hasBlocked(bob, ann)]).toEqual([true, false]);
    expect([await store.publicIdOf(bob), await store.publicIdOf(0)]).toEqual([bobsId, null]);
    expect(await store.blockedBy(ann)).toEqual([{ publicId: bobsId, name: "Bob" }]);

    expect(await store.unblockPlayer(ann, bobsId)).toBe(true);
    expect(await store.unblockPlayer(ann, bobsId)).toBe(false);
    await store.befriend(bob, "ann's link", MOST);
    expect(await names(store, ann)).toEqual(["Bob"]);
  });

  it("lead to a lab by its link or friendship, and to none for those whom the owner has blocked (ABU-89)", async () => {
    const store = await freshStore(kind);
    const { ann, bob } = await annAndBob(store);
    await store.befriend(bob, "ann's link", MOST);
    const [annsId, bobsId] = [await publicIdOf(store, bob, "Ann"), await publicIdOf(store, ann, "Bob")];
    const found = async () => [
      (await store.findLabLink("lab", null))?.id,
      (await store.findLabLink("lab", bob))?.id,
      (await store.friendWithLab(bob, annsId))?.id,
      (await store.friendsOf(bob, ONLINE)).map(({ showsLab }) => showsLab),
    ];
    expect(await found()).toEqual([undefined, undefined, undefined, [false]]);
    await store.setLabLink(ann, "lab");
    await store.setShowsLab(ann, true);
    expect(await store.friendSettings(ann)).toMatchObject({
      link: "ann's link",
      labLink: "lab",
      showsLab: true,
    });
    expect(await found()).toEqual([ann, ann, ann, [true]]);
    expect(await store.friendWithLab(await newPlayer(store, "Cyd"), annsId)).toBeNull();
    expect(await store.friendWithLab(ann, bobsId)).toBeNull();

    await store.blockPlayer(ann, bob, 1);
    expect(await found()).toEqual([ann, undefined, undefined, [false]]);
    await store.setLabLink(ann, null);
    expect(await found()).toEqual([undefined, undefined, undefined, [false]]);
  });

  it("tell challenges to whom they are addressed, and an acceptance while the friend waits (ABU-79)", async () => {
    const store = await freshStore(kind);
    const { ann, bob } = await annAndBob(store);
    await store.befriend(bob, "ann's link", MOST);
    const wish = { deck: null, rated: false };
    const challenge = { id: "to Ann", playerId: bob, invitedId: ann, terms: { turnMs: 1, bestOf: 1 }, wish };
    await store.openChallenge((now) => ({ ...challenge, createdAt: now, expiresAt: now + 10 }), 9);
    expect(await store.challengesTo(ann)).toMatchObject([{ id: "to Ann", invited: { name: "Ann" } }]);
    expect(await store.challengesTo(bob)).toEqual([]);

    await store.changeChallenge("to Ann", ann, {
      endedAfter: (now) => now,
      change: ({ challenge: before, now }) => {
        const friend = { playerId: ann, name: "Ann", wish, readyAt: now };
        return { challenge: { ...before, friend }, battle: null, answer: null };
      },
    });
    expect(await store.challengesTo(ann)).toEqual([]);
    expect(await store.challengesAccepted(bob, (now) => now - 1)).toMatchObject([{ id: "to Ann" }]);
    expect(await store.challengesAccepted(bob, (now) => now)).toEqual([]);
    expect(await store.challengesAccepted(ann, (now) => now - 1)).toEqual([]);
  });
});
