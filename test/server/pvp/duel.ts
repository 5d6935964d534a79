import type { WireAction } from "../../../rules/index.ts";
import type { PvpActionReply } from "../../../server/contract/index.ts";
import { type LabServerOptions, TestPlayer } from "../lab-server.ts";
import { type WorldOptions, worldRules } from "../ledger-world.ts";
import { freshServer } from "../server-per-test.ts";
import type { Told } from "./support/browser.ts";
import { type ChosenDeck, PvpPlayer } from "./support/pvp-player.ts";
import { freshPvpWorld, type PvpWorld } from "./support/pvp-world.ts";

/** Two players in a battle; `mover` is the one whose turn it is when it begins. */
export class Duel {
  readonly world: PvpWorld;
  readonly battleId: string;
  readonly mover: PvpPlayer;
  readonly other: PvpPlayer;

  constructor(world: PvpWorld, battleId: string, mover: PvpPlayer, other: PvpPlayer) {
    this.world = world;
    this.battleId = battleId;
    this.mover = mover;
    this.other = other;
  }

  get call(): string {
    return `pvp/battle/${this.battleId}`;
  }

  pass(ms: number): void {
    this.world.clock.pass(ms);
  }

  /** So many turns end without anything else, the mover's first. */
  async endTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++)
      await (turn % 2 === 0 ? this.mover : this.other).acted(this.battleId, { type: "endTurn" });
  }

  act(player: PvpPlayer, action: WireAction): Promise<Told> {
    return player.act(this.battleId, action);
  }

  acted(player: PvpPlayer, action: WireAction): Promise<PvpActionReply> {
    return player.acted(this.battleId, action);
  }

  /** The first card in a player's hand. */
  async card(player: PvpPlayer): Promise<string> {
    const { battleState, isPlayer1 } = await player.battle(this.battleId);
    const [card] = (isPlayer1 ? battleState.player1 : battleState.player2).hand;
    if (!card || "hidden" in card) throw new Error(`${player.name} has no card in hand.`);
    return card.id;
  }

  /** Both deploy a creature in their first turns, and it is the mover's turn again; answers both ids. */
  async deployed(): Promise<[string, string]> {
    const ids: string[] = [];
    for (const player of [this.mover, this.other]) {
      const creatureId = await this.card(player);
      await this.acted(player, { type: "deploy", creatureId });
      await this.acted(player, { type: "endTurn" });
      ids.push(creatureId);
    }
    return ids as [string, string];
  }
}

/** How many creatures, tools and spells. */
export type CardCounts = [creatures: number, tools: number, spells: number];

export interface DuelOptions extends WorldOptions {
  /** What both have and bring; one creature by default. */
  cards?: CardCounts;
}

/** Ann and Bob in a battle of their own world. */
export async function freshDuel({ cards = [1, 0, 0], ...options }: DuelOptions = {}): Promise<Duel> {
  const world = await freshPvpWorld(options);
  return duelOf(world, await playerWith(world, "Ann", cards), await playerWith(world, "Bob", cards), cards);
}

/** A player with so many cards and no more: the ledger is asked for all of them. */
export function playerWith(
  world: PvpWorld,
  name: string,
  [creatures, tools, spells]: CardCounts = [1, 0, 0],
) {
  return world.player(name, {
    creatures: Array.from({ length: creatures }, () => ({ species_name: "Corvax", form: 1, rarity: "Rare" })),
    tools: Object.keys(worldRules.tools).slice(0, tools),
    spells: Object.keys(worldRules.spells).slice(0, spells),
    tokens: {},
  });
}

/** Two players who are free meet in the queue. */
export async function duelOf(
  world: PvpWorld,
  one: PvpPlayer,
  two: PvpPlayer,
  cards: CardCounts = [1, 0, 0],
): Promise<Duel> {
  const decks: [ChosenDeck, ChosenDeck] = [one.deck(...cards), two.deck(...cards)];
  const battleId = await world.meet(one, two, decks);
  const { yourTurn } = await one.battle(battleId);
  return yourTurn ? new Duel(world, battleId, one, two) : new Duel(world, battleId, two, one);
}

/** The same battle and the same logins at another process on the same data. */
export async function anotherProcess(
  { world, battleId, mover, other }: Duel,
  options: LabServerOptions,
): Promise<Duel> {
  const server = await freshServer({ clock: world.clock, rules: world.world.rules, ...options });
  const there = ({ browser, name, cards }: PvpPlayer) => {
    if (!(browser instanceof TestPlayer)) throw new Error(`${name} is not logged in.`);
    return new PvpPlayer(new TestPlayer(server, browser.sid, browser.userId), name, cards);
  };
  return new Duel(world, battleId, there(mover), there(other));
}
