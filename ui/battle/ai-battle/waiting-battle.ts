import { areSameRules, type BattleAction, type BattleSetup, DIFFICULTIES } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

export const BATTLE_KEY = "arena_battle";

/** A battle against the AI from its beginning. */
export type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** A battle under way, as it is kept on the device: rules, seed and decisions. */
export interface SavedBattle {
  owner: string;
  practice: boolean;
  rulesHash: string;
  setup: AiSetup;
  actions: BattleAction[];
}

/** Whose battle under which rules. */
export interface BattleOwner {
  owner: string;
  rulesHash: string;
}

/** The player of a game, and the rules they play by. */
export function battleOwner({ store }: Game): BattleOwner {
  const { session, rulesHash } = store.getState();
  return { owner: session.kind === "player" ? session.userId : "", rulesHash: rulesHash ?? "" };
}

/** The battle that waits on this device for this player; null when there is none under these rules. */
export function waitingBattle(storage: SafeStorage, { owner, rulesHash }: BattleOwner): SavedBattle | null {
  const saved = parse(storage.read(BATTLE_KEY));
  if (!saved || saved.owner !== owner || !areSameRules(saved.rulesHash, rulesHash)) return null;
  const { mode, difficulty } = saved.setup ?? {};
  return mode === "ai" && DIFFICULTIES.some((known) => known === difficulty) ? saved : null;
}

/** Whether a battle may be gone on with now: all but practice needs a connected account (`BAT-007`, `CON-93`). */
export function mayResume(
  state: Pick<GameState, "wallet">,
  { practice }: Pick<SavedBattle, "practice">,
): boolean {
  return practice || accountInUse(state) !== null;
}

/** Whatever stands in the storage, if it has the outer form of a saved battle. */
function parse(text: string | null): SavedBattle | null {
  if (text === null) return null;
  try {
    const value: Partial<SavedBattle> | null = JSON.parse(text);
    return value && Array.isArray(value.actions) ? (value as SavedBattle) : null;
  } catch {
    return null;
  }
}
