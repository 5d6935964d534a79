import {
  bestStyle,
  type Difficulty,
  decide,
  newRandom,
  requirementTeam,
  shippedRules as rules,
  type Texts,
} from "../../../../rules/index.ts";
import { features } from "../../../../ui/app/features.ts";
import { startBattle } from "../../../../ui/arena/battle/start-battle.ts";
import { type Arena, type ArenaState, createArena } from "../../../../ui/arena/store/arena.ts";
import { chooseDifficulty, togglePick } from "../../../../ui/arena/team/pick-team.ts";
import { actInBattle } from "../../../../ui/battle/play.ts";
import type { BattleState } from "../../../../ui/battle/store/battle-state.ts";
import { PLAYER } from "../../../../ui/battle/store/sides.ts";
import type { Selection } from "../../../../ui/battle/team/selection.ts";
import { createApi } from "../../../../ui/game/api/client.ts";
import { composeGame } from "../../../../ui/game/store/compose-game.ts";
import type { Game } from "../../../../ui/game/store/game.ts";
import { type StorageLike, safeStorage } from "../../../../ui/game/store/safe-storage.ts";
import { noWallet } from "../../support/no-wallet.ts";
import { memoryStorage } from "../../support/playing.ts";

export interface ArenaOptions {
  storage?: StorageLike;
  practice?: boolean;
  userId?: string;
  rulesHash?: string;
  /** Whether a wallet shares an account from the beginning. */
  connected?: boolean;
  /** What is read on the screens; English without it. */
  texts?: Texts;
  /** What a pause waits for. */
  pause?: (ms: number) => Promise<void>;
}

/** An arena without any server: every call would fail the test (`BAT-004`). */
export class ArenaAtHand {
  readonly arena: Arena;
  /** The browser's clock. */
  now = 0;

  constructor({
    storage = memoryStorage(),
    practice = false,
    userId = "ann",
    rulesHash = "hash",
    connected = true,
    texts = rules.texts,
    pause = async () => undefined,
  }: ArenaOptions = {}) {
    let ids = 0;
    const tabStorage = memoryStorage();
    const game = composeGame(
      {
        firstTexts: texts,
        api: createApi(() => {
          throw new Error("The arena called the server");
        }),
        storage: safeStorage(() => storage),
        tabStorage: safeStorage(() => tabStorage),
        now: () => this.now,
        newId: () => `seed-${ids++}`,
        after: () => undefined,
        pause,
        createWallet: () => noWallet,
      },
      features,
    );
    game.store.setState({
      rules: { ...rules, texts },
      rulesHash,
      session: { kind: "player", userId, firstName: "Ann" },
    });
    if (connected) connectWallet(game);
    const collection = requirementTeam(rules, newRandom("collection"), "expert");
    const arena = createArena(game, { practice, collection });
    if (!arena) throw new Error("The arena did not open");
    this.arena = arena;
  }

  get state(): ArenaState {
    return this.arena.store.getState();
  }

  get battleState(): BattleState {
    return this.arena.battle.store.getState();
  }

  get notices(): string[] {
    return this.arena.game.store.getState().notices.map(({ text }) => text);
  }

  /** Picks the first creatures, tools and spells there are, and starts. */
  async start(difficulty: Difficulty, creatures = 12): Promise<void> {
    chooseDifficulty(this.arena, difficulty);
    const { collection } = this.state;
    this.pick("creatures", collection.creatures.slice(0, creatures));
    this.pick("tools", collection.tools);
    this.pick("spells", collection.spells);
    startBattle(this.arena);
    await settled();
  }

  /** Picks what is not picked yet; a borrowed team is picked already. */
  private pick(kind: keyof Selection, cards: readonly { id: string }[]): void {
    for (const { id } of cards)
      if (!this.state.selection[kind].includes(id)) togglePick(this.arena, kind, id);
  }

  /** The player's best action. */
  async actBest(): Promise<void> {
    const { running } = this.battleState;
    if (!running) throw new Error("No battle goes on");
    const dice = newRandom(`player|${running.replay?.().actions.length}`);
    actInBattle(this.arena.battle, decide(rules, running.known.battle, PLAYER, bestStyle(rules), dice));
    await settled();
  }

  async playOn(): Promise<void> {
    while (this.state.screen === "battle") {
      if (this.battleState.shown?.phase === "player") await this.actBest();
      else await settled();
    }
  }
}

/** The wallet shares an account that is the player's. */
export function connectWallet(game: Game): void {
  game.store.setState(({ wallet }) => {
    wallet.readiness = "ready";
    wallet.accounts = [{ address: "account_sim1", label: "Main", appearanceId: 0 }];
  });
}

/** The wallet is gone, or not found again yet. */
export function disconnectWallet(game: Game): void {
  game.store.setState(({ wallet }) => {
    wallet.readiness = "disconnected";
    wallet.accounts = [];
  });
}

/** Until everything that waits for nothing has happened. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
