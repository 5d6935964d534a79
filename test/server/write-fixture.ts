import { labServer } from "./lab-server.ts";

/**
 * Plays a little and leaves the database behind: `node --import tsx test/server/write-fixture.ts FILE`.
 * Run once for each release; later releases must open what it wrote (`fixtures.test.ts`).
 */
const file = process.argv[2];
if (!file) throw new Error("Name the database file to write.");
const server = await labServer({ file });
const player = await server.player("Fixture");
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
await server.close();
