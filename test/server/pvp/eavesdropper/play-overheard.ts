import {
  newRandom,
  RARITIES,
  type RandomState,
  roll,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import type { PvpPlayer } from "../support/pvp-player.ts";
import { freshPvpWorld, openQueueRules, type PvpWorld } from "../support/pvp-world.ts";
import { overhearBattle } from "./overheard-battle.ts";

const NAMES = ["Ann", "Bob", "Cid", "Dora"];
/** Between two battles; a day brings new rated battles between the same two. */
const PAUSE_MS = 3_600_000;

/** Strong and brittle creatures of all species, which end battles soon. */
export const BRITTLE = {
  creatures: Object.values(rules.species).map(({ name }, place) => ({
    species_name: name,
    form: place % 2,
    rarity: RARITIES[place % RARITIES.length],
    stats: { energy: 20, strength: 20, magic: 20, stamina: 2, speed: 8 },
  })),
};

/**
 * Plays that many battles between random players with random decks, an eavesdropper on every answer. The players
 * get what `requested` names of the dev ledger.
 */
export async function playOverheard(
  seed: string,
  battles: number,
  requested: object = {},
): Promise<{ searched: number }> {
  const dice = newRandom(seed);
  const world = await freshPvpWorld({ rules: openQueueRules });
  await numberApart(world);
  const players = await Promise.all(NAMES.map((name) => world.player(name, requested)));
  const watcher = await world.browser("Wat");
  let searched = 0;
  for (let battle = 0; battle < battles; battle++) {
    const pair = twoOf(players, dice);
    const deckOf = (player: PvpPlayer) => player.randomDeck(rules, dice);
    const battleId = await world.meet(...pair, [deckOf(pair[0]), deckOf(pair[1])]);
    searched += await overhearBattle({ world, battleId, players: pair, watcher, dice });
    world.clock.pass(PAUSE_MS);
  }
  return { searched };
}

/** Each collection numbers its cards from 1: whoever takes the first ones sees to it that no two ids are alike. */
async function numberApart(world: PvpWorld): Promise<void> {
  const repeated = (name: string, times: number) => Array.from({ length: times }, () => name);
  await world.player("First", {
    creatures: [],
    tools: repeated("Ledger Lens", 60),
    spells: repeated("Shardstorm", 120),
  });
}

function twoOf(players: readonly PvpPlayer[], dice: RandomState): [PvpPlayer, PvpPlayer] {
  const first = Math.floor(roll(dice) * players.length);
  const second = (first + 1 + Math.floor(roll(dice) * (players.length - 1))) % players.length;
  return [players[first], players[second]] as [PvpPlayer, PvpPlayer];
}
