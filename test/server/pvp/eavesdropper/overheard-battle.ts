import { expect } from "vitest";
import {
  playReplay,
  type RandomState,
  type Replay,
  roll,
  shippedRules as rules,
  type SideIndex,
} from "../../../../rules/index.ts";
import type { BattleSideReply, PvpBattleReply, PvpReplayReply } from "../../../../server/contract/index.ts";
import type { Browser } from "../support/browser.ts";
import { type Listener, overheard, secretsOf } from "../support/eavesdropper.ts";
import { playBattle } from "../support/play-battle.ts";
import { good, type PvpPlayer } from "../support/pvp-player.ts";
import type { PvpWorld } from "../support/pvp-world.ts";

/** How often the waiting player and the watcher do something in the middle of a turn. */
const BETWEEN = 0.1;

export interface OverheardBattle {
  world: PvpWorld;
  battleId: string;
  /** Player 1 and player 2. */
  players: readonly [PvpPlayer, PvpPlayer];
  watcher: Browser;
  dice: RandomState;
}

/**
 * Plays a battle to its end while an eavesdropper searches every answer that the players and a watcher get for
 * what its reader must not know. Answers how many answers it searched.
 */
export async function overhearBattle(battle: OverheardBattle): Promise<number> {
  const { world, battleId, players, watcher, dice } = battle;
  let searched = 0;
  const hear = async (listener: Listener, answer: unknown): Promise<void> => {
    const secrets = secretsOf(await world.kept(battleId), listener, world.messengerIds);
    expect(overheard(answer, secrets)).toEqual([]);
    searched += 1;
  };
  const own = await players[0].battle(battleId);
  // What is open to one player would give a lot away to the other.
  expect(overheard(own, secretsOf(await world.kept(battleId), 1, []))).not.toEqual([]);
  const { watchId } = own;
  const disturb = async (side: SideIndex, version: number): Promise<void> => {
    const { browser } = players[side];
    const refused = await players[side].act(battleId, { type: "endTurn" });
    expect(refused.status).toBe(409);
    await hear(side, refused.body);
    await hear(side, good(await browser.get(`pvp/battle/${battleId}?since=${Math.max(0, version - 1)}`)));
    const unchanged = good(await browser.get(`pvp/battle/${battleId}?since=${version}`));
    expect(unchanged).toMatchObject({ unchanged: true, version });
    await hear(side, unchanged);
    await hear("watcher", good(await watcher.get(`pvp/watch/${watchId}`)));
  };
  const played = await playBattle({
    rules,
    battleId,
    players,
    dice,
    heard: async (side, answer) => {
      await hear(side, answer);
      const state = "battleState" in answer ? answer.battleState : answer.updatedState;
      expectClosed(side === 0 ? state.player2 : state.player1);
      if (answer.yourTurn && roll(dice) < BETWEEN) await disturb(side === 0 ? 1 : 0, answer.version);
    },
  });
  expect((await world.kept(battleId)).decisions).toHaveLength(played.length + 1);
  for (const side of [0, 1] as const)
    for (const call of ["pvp/stats", "pvp/leaderboard", "pvp/queue/status"])
      await hear(side, good(await players[side].browser.get(call)));
  await expectOneEnd(battle);
  return searched;
}

/** Cards of the other side are seen from behind. */
function expectClosed(other: BattleSideReply): void {
  for (const card of other.hand) expect(card).toEqual({ hidden: true });
  expect(other.deck).toBeNull();
}

/** Both players and the replay tell of the same end. */
async function expectOneEnd({ battleId, players }: OverheardBattle): Promise<void> {
  const [one, other] = await Promise.all(players.map((player) => player.battle(battleId)));
  expect([one?.status, other?.status]).toEqual(["completed", "completed"]);
  expect(one?.outcome).toBe(MIRRORED[other?.outcome ?? "none"]);
  const file = good<PvpReplayReply>(await players[0].browser.get(`pvp/battle/${battleId}/replay`));
  const { battle, divergence } = playReplay(rules, file.replay as Replay);
  expect(divergence).toBeNull();
  expect(outcomeOf(battle.winner)).toBe(one?.outcome);
}

const MIRRORED: Record<string, PvpBattleReply["outcome"]> = {
  victory: "defeat",
  defeat: "victory",
  draw: "draw",
  none: null,
};

function outcomeOf(winner: SideIndex | "draw" | null): PvpBattleReply["outcome"] {
  if (winner === "draw" || winner === null) return winner;
  return winner === 0 ? "victory" : "defeat";
}
