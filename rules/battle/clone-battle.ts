import type { Battle, BattleItem, BattleSide, Fighter } from "./state/battle.ts";
import type { ActiveEffect } from "./state/effect.ts";

/** A battle that shares nothing that ever changes with the given one: cards and effect turns are shared. */
export function cloneBattle(battle: Battle): Battle {
  return {
    mode: battle.mode,
    difficulty: battle.difficulty,
    seed: battle.seed,
    random: { ...battle.random },
    turn: battle.turn,
    active: battle.active,
    first: battle.first,
    winner: battle.winner,
    sides: [cloneSide(battle.sides[0]), cloneSide(battle.sides[1])],
  };
}

function cloneSide(side: BattleSide): BattleSide {
  return {
    ...side,
    deck: side.deck.map(cloneFighter),
    hand: side.hand.map(cloneFighter),
    field: side.field.map(cloneFighter),
    fallen: side.fallen.map(cloneFighter),
    tools: side.tools.map(cloneItem),
    spells: side.spells.map(cloneItem),
  };
}

function cloneFighter(fighter: Fighter): Fighter {
  return {
    ...fighter,
    baseStats: { ...fighter.baseStats },
    battleStats: { ...fighter.battleStats },
    effects: fighter.effects.map(cloneEffect),
  };
}

function cloneEffect(effect: ActiveEffect): ActiveEffect {
  return { ...effect };
}

function cloneItem(item: BattleItem): BattleItem {
  return { ...item };
}
