import { describe, expect, it } from "vitest";
import { WalletPlayer } from "../../ledger-world.ts";
import { duelOf } from "../duel.ts";
import { auditedBattles } from "../support/audited-battles.ts";
import type { PvpPlayer } from "../support/pvp-player.ts";
import { freshPvpWorld, openQueueRules } from "../support/pvp-world.ts";
import { moverGoesSilent } from "../support/silence.ts";

/** Whether the player's battles were rated, the latest first. */
async function rated(player: PvpPlayer): Promise<boolean[]> {
  return (await player.stats()).recentBattles.map((battle) => battle.rated);
}

describe("two accounts of one person", () => {
  it("win no rating by turns that one lets expire on purpose, once the three rated battles of a day are used up (ABU-51)", async () => {
    const world = await freshPvpWorld({ rules: openQueueRules });
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    for (let battle = 0; battle < 4; battle++) {
      const duel = await duelOf(world, ann, bob);
      await moverGoesSilent(duel);
      expect(await duel.mover.battle(duel.battleId)).toMatchObject({ endedBy: "timeout", isWinner: false });
    }
    expect(await rated(ann)).toEqual([false, true, true, true]);
    expect(await rated(bob)).toEqual([false, true, true, true]);
  });

  it("win no rating by battles given up before turn 3 without an attack, and an administrator can find them (ABU-48)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    const duel = await duelOf(world, ann, bob);
    await bob.concede(duel.battleId);
    expect((await ann.stats()).stats).toMatchObject({ rating: 1000, wins: 1 });
    expect(await rated(bob)).toEqual([false]);
    const { battleId } = duel;
    const unrated = { type: "battle", battleId, by: "forfeit", unrated: "early_forfeit", ratingChange: 0 };
    expect(await auditedBattles(world.world.server.store)).toMatchObject([
      { ...unrated, outcome: "victory" },
      { ...unrated, outcome: "defeat" },
    ]);
  });

  it("are not matched while both wait with the cards of one ledger account (ABU-48, GAP-41)", async () => {
    const { world } = await freshPvpWorld();
    const ann = await world.player("Ann");
    const creatures = [{ species_name: "Corvax", form: 1, rarity: "Rare" }];
    await world.chain.ledger.give(ann.account, { creatures, tools: [], spells: [], tokens: {} });
    const deck = { selectedCreatures: await world.chain.ids(ann.account, "creatures") };
    expect(await ann.post("pvp/queue", deck)).toMatchObject({ body: { matched: false } });
    // Ann binds another account of hers, and lends the first one to Bob.
    const elsewhere = new WalletPlayer(world, ann.browser, await world.wallet());
    const bob = new WalletPlayer(world, await world.server.player("Bob"), ann.wallet);
    for (const player of [elsewhere, bob]) expect(await player.bind()).toMatchObject({ status: 200 });
    expect(await bob.post("pvp/queue", deck)).toMatchObject({ status: 200, body: { matched: false } });
    const { body } = await bob.browser.get("pvp/queue/status");
    expect(body.waitReason).toBe("Nobody but your own account is waiting yet.");
  });
});
