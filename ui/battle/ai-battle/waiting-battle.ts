import { areSameRules, type BattleAction, type BattleSetup, DIFFICULTIES } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

export const BATTLE_KEY = "arena_battle";

/** What a battle against the AI starts with. */
export type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** A battle under way as the device keeps it: hash of the rules, seed and decisions. */
export interface SavedBattle {
  owner: string;
  practice: boolean;
  rulesHash: string;
  setup: AiSetup;
  actions: BattleAction[];
}

/** The player a battle belongs to, and the rules it is played by. */
export interface BattleOwner {
  owner: string;
  rulesHash: string;
}

/** The player of a game and the rules they play by; without a player the id is empty. */
export function battleOwner({ store }: Game): BattleOwner {
  const { session, rulesHash } = store.getState();
  return { owner: session.kind === "player" ? session.userId : "", rulesHash: rulesHash ?? "" };
}

/** The saved battle that waits on this device for this player; null when there is none under these rules. */
export function waitingBattle(storage: SafeStorage, { owner, rulesHash }: BattleOwner): SavedBattle | null {
  const saved = parse(storage.read(BATTLE_KEY));
  if (!saved || saved.owner !== owner || !areSameRules(saved.rulesHash, rulesHash)) return null;
  const { mode, difficulty } = saved.setup ?? {};
  return mode === "ai" && DIFFICULTIES.some((known) => known === difficulty) ? saved : null;
}

/** Whether a battle may be resumed now: all but practice needs a connected account (`BAT-007`, `CON-93`). */
export function mayResume(
  state: Pick<GameState, "wallet">,
  { practice }: Pick<SavedBattle, "practice">,
): boolean {
  return practice || accountInUse(state) !== null;
}

/** The stored text as a saved battle, checked only as far as its outer form; null for anything else. */
function parse(text: string | null): SavedBattle | null {
  if (text === null) return null;
  try {
    const value: Partial<SavedBattle> | null = JSON.parse(text);
    return value && Array.isArray(value.actions) ? (value as SavedBattle) : null;
  } catch {
    return null;
  }
}
