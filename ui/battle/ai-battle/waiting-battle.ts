import {
  areSameRules,
  type BattleAction,
  type BattleSetup,
  DIFFICULTIES,
  type KnownHashes,
} from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { playerKey } from "../../game/store/player-storage.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

/** Where earlier releases kept the battle of whoever played last. */
export const BATTLE_KEY_BEFORE = "arena_battle";

/** What a battle against the AI starts with. */
export type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** An unfinished battle as the browser stores it: hash of the rules, seed and decisions. */
export interface SavedBattle {
  owner: string;
  practice: boolean;
  rulesHash: string;
  setup: AiSetup;
  actions: BattleAction[];
  /** When it was kept first, by the browser's clock; missing in battles of earlier releases. */
  since?: number;
}

/** Owner of a battle and the rules it uses. */
export interface BattleOwner extends KnownHashes {
  owner: string;
}

/**
 * Returns the player and the current rules. A battle goes on for its player while their session has ended; the id is
 * empty after a logout.
 */
export function battleOwner({ store }: Game): BattleOwner {
  const { session, owner: last, rulesHash, earlierHashes } = store.getState();
  const owner = session.kind === "player" ? session.userId : (last ?? "");
  return { owner, rulesHash: rulesHash ?? "", earlierHashes };
}

/** Returns the battle that this player can resume on this device; null when there is none for these rules. */
export function waitingBattle(storage: SafeStorage, owner: BattleOwner): SavedBattle | null {
  const saved = savedBattleOf(storage, owner);
  if (!saved || !areSameRules(saved.rulesHash, owner)) return null;
  const { mode, difficulty } = saved.setup ?? {};
  return mode === "ai" && DIFFICULTIES.some((known) => known === difficulty) ? saved : null;
}

/** The player goes on with the waiting battle later: it is not offered again with each load of the page. */
export function leaveForLater(game: Game): void {
  const owner = battleOwner(game);
  const waiting = waitingBattle(game.storage, owner);
  if (waiting !== null) game.storage.write(playerKey("battleForLater", owner.owner), waiting.setup.seed);
}

/** Returns whether the player has said so of this battle. */
export function isLeftForLater({ storage }: Pick<Game, "storage">, { owner, setup }: SavedBattle): boolean {
  return storage.read(playerKey("battleForLater", owner)) === setup.seed;
}

/** Returns whether a battle of this player waits for the rules it began under, which are not in use. */
export function waitsForOtherRules(storage: SafeStorage, owner: BattleOwner): boolean {
  const saved = savedBattleOf(storage, owner);
  return saved !== null && !areSameRules(saved.rulesHash, owner);
}

/** Returns the battle that this browser keeps of this player, whatever its rules. */
export function savedBattleOf(
  storage: SafeStorage,
  { owner }: Pick<BattleOwner, "owner">,
): SavedBattle | null {
  const kept = [playerKey("arena_battle", owner), BATTLE_KEY_BEFORE].map((key) => parse(storage.read(key)));
  return kept.find((saved) => saved?.owner === owner) ?? null;
}

/** Returns whether a battle can be resumed now: all except practice need a connected account (`BAT-007`, `CON-93`). */
export function mayResume(
  state: Pick<GameState, "wallet">,
  { practice }: Pick<SavedBattle, "practice">,
): boolean {
  return practice || accountInUse(state) !== null;
}

/** Parses the stored text and checks only its outer structure; null when it is not a saved battle. */
function parse(text: string | null): SavedBattle | null {
  if (text === null) return null;
  try {
    const value: Partial<SavedBattle> | null = JSON.parse(text);
    return value && Array.isArray(value.actions) ? (value as SavedBattle) : null;
  } catch {
    return null;
  }
}
