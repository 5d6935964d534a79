import type { RoomEffect } from "../../../engine/index.ts";
import { type MachineType, shippedRules } from "../../../rules/index.ts";
import { features } from "../../../ui/app/features.ts";
import { loadRules } from "../../../ui/app/loading/load-rules.ts";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { transactionHandlers } from "../../../ui/app/transaction-handlers.ts";
import { createApi, type OpenStream } from "../../../ui/game/api/client.ts";
import { composeGame } from "../../../ui/game/store/compose-game.ts";
import type { Game } from "../../../ui/game/store/game.ts";
import type { GameState } from "../../../ui/game/store/game-state.ts";
import { type StorageLike, safeStorage } from "../../../ui/game/store/safe-storage.ts";
import type { Wallet } from "../../../ui/game/wallet-port.ts";
import { buildMachine } from "../../../ui/lab/commands/build-machine.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import type { LabServer } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { noWallet } from "./no-wallet.ts";
import { Wire } from "./wire.ts";

/** Returns a storage in memory. */
export function memoryStorage(kept = new Map<string, string>()): StorageLike {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** A browser tab with the game, connected to a real server. */
export class Tab {
  readonly wire: Wire;
  readonly game: Game;
  readonly effects: RoomEffect[] = [];
  /** Logged errors that the player was not told about. */
  readonly log: string[] = [];
  /** How often the page was loaded anew. */
  reloads = 0;
  private timers: { at: number; call: () => void }[] = [];
  private time = 0;

  constructor(
    readonly server: LabServer,
    storage: StorageLike,
    createWallet: (game: Game) => Wallet = () => noWallet,
    openStream?: OpenStream,
  ) {
    this.wire = new Wire(server);
    let ids = 0;
    const tabStorage = memoryStorage();
    this.game = composeGame(
      {
        firstTexts: shippedRules.texts,
        api: createApi(this.wire.fetch, openStream),
        storage: safeStorage(() => storage),
        tabStorage: safeStorage(() => tabStorage),
        now: () => server.clock.now(),
        newId: () => `request-${ids++}-${Math.floor(server.clock.now())}`,
        after: (ms, call) => void this.timers.push({ at: this.time + ms, call }),
        pause: async () => undefined,
        reload: () => void this.reloads++,
        log: (text) => void this.log.push(text),
        createWallet,
      },
      { ...features, transactionHandlers },
    );
    this.game.effects.add((effect) => this.effects.push(effect));
  }

  get state(): GameState {
    return this.game.store.getState();
  }

  get lab() {
    if (!this.state.lab) throw new Error("no lab is loaded");
    return this.state.lab;
  }

  /** Loads what the screens load at the start. */
  async open(name = "Ann"): Promise<this> {
    await loadRules(this.game);
    await logInByName(this.game, name);
    await loadGame(this.game);
    return this;
  }

  /** Lets the tab's timers run. */
  wait(ms: number): void {
    this.time += ms;
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter(({ at }) => at > this.time);
    for (const { call } of due) call();
  }

  async built(type: MachineType): Promise<string> {
    if (!(await buildMachine(this.game, type))) throw new Error(`${type}: ${this.floating().join()}`);
    return this.lab.machines.at(-1)?.id ?? "";
  }

  async grant(amounts: Record<string, string>): Promise<void> {
    await this.game.api.call("POST /api/dev/grant", { body: amounts });
    await loadGame(this.game);
  }

  /** Returns the floating texts, oldest first. */
  floating(): string[] {
    return this.effects.flatMap((effect) => (effect.type === "floatingText" ? [effect.text] : []));
  }

  lastFloating() {
    return this.effects.findLast((effect) => effect.type === "floatingText");
  }

  said(): string[] {
    return this.state.announcements.map(({ text }) => text);
  }

  noticeTexts(): string[] {
    return this.state.notices.map(({ text }) => text);
  }

  openDialog(): string | null {
    return this.state.dialogs[0]?.kind ?? null;
  }
}

/** Returns a player who has just logged in, with a server of its own; a welcome already seen does not show again. */
export async function playing(storage = memoryStorage()): Promise<Tab> {
  const tab = await new Tab(await freshServer(), storage).open();
  tab.game.store.setState({ dialogs: [] });
  return tab;
}
