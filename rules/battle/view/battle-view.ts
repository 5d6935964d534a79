import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleLog, EventOf } from "../log/battle-log.ts";
import type { LogLine } from "../log/log-line.ts";
import type { Viewer } from "../log/log-names.ts";
import type { Battle, BattleMode, BattleSide, Difficulty, SideIndex } from "../state/battle.ts";
import { activeSynergies, type Synergy } from "../synergies/active-synergies.ts";
import { regenerationOf } from "../turn/energy.ts";
import { type CreatureView, creatureView } from "./creature-view.ts";
import { type SpellView, spellView, type ToolView, toolView } from "./item-view.ts";

/** A card that the viewer sees face down. */
export interface HiddenCard {
  hidden: true;
}

/** One side of a battle, as a viewer sees it (`BAT-065`). */
export interface SideView {
  owner: "player" | "enemy";
  energy: number;
  energyCap: number;
  /** Energy its next turn would bring now, before decay and cap (`BAT-099`). */
  nextRegeneration: number;
  /** Energy spent this turn, which counts for the next regeneration. */
  energyMomentum: number;
  consecutiveActions: number;
  bestCombo: number;
  /** Own turns for which its combo still lasts, the current one included; 0 without one (`CON-62`). */
  comboTurnsLeft: number;
  /** Turns in a row that it ended with an empty field although it could deploy (`GAP-37`). */
  emptyTurns: number;
  /** Share of their strength that earlier spells have left to its spells (`GAP-67`). */
  spellStrength: number;
  fieldLimit: number;
  handTarget: number;
  deckCount: number;
  /** In drawing order; null if it is hidden. */
  deck: CreatureView[] | null;
  hand: (CreatureView | HiddenCard)[];
  field: CreatureView[];
  fallen: CreatureView[];
  /** Of the other side only those already used. */
  tools: ToolView[];
  spells: SpellView[];
  activeSynergies: Synergy[];
  damageDealt: number;
}

/** A battle as a viewer may see it (`BAT-065`, `GAP-43`). */
export interface BattleView {
  gameState: "battle" | "victory" | "defeat" | "draw";
  mode: BattleMode;
  difficulty: Difficulty | null;
  turn: number;
  activePlayer: "player" | "enemy";
  /** The viewer's side; for a watcher the first. */
  player: SideView;
  enemy: SideView;
  battleLog: readonly LogLine[];
  lastAttack: EventOf<"attacked"> | null;
  lastSpell: EventOf<"spellCast"> | null;
  lastTool: EventOf<"toolUsed"> | null;
  lastDefend: EventOf<"defended"> | null;
}

/**
 * Returns what a viewer may know, copied field by field: of the other side only the number of cards in hand and deck,
 * and tools and spells once used; never the seed or the generator (`GAP-43`). A watcher sees both sides like the
 * other side. Log lines and last actions come from `log`.
 */
export function viewFor(
  rules: RuleSet,
  battle: Battle,
  viewer: Viewer,
  log: BattleLog | null = null,
): BattleView {
  const near: SideIndex = viewer === 1 ? 1 : 0;
  const far: SideIndex = near === 0 ? 1 : 0;
  return {
    gameState: gameState(battle, near),
    mode: battle.mode,
    difficulty: battle.difficulty,
    turn: battle.turn,
    activePlayer: battle.active === near ? "player" : "enemy",
    player: sideView(rules, battle.sides[near], "player", viewer !== "watcher"),
    enemy: sideView(rules, battle.sides[far], "enemy", false),
    battleLog: log?.lines ?? [],
    lastAttack: log?.latest("attacked") ?? null,
    lastSpell: log?.latest("spellCast") ?? null,
    lastTool: log?.latest("toolUsed") ?? null,
    lastDefend: log?.latest("defended") ?? null,
  };
}

function gameState({ winner }: Battle, near: SideIndex): BattleView["gameState"] {
  if (winner === null) return "battle";
  if (winner === "draw") return "draw";
  return winner === near ? "victory" : "defeat";
}

function sideView(rules: RuleSet, side: BattleSide, owner: SideView["owner"], isOwn: boolean): SideView {
  const synergies = activeSynergies(rules, side);
  const shown = (fighter: BattleSide["field"][number]) => creatureView(rules, fighter, owner, synergies);
  const known = (items: BattleSide["tools"]) => items.filter(({ revealed }) => isOwn || revealed);
  return {
    owner,
    energy: side.energy,
    energyCap: rules.battle.energy.cap,
    nextRegeneration: regenerationOf(rules, side),
    energyMomentum: side.energySpent,
    consecutiveActions: side.consecutiveActions,
    bestCombo: side.bestCombo,
    comboTurnsLeft: comboTurnsLeft(rules, side),
    emptyTurns: side.emptyTurns ?? 0,
    spellStrength: side.spellStrength ?? 1,
    fieldLimit: side.fieldLimit,
    handTarget: side.handTarget,
    deckCount: side.deck.length,
    deck: isOwn ? side.deck.map(shown) : null,
    hand: side.hand.map((card) => (isOwn ? shown(card) : { hidden: true })),
    field: side.field.map(shown),
    fallen: side.fallen.map(shown),
    tools: known(side.tools).map((tool) => toolView(rules, tool)),
    spells: known(side.spells).map((spell) => spellView(rules, spell)),
    activeSynergies: synergies,
    damageDealt: side.damageDealt,
  };
}

function comboTurnsLeft({ battle }: RuleSet, { comboTurn = 0 }: BattleSide): number {
  return comboTurn === 0 ? 0 : battle.combo.turns - comboTurn + 1;
}
