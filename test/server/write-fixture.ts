import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { shippedRules, storedRules } from "../../rules/index.ts";
import { openDevLedger } from "../../server/dev-ledger/open-dev-ledger.ts";
import { seededRandom } from "../../server/index.ts";
import { DAY, type LabServer, labServer, TestClock } from "./lab-server.ts";

/**
 * Plays a little and leaves the database behind: `node --import tsx test/server/write-fixture.ts FOLDER`.
 * Run once for each release; later releases must open what it wrote (`fixtures.test.ts`).
 */
const folder = process.argv[2];
if (!folder) throw new Error("Name the release's folder.");
const clock = new TestClock();
const devLedger = await openDevLedger({
  file: ":memory:",
  clock: { now: async () => clock.now() },
  random: seededRandom("fixture", 1),
  rules: shippedRules,
});
const server = await labServer({ file: join(folder, "game.sqlite"), clock, devLedger });
await playInTheLab(server);
writeFileSync(join(folder, "ledger.json"), JSON.stringify({ account: await tradeOnTheLedger(server) }));
writeFileSync(join(folder, "rule-set.json"), JSON.stringify({ ...storedRules(shippedRules), texts: {} }));
await server.close();
devLedger.close();

async function playInTheLab(lab: LabServer): Promise<void> {
  const player = await lab.player("Fixture");
  await player.grant({ catNips: "1500" });
  const lair = await player.built("catLair", 0, 128);
  await player.built("catLair", 128, 128);
  await player.built("reactor", 320, 128);
  await player.built("reactor", 512, 128);
  await player.built("amplifier", 640, 128);
  await player.post("upgradeMachine", { machineId: lair });
  await player.activate(lair);
  await player.post("buyPet", { petType: "cat", x: 128, y: 128, room: 1, parentMachine: lair });
  await player.post("moveMachine", { machineId: lair, x: 0, y: 0, room: 2 });
}

/** A row of every kind that the ledger has the game keep; answers the account. */
async function tradeOnTheLedger(lab: LabServer): Promise<string> {
  const { store } = lab;
  const collector = await lab.player("Collector");
  const account = String((await collector.post("dev/account", {})).body.accountAddress);
  const playerId = (await store.boundPlayer(account)) ?? 0;
  const nothing = () => ({ ok: true, reply: null }) as const;
  const mint = { intentHash: "mint", purpose: "creatureMint", playerId, subject: "#1#", account } as const;
  await store.settleIntent(mint, nothing);
  await store.openPurchase({ id: "paid", playerId, account }, DAY, { mostOpen: 5, mostUnpaid: 5 });
  await store.settleIntent({ ...mint, intentHash: "payment", purpose: "energy", subject: "paid" }, nothing);
  await store.openPurchase({ id: "open", playerId, account }, DAY, { mostOpen: 5, mostUnpaid: 5 });
  const badge = { ...mint, intentHash: "badge", purpose: "fomoHit", subject: "machine" } as const;
  await store.claimIntent({ ...badge, rejectedFromEpoch: 7 }, 1, nothing);
  await store.expectGrowth(playerId, "#1#", { form: 1, upgrades: 2 });
  await store.moveSweepCursor("sale", 9);
  await store.changeLabByStake(playerId, account, () => ({
    ok: true,
    reply: { rewarded: true, reply: null },
  }));
  return account;
}
