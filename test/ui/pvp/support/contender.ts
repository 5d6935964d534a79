import { readBattleCollection } from "../../../../ui/battle/team/battle-collection.ts";
import { loadCreatures } from "../../../../ui/collection/loading/load-creatures.ts";
import { loadItems } from "../../../../ui/collection/loading/load-items.ts";
import { takeDeckCards, toggleCard } from "../../../../ui/pvp/deck/pick-deck.ts";
import { closePvp } from "../../../../ui/pvp/go-back.ts";
import { findOpponent } from "../../../../ui/pvp/queue/search.ts";
import { createPvp, type Pvp } from "../../../../ui/pvp/store/pvp.ts";
import type { PvpState } from "../../../../ui/pvp/store/pvp-state.ts";
import type { LabServer } from "../../../server/lab-server.ts";
import { noWallet } from "../../support/no-wallet.ts";
import { memoryStorage, Tab } from "../../support/playing.ts";
import { TestStreams } from "./test-streams.ts";

/** What a player holds on the dev ledger unless told otherwise: seven creatures, four tools, four spells. */
export const HOLDINGS = {
  creatures: [
    { species_name: "Bullx", form: 1, rarity: "Common" },
    { species_name: "Corvax", form: 2, rarity: "Legendary" },
    { species_name: "Etherion", form: 0, rarity: "Epic" },
    { species_name: "Xerdian", form: 3, rarity: "Rare" },
    { species_name: "Cudoge", form: 1, rarity: "Rare" },
    { species_name: "Fomotron", form: 2, rarity: "Epic" },
    { species_name: "Hugbloom", form: 1, rarity: "Common" },
  ],
  tools: ["Ledger Lens", "Validator Core", "Olympia Emblem", "Babylon Keystone"],
  spells: ["Shardstorm", "Babylon Burst", "Cerberus Chain", "Scrypto Surge"],
};

/** A player in a browser tab with the PvP arena open, against the real server. */
export class Contender {
  readonly tab: Tab;
  readonly pvp: Pvp;
  readonly streams: TestStreams;

  constructor(tab: Tab, pvp: Pvp, streams: TestStreams) {
    this.tab = tab;
    this.pvp = pvp;
    this.streams = streams;
  }

  /** Logs in with cards of the dev ledger; what was pushed before is not heard unless `pushed`. */
  static async open(server: LabServer, name: string, { pushed = false, holdings = HOLDINGS } = {}) {
    const streams = new TestStreams();
    streams.broken = !pushed;
    const tab = await new Tab(server, memoryStorage(), () => noWallet, streams.open).open(name);
    const made = await tab.game.api.call("POST /api/dev/account", { body: holdings });
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    const account = { address: made.reply.accountAddress, label: "Main", appearanceId: 0 };
    tab.game.store.setState((state) => {
      state.dialogs = [];
      state.wallet = { ...state.wallet, readiness: "ready", accounts: [account] };
    });
    await loadCreatures(tab.game, "automatic");
    await loadItems(tab.game, "automatic");
    return new Contender(tab, Contender.arenaOf(tab), streams);
  }

  /** The PvP arena opened once more, as after a reload of the page. */
  reopened(): Contender {
    closePvp(this.pvp);
    return new Contender(this.tab, Contender.arenaOf(this.tab), this.streams);
  }

  get game() {
    return this.tab.game;
  }

  get state(): PvpState {
    return this.pvp.store.getState();
  }

  /** What the battle screen shows of the field, or an error where there is no battle. */
  get shown() {
    const { shown } = this.pvp.battle.store.getState();
    if (!shown) throw new Error("No battle is shown");
    return shown;
  }

  get log(): string[] {
    return this.shown.view.battleLog.map(({ message }) => message);
  }

  /** The first card of the hand. */
  card(): string {
    const [first] = this.shown.view.player.hand;
    if (!first || "hidden" in first) throw new Error("No card in hand");
    return first.id;
  }

  /** Actions that were handed to the server. */
  actionCalls() {
    return this.tab.wire.calls.filter(({ path }) => path.endsWith("/action"));
  }

  /** How often the server was asked what is new in the battle. */
  battleQuestions(): number {
    const path = `/api/pvp/battle/${this.state.battle?.id}?`;
    return this.tab.wire.calls.filter((call) => call.path.startsWith(path)).length;
  }

  notices(): string[] {
    return this.tab.noticeTexts();
  }

  /** Picks the first so many creatures. */
  picks(creatures: number): void {
    for (const { id } of this.state.collection.creatures.slice(0, creatures))
      toggleCard(this.pvp, "creatures", id);
  }

  async queues(creatures = 1): Promise<void> {
    this.picks(creatures);
    await findOpponent(this.pvp);
  }

  private static arenaOf(tab: Tab): Pvp {
    const pvp = createPvp(tab.game);
    if (!pvp) throw new Error("The PvP arena did not open");
    takeDeckCards(pvp, readBattleCollection(tab.game));
    return pvp;
  }
}
