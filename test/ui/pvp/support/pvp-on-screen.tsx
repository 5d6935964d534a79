import { act } from "react";
import { shippedRules as rules } from "../../../../rules/index.ts";
import { features } from "../../../../ui/app/features.ts";
import { createApi } from "../../../../ui/game/api/client.ts";
import { GameProvider } from "../../../../ui/game/game-context.tsx";
import { composeGame } from "../../../../ui/game/store/compose-game.ts";
import { safeStorage } from "../../../../ui/game/store/safe-storage.ts";
import { enterBattle } from "../../../../ui/pvp/battle/enter-battle.ts";
import { takeDeckCards } from "../../../../ui/pvp/deck/pick-deck.ts";
import { PvpScreens } from "../../../../ui/pvp/pvp-screens.tsx";
import { createPvp, type Pvp } from "../../../../ui/pvp/store/pvp.ts";
import type { PvpState, QueueState } from "../../../../ui/pvp/store/pvp-state.ts";
import { noWallet } from "../../support/no-wallet.ts";
import { memoryStorage } from "../../support/playing.ts";
import { render, settle } from "../../support/render.tsx";
import { CREATURES, SPELLS, TOOLS } from "./pvp-cards.ts";
import { PvpOnWire } from "./pvp-on-wire.ts";

/** The PvP screens on the page, without a canvas; a wire of the test's own stands for the server. */
export class PvpOnScreen {
  readonly wire = new PvpOnWire();
  readonly pvp: Pvp;
  /** The browser's clock. */
  now = 1_000_000;
  private readonly timers: { at: number; call: () => void }[] = [];

  /** @param tabStorage what the tab kept over a reload */
  constructor(tabStorage = memoryStorage()) {
    const storage = memoryStorage();
    const game = composeGame(
      {
        firstTexts: rules.texts,
        api: createApi(this.wire.fetch),
        storage: safeStorage(() => storage),
        tabStorage: safeStorage(() => tabStorage),
        now: () => this.now,
        newId: () => "id",
        after: (ms, call) => void this.timers.push({ at: this.now + ms, call }),
        pause: async () => undefined,
        createWallet: () => noWallet,
      },
      features,
    );
    const session = { kind: "player", userId: "ann", firstName: "Ann" } as const;
    game.store.setState({ rules, rulesHash: "hash", session });
    const pvp = createPvp(game);
    if (!pvp) throw new Error("The PvP arena did not open");
    takeDeckCards(pvp, { creatures: CREATURES, tools: TOOLS, spells: SPELLS });
    this.pvp = pvp;
  }

  get state(): PvpState {
    return this.pvp.store.getState();
  }

  async show(): Promise<this> {
    render(
      <GameProvider game={this.pvp.game}>
        <PvpScreens pvp={this.pvp} />
      </GameProvider>,
    );
    await settle();
    return this;
  }

  /** Does something, and lets calls and screens follow. */
  async does(action: () => unknown): Promise<void> {
    await act(async () => {
      await action();
    });
    await settle();
  }

  /** Time passes for whatever waits. */
  passes(ms: number): Promise<void> {
    return this.does(() => {
      this.now += ms;
      const due = this.timers.filter(({ at }) => at <= this.now);
      for (const timer of due) this.timers.splice(this.timers.indexOf(timer), 1);
      for (const { call } of due) call();
    });
  }

  /** The queue as it is given. */
  queue(queue: Partial<QueueState>): this {
    this.pvp.store.setState((state) => {
      state.screen = "queue";
      state.queue = {
        phase: "waiting",
        joinedAt: this.now,
        estimatedWait: 30,
        reason: "",
        practiceOffered: false,
        practicing: false,
        opponent: null,
        error: "",
        ...queue,
      };
    });
    return this;
  }

  /** Enters the battle that the wire has, and shows it. */
  async fight(): Promise<this> {
    await this.show();
    await this.does(() => enterBattle(this.pvp, "battle"));
    return this;
  }
}
