import {
  areSameRules,
  type BattleAction,
  type BattleSetup,
  DIFFICULTIES,
  type KnownHashes,
} from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

export const BATTLE_KEY = "arena_battle";

/** What a battle against the AI starts with. */
export type AiSetup = Extract<BattleSetup, { mode: "ai" }>;

/** A battle under way as the browser stores it: hash of the rules, seed and decisions. */
export interface SavedBattle {
  owner: string;
  practice: boolean;
  rulesHash: string;
  setup: AiSetup;
  actions: BattleAction[];
}

/** Whose battle it is, and the rules it is played by. */
export interface BattleOwner extends KnownHashes {
  owner: string;
}

/** The player who is logged in and the rules they play by; the id is empty where nobody is. */
export function battleOwner({ store }: Game): BattleOwner {
  const { session, rulesHash, earlierHashes } = store.getState();
  const owner = session.kind === "player" ? session.userId : "";
  return { owner, rulesHash: rulesHash ?? "", earlierHashes };
}

/** The battle this player can resume on this device; null where there is none under these rules. */
export function waitingBattle(storage: SafeStorage, owner: BattleOwner): SavedBattle | null {
  const saved = parse(storage.read(BATTLE_KEY));
  if (!saved || saved.owner !== owner.owner || !areSameRules(saved.rulesHash, owner)) return null;
  const { mode, difficulty } = saved.setup ?? {};
  return mode === "ai" && DIFFICULTIES.some((known) => known === difficulty) ? saved : null;
}

/** Whether a battle may be resumed now: any but practice needs a connected account (`BAT-007`, `CON-93`). */
export function mayResume(
  state: Pick<GameState, "wallet">,
  { practice }: Pick<SavedBattle, "practice">,
): boolean {
  return practice || accountInUse(state) !== null;
}

/** Reads the stored text; only its outer form is checked. Null for anything but a saved battle. */
function parse(text: string | null): SavedBattle | null {
  if (text === null) return null;
  try {
    const value: Partial<SavedBattle> | null = JSON.parse(text);
    return value && Array.isArray(value.actions) ? (value as SavedBattle) : null;
  } catch {
    return null;
  }
}
