import { describe, expect, it } from "vitest";
import { newRandom, shippedRules as rules } from "../../../../rules/index.ts";
import type { PvpPastReply, PvpWatchReply } from "../../../../server/contract/index.ts";
import { three } from "../../friends/support.ts";
import { accepted, battleOf, challengeBy } from "../challenge/support.ts";
import type { Browser } from "../support/browser.ts";
import { overheard, type Secrets, secretsOf } from "../support/eavesdropper.ts";
import { playBattle } from "../support/play-battle.ts";
import { good, PvpPlayer } from "../support/pvp-player.ts";

/** Everything that was to be seen of a battle until now. */
async function pastOf(player: Browser, path: string): Promise<PvpPastReply["moments"]> {
  const moments: PvpPastReply["moments"] = [];
  for (;;) {
    const reply = good<PvpPastReply>(await player.get(`${path}/past?from=${moments.length}`));
    moments.push(...reply.moments);
    if (moments.length > reply.version) return moments;
  }
}

describe("a watched battle", () => {
  it("shows no hand, deck, unused item, seed or dice, neither now nor at any earlier moment (ABU-82)", async () => {
    const { server, ann, bob, cyd } = await three();
    const battleId = await accepted(bob, await challengeBy(ann));
    for (const player of [ann, bob]) good(await player.post("pvp/live/show", { shows: true }));
    const secrets: Secrets[] = [];
    const lives: PvpWatchReply[] = [];
    const hear = async () => {
      const seen = await server.store.findBattle(battleId);
      if (!seen) throw new Error("There is no battle.");
      const hidden = secretsOf(seen.battle, "watcher", []);
      const live = good<PvpWatchReply>(await cyd.get(`pvp/live/${battleId}`));
      expect(overheard(live, hidden)).toEqual([]);
      secrets[live.version] = hidden;
      lives[live.version] = live;
    };
    const cards = { accountAddress: "", creatures: [], tools: [], spells: [] };
    const first = (await battleOf(ann, battleId)).isPlayer1;
    const players = [new PvpPlayer(ann, "Ann", cards), new PvpPlayer(bob, "Bob", cards)] as const;
    await playBattle({
      rules,
      battleId,
      players: first ? players : [players[1], players[0]],
      dice: newRandom("watched"),
      heard: hear,
    });

    const { watchId } = await battleOf(ann, battleId);
    const moments = await pastOf(cyd, `pvp/live/${battleId}`);
    expect(moments).toEqual(await pastOf(cyd, `pvp/watch/${watchId}`));
    expect(moments.map(({ version }) => version)).toEqual(moments.map((_, index) => index));
    expect(moments.length).toBeGreaterThan(20);
    const withoutLog = (side: object | undefined) => ({ ...side, battleLog: [] });
    for (const moment of moments) {
      const live = lives[moment.version];
      if (!live) continue;
      expect(overheard(moment, secrets[moment.version] ?? new Set())).toEqual([]);
      expect(moment.battleState.player1).toEqual(withoutLog(live.battleState.player1));
      expect(moment.battleState.player2).toEqual(withoutLog(live.battleState.player2));
    }
    expect(moments.flatMap(({ lines }) => lines).slice(-9)).toEqual(
      lives.at(-1)?.battleState.player1.battleLog.slice(-9),
    );
  });
});
