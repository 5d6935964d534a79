import { describe, expect, it } from "vitest";
import { lentTeams, newRandom, shippedRules } from "../../../../rules/index.ts";
import { meet } from "../../../../server/pvp/meet.ts";
import { beginBattle } from "../../../../server/pvp/new-battle.ts";
import { type Contestant, queueTerms } from "../../../../server/store/pvp/battle.ts";
import type { NewChallenge } from "../../../../server/store/pvp/challenge.ts";
import { silentLog } from "../../pvp/challenge/support.ts";
import { arenaOn, giveUp, newBattle } from "./battles.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const DAY = shippedRules.pvp.challenge.openMs;
const WISH = { deck: null, rated: false };

const made =
  (id: string, playerId: number) =>
  (now: number): NewChallenge => ({
    id,
    playerId,
    terms: { turnMs: 60_000, bestOf: 1 },
    wish: WISH,
    invitedId: null,
    createdAt: now,
    expiresAt: now + DAY,
  });

describe.each(STORES)("the challenges of a store on $name", (kind) => {
  it("keep a challenge until it is too old, and no more than allowed of one player (ABU-63)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const kept = await Promise.all(["1", "2", "3", "4"].map((id) => store.openChallenge(made(id, ann), 2)));
    expect(kept.filter((one) => one !== null)).toHaveLength(2);
    expect(await store.openChallenge(made("bob's", bob), 2)).not.toBeNull();
    expect(await store.countChallenges()).toBe(3);
    expect(await store.openChallengesOf(ann)).toHaveLength(2);
    await store.advanceClock(DAY - 1);
    expect((await store.findChallenge("bob's"))?.challenge).toMatchObject({
      challenger: { playerId: bob, name: "Bob", wish: WISH },
      friend: null,
      wins: [0, 0],
      played: 0,
    });
    await store.advanceClock(1);
    expect(await store.findChallenge("bob's")).toBeNull();
    expect(await store.findChallenge("nobody's")).toBeNull();
    expect(await store.openChallengesOf(ann)).toEqual([]);
    expect(await store.countChallenges()).toBe(0);
    expect(await store.openChallenge(made("5", ann), 2)).not.toBeNull();
  });

  it("give a challenge to one of many who accept at once, in two processes (ABU-64)", async () => {
    const data = await kind.freshData();
    const arenas = [arenaOn(await data.process()), arenaOn(await data.process())] as const;
    const { store } = arenas[0];
    const ann = await newPlayer(store, "Ann");
    const others = await Promise.all(["B", "C", "D", "E"].map((name) => newPlayer(store, name)));
    await store.openChallenge(made("link", ann), 2);
    const accepting = others.map((playerId, i) =>
      meet(arenas[i % 2 === 0 ? 0 : 1], {
        challengeId: "link",
        playerId,
        accepts: WISH,
        log: silentLog,
      }).then(
        ({ battleId }) => battleId,
        ({ code }) => code,
      ),
    );
    const answers = await Promise.all(accepting);
    const battleId = await store.activeBattle(ann);
    expect(answers.sort()).toEqual([battleId, ...Array(3).fill("pvp_challenge_taken")].sort());
    expect(await data.count("pvp_battles")).toBe(1);
    await giveUp(arenas[0], battleId ?? "", 1);
    expect((await store.findChallenge("link"))?.challenge).toMatchObject({ wins: [1, 0], played: 1 });
    expect(await store.removeChallenge("link", ann)).toBe(true);
    expect(await store.removeChallenge("link", ann)).toBe(false);
  });

  it("begin a battle in the transaction of its acceptance, or stay as they were (ABU-65)", async () => {
    const data = await kind.freshData();
    const arena = arenaOn(await data.process());
    const { store } = arena;
    const { players } = await newBattle(arena, ["Bob", "Cyd"]);
    const [bob] = players;
    const ann = await newPlayer(store, "Ann");
    await store.openChallenge(made("link", ann), 2);
    const friend = { playerId: bob, name: "Bob", wish: WISH, readyAt: null };
    // Bob's seat is taken, which fails only after the acceptance and the battle were written.
    const change = store.changeChallenge("link", bob, {
      endedAfter: () => 0,
      change: ({ challenge, now }) => {
        const battle = beginBattle(
          arena,
          [contestant(ann, "Ann"), contestant(bob, "Bob")],
          lentTeams(shippedRules, newRandom("lent")),
          now,
          queueTerms(null),
        );
        return { challenge: { ...challenge, friend }, battle, answer: null };
      },
    });
    await expect(change).rejects.toThrow();
    expect((await store.findChallenge("link"))?.challenge.friend).toBeNull();
    expect(await data.count("pvp_battles")).toBe(1);
    expect(await store.activeBattle(ann)).toBeNull();
  });
});

function contestant(playerId: number, name: string): Contestant {
  return { playerId, name, bot: null };
}
