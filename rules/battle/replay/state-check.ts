import type { Battle, Fighter } from "../state/battle.ts";

const PRIME = 0x01000193;
const OFFSET = 0x811c9dc5;
const CENTS = 100;
const HALF = 16;

/** A checksum of generator, energy and health in four hexadecimal digits. */
export function stateCheck(battle: Battle): string {
  const { a, b, c, counter } = battle.random;
  let hash = OFFSET;
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, PRIME);
    hash ^= hash >>> HALF;
  };
  for (const value of [a, b, c, counter, battle.turn, battle.active]) mix(value);
  for (const side of battle.sides) {
    mix(Math.round(side.energy * CENTS));
    for (const group of [side.field, side.hand, side.deck, side.fallen]) mixHealth(group, mix);
  }
  return (((hash >>> HALF) ^ hash) & 0xffff).toString(16).padStart(4, "0");
}

function mixHealth(fighters: readonly Fighter[], mix: (value: number) => void): void {
  mix(fighters.length);
  for (const { currentHealth, barrier } of fighters) mix(Math.round((currentHealth + barrier) * CENTS));
}
