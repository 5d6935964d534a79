import { type RandomState, type RuleSet, roll, type WireAction } from "../../../../rules/index.ts";
import type {
  PvpActionReply,
  PvpBattleReply,
  PvpQueueReply,
  PvpQueueStatusReply,
  PvpStatsReply,
} from "../../../../server/contract/index.ts";
import type { Browser, Told } from "./browser.ts";

/** Ids of what a player holds on the ledger. */
export interface Cards {
  accountAddress: string;
  creatures: string[];
  tools: string[];
  spells: string[];
}

/** What a player queues with; creatures in drawing order. */
export interface ChosenDeck {
  selectedCreatures: string[];
  tools: string[];
  spells: string[];
}

/** A player who is logged in, with cards on the dev ledger. */
export class PvpPlayer {
  readonly browser: Browser;
  readonly name: string;
  readonly cards: Cards;

  constructor(browser: Browser, name: string, cards: Cards) {
    this.browser = browser;
    this.name = name;
    this.cards = cards;
  }

  /** The first so many cards of each kind. */
  deck(creatures = 1, tools = 0, spells = 0): ChosenDeck {
    return {
      selectedCreatures: this.cards.creatures.slice(0, creatures),
      tools: this.cards.tools.slice(0, tools),
      spells: this.cards.spells.slice(0, spells),
    };
  }

  /** Cards at random: more often few creatures than many, which makes long battles. */
  randomDeck(rules: RuleSet, dice: RandomState): ChosenDeck {
    const { team } = rules.pvp;
    const { creatures, tools, spells } = this.cards;
    const upTo = (most: number) => Math.floor(roll(dice) * (most + 1));
    return {
      selectedCreatures: shuffled(dice, creatures).slice(0, 1 + Math.floor(roll(dice) ** 2 * team.max)),
      tools: shuffled(dice, tools).slice(0, upTo(team.tools)),
      spells: shuffled(dice, spells).slice(0, upTo(team.spells)),
    };
  }

  /** Waits for a casual battle with turns of so many milliseconds. */
  casual(casualTurnMs: number, deck: ChosenDeck = this.deck()): Promise<Told> {
    return this.browser.post("pvp/queue", { ...deck, casualTurnMs });
  }

  queue(deck: ChosenDeck = this.deck()): Promise<Told> {
    return this.browser.post("pvp/queue", deck);
  }

  async joined(deck: ChosenDeck = this.deck()): Promise<PvpQueueReply> {
    return good(await this.queue(deck));
  }

  async status(): Promise<PvpQueueStatusReply> {
    return good(await this.browser.get("pvp/queue/status"));
  }

  async cancel(): Promise<void> {
    good(await this.browser.post("pvp/queue/cancel"));
  }

  async battle(battleId: string): Promise<PvpBattleReply> {
    return good(await this.browser.get(`pvp/battle/${battleId}`));
  }

  /** An action as it was answered, refusals too. */
  act(battleId: string, action: WireAction): Promise<Told> {
    return this.browser.post(`pvp/battle/${battleId}/action`, { action });
  }

  async acted(battleId: string, action: WireAction): Promise<PvpActionReply> {
    return good(await this.act(battleId, action));
  }

  async concede(battleId: string): Promise<PvpActionReply> {
    return good(await this.browser.post(`pvp/battle/${battleId}/concede`));
  }

  async stats(): Promise<PvpStatsReply> {
    return good(await this.browser.get("pvp/stats"));
  }
}

/** Binds a fresh account of the dev ledger to the browser's player, with the requested tokens and creatures. */
export async function equipped(browser: Browser, name: string, account: object = {}): Promise<PvpPlayer> {
  const { accountAddress, creatures, tools, spells } = good<{
    accountAddress: string;
    creatures: { id: string }[];
    tools: { id: string }[];
    spells: { id: string }[];
  }>(await browser.post("dev/account", account));
  const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);
  return new PvpPlayer(browser, name, {
    accountAddress,
    creatures: ids(creatures),
    tools: ids(tools),
    spells: ids(spells),
  });
}

/** The body of a call that must succeed. */
export function good<Body>({ status, body }: Told): Body {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

function shuffled(dice: RandomState, ids: readonly string[]): string[] {
  return ids
    .map((id) => ({ id, place: roll(dice) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
