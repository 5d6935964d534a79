import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { hashRules, newRandom, shippedRules } from "../../rules/index.ts";
import { duelOf, freshDuel } from "./pvp/duel.ts";
import { playBattle } from "./pvp/support/play-battle.ts";
import { randomMove } from "./pvp/support/random-move.ts";

/**
 * What `write-fixture.ts` plays within the tree of an earlier state, with nothing but what that state has: labs,
 * purchases, sessions, a battle between players that is over and one that goes on, and battles against the AI, which are
 * not handed in. The database stays in the folder of
 * the variable FIXTURE, beside what a later state needs to find its way in it.
 */
const folder = process.env.FIXTURE ?? "";
const rules = shippedRules;
const rulesHash = hashRules(rules);
const DIFFICULTIES = ["easy", "medium", "hard", "expert"];

test("a state of the game is played for a while", async () => {
  const duel = await freshDuel({ file: join(folder, "game.sqlite"), rules, rulesHash, cards: [3, 1, 1] });
  const { world, mover, other } = duel;
  const finished = duel.battleId;
  await playBattle({
    rules,
    battleId: finished,
    players: await inOrder(finished),
    dice: newRandom("finished"),
  });
  const { battleId: running } = await duelOf(world, mover, other, [3, 1, 1]);
  await playFor(running, 12);
  const lab = await playInTheLab();
  const purchases = await buyEnergy();
  const sessions = Object.fromEntries(
    [mover, other].map(({ name, browser }) => [name, Reflect.get(browser, "sid")]),
  );
  const played = { now: world.clock.now(), rulesHash, finished, running, sessions, lab, purchases };
  writeFileSync(join(folder, "played.json"), `${JSON.stringify(played, null, 2)}\n`);
  writeFileSync(join(folder, "ai-battles.json"), JSON.stringify(await practiceBattles()));

  async function inOrder(battleId: string) {
    return (await mover.battle(battleId)).isPlayer1 ? ([mover, other] as const) : ([other, mover] as const);
  }

  async function playFor(battleId: string, actions: number): Promise<void> {
    const players = await inOrder(battleId);
    const dice = newRandom("running");
    for (let action = 0; action < actions; action++) {
      const known = await players[0].battle(battleId);
      const player = players[known.yourTurn ? 0 : 1];
      await player.acted(battleId, randomMove(rules, await player.battle(battleId), dice));
    }
  }

  async function playInTheLab() {
    const player = await world.world.server.player("Fixture");
    await player.grant({ catNips: "1500", tcorvax: "500" });
    const lair = await player.built("catLair", 0, 128);
    await player.built("reactor", 320, 128);
    await player.post("upgradeMachine", { machineId: lair });
    await player.activate(lair);
    await player.post("buyPet", { petType: "cat", x: 128, y: 128, room: 1, parentMachine: lair });
    const { tcorvax, catNips, energy, machines, pets } = await player.lab();
    return { sid: player.sid, tcorvax, catNips, energy, machines, pets };
  }

  async function buyEnergy() {
    const buyer = await world.world.player("Buyer", { CVX: "2000" });
    const paid = await buyer.sign((await buyer.ask("buyEnergy")).body.manifest);
    await buyer.post("confirmEnergyPurchase", { intentHash: paid });
    const { manifest } = (await buyer.ask("buyEnergy")).body;
    return {
      sid: buyer.browser.sid,
      account: buyer.account,
      paid,
      open: String(manifest),
      energy: await buyer.energy(),
    };
  }
});

/** A battle of each difficulty, in states that let them count. */
async function practiceBattles(): Promise<unknown[]> {
  const path = new URL("./goals/support/practice-battle.ts", import.meta.url);
  if (!existsSync(path)) return [];
  const { practiceReplay } = await import(path.href);
  return DIFFICULTIES.map((difficulty) => ({
    ...practiceReplay(difficulty, difficulty),
    rulesHash,
  }));
}
