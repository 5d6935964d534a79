import { describe, expect, it } from "vitest";
import { accepted, challengeBy, concede, look } from "./challenge/support.ts";
import { playerWith } from "./duel.ts";
import { good, type PvpPlayer } from "./support/pvp-player.ts";
import { freshPvpWorld } from "./support/pvp-world.ts";

const NICKNAME = "Secret Feather";

/** Names a creature once its owner's account holds it. */
async function nameFirst({ browser, cards }: PvpPlayer): Promise<void> {
  const [creatureId] = cards.creatures;
  good(await browser.post("nameCreature", { creatureId, nickname: NICKNAME }));
}

describe("the nickname of a creature", () => {
  it("is in no answer to another player: challenge, battle, watching, replay, records (ABU-76)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await nameFirst(ann);
    const deck = ann.deck();
    const challenge = await challengeBy(ann.browser, { deck });
    const heard: unknown[] = [(await look(bob.browser, challenge)).body];
    const battleId = await accepted(bob.browser, challenge, { deck: bob.deck() });
    const { watchId } = await ann.battle(battleId);
    const [creatureId = ""] = ann.cards.creatures;
    const isAnns = (await ann.battle(battleId)).yourTurn;
    if (!isAnns) await bob.acted(battleId, { type: "endTurn" });
    await ann.acted(battleId, { type: "deploy", creatureId });
    heard.push(await bob.battle(battleId), (await bob.browser.get(`pvp/watch/${watchId}`)).body);
    heard.push((await bob.browser.get("pvp/queue/status")).body);
    await concede(ann.browser, battleId);
    for (const call of [
      `pvp/battle/${battleId}`,
      `pvp/battle/${battleId}/replay`,
      `pvp/watch/${watchId}`,
      "pvp/stats",
      "pvp/leaderboard",
      "collectionBook",
    ])
      heard.push(good(await bob.browser.get(call)));
    expect(JSON.stringify(heard)).toContain("Corvax");
    expect(JSON.stringify(heard)).not.toContain(NICKNAME);
    expect(JSON.stringify((await ann.browser.get("collectionBook")).body)).toContain(NICKNAME);
  });
});
