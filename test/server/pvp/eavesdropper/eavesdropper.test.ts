import { describe, expect, it } from "vitest";
import { HttpBrowser } from "../support/browser.ts";
import { overheard } from "../support/eavesdropper.ts";
import { eventLines, versionIn } from "../support/event-lines.ts";
import { equipped } from "../support/pvp-player.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";
import { BRITTLE, playOverheard } from "./play-overheard.ts";

describe("the eavesdropper", () => {
  it.each([
    { hand: [{ hidden: true }, { id: "#77#" }] },
    { log: ["deployed #77#"] },
    { "#77#": true },
    { deep: [[{ dice: [-1_234_567] }]] },
  ])("finds a secret in %j", (answer) => {
    expect(overheard(answer, new Set(["#77#", "-1234567"]))).toHaveLength(1);
    expect(overheard(answer, new Set(["#78#", "-1234568"]))).toEqual([]);
  });
});

describe("100 random battles over HTTP", () => {
  it("end as both players and the replay say, and no answer tells what is hidden (GAP-43, ABU-43, ABU-54)", async () => {
    const { searched } = await playOverheard("1", 100, BRITTLE);
    expect(searched).toBeGreaterThan(4000);
  });
});

describe("the pushed events of a battle", () => {
  it("carry each version and nothing else, while the other one plays and gives up (ABU-43, GAP-43)", async () => {
    const { server } = (await freshPvpWorld()).world;
    const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const browsers = [new HttpBrowser(address), new HttpBrowser(address)] as const;
    await Promise.all([browsers[0].logIn("Ann"), browsers[1].logIn("Bob")]);
    const [ann, bob] = [await equipped(browsers[0], "Ann"), await equipped(browsers[1], "Bob")];
    await ann.joined();
    const { battleId = "" } = await bob.joined();
    const annBegins = (await ann.battle(battleId)).yourTurn;
    const [mover, listener] = annBegins ? ([ann, browsers[1]] as const) : ([bob, browsers[0]] as const);

    const end = new AbortController();
    const lines: string[] = [];
    const versions: number[] = [];
    for await (const line of eventLines(listener, battleId, end.signal)) {
      lines.push(line);
      const version = versionIn(line);
      if (version === null) continue;
      versions.push(version);
      if (version === 0)
        await mover.acted(battleId, { type: "deploy", creatureId: mover.cards.creatures[0] });
      if (version === 1) await mover.acted(battleId, { type: "endTurn" });
      if (version === 2) await mover.concede(battleId);
      if (version === 3) end.abort();
    }
    expect(versions).toEqual([0, 1, 2, 3]);
    for (const line of lines) expect(line).toMatch(/^(data: \{"version":\d\}|: there|)$/);
  });
});
