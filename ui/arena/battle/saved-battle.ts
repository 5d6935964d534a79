import { type Battle, type BattleAction, checkSetup, type RuleSet } from "../../../rules/index.ts";
import type { SafeStorage } from "../../store/safe-storage.ts";
import { type AiSetup, ArenaBattle } from "./arena-battle.ts";

const KEY = "arena_battle";

/** A battle under way, as it is kept on the device: rules, seed and decisions. */
interface SavedBattle {
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

/** Keeps a battle after each decision; answers whether the browser keeps it. */
export function saveBattle(
  storage: SafeStorage,
  { owner, rulesHash }: BattleOwner,
  { setup, actions }: ArenaBattle,
  practice: boolean,
): boolean {
  const saved: SavedBattle = { owner, practice, rulesHash, setup, actions };
  const text = JSON.stringify(saved);
  storage.write(KEY, text);
  return storage.read(KEY) === text;
}

export function forgetBattle(storage: SafeStorage): void {
  storage.remove(KEY);
}

/** The battle that was left, where it was left; null when there is none that this player can go on with. */
export function restoreBattle(
  storage: SafeStorage,
  rules: RuleSet,
  { owner, rulesHash }: BattleOwner,
): { battle: ArenaBattle; practice: boolean } | null {
  const saved = parse(storage.read(KEY));
  if (!saved || saved.owner !== owner || saved.rulesHash !== rulesHash) return null;
  if (saved.setup?.mode !== "ai" || checkSetup(rules, saved.setup).length > 0) return null;
  const battle = new ArenaBattle(rules, saved.setup);
  for (const action of saved.actions) {
    if ("refusal" in battle.act(battle.battle.active, action)) return null;
  }
  return isOver(battle.battle) ? null : { battle, practice: saved.practice };
}

function isOver({ winner }: Battle): boolean {
  return winner !== null;
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
