import { DIFFICULTIES, type Difficulty } from "../battle/state/battle.ts";
import type { Creature } from "../battle/state/creature.ts";
import { fnv1a } from "../battle/state/random.ts";
import type { OwnedCreature } from "../creatures/creature.ts";
import { lentTeam, practiceCreatureKey } from "../goals/lent-team.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** All that counts of a creature where it lives in the lab. */
export interface HeldCreature {
  id: string;
  speciesId: string;
  /** 0 egg, 1 to 3. */
  form: number;
  /** Stat upgrades or level-ups in this form. */
  upgrades: number;
}

/** A creature that lives in a room of the lab. */
export interface Resident extends HeldCreature {
  level: number;
  /** Number of its room. */
  room: number;
}

/** A creature in a lab that is visited: neither its id nor the name that its owner gave it. */
export type VisitedResident = Omit<Resident, "id">;

/** The practice team that a player keeps for a difficulty, by its seed. */
export interface KeptTeam {
  difficulty: Difficulty;
  teamSeed: string;
}

/** Returns what counts of a creature where it lives in the lab. */
export function heldCreature(rules: RuleSet, creature: GrownCard): HeldCreature {
  const { id, species_id: speciesId, form, evolution_progress: progress } = creature;
  const isFinal = form >= rules.creatures.finalForm;
  const upgrades = isFinal ? creature.final_form_upgrades : progress.stat_upgrades_completed;
  return { id, speciesId, form, upgrades };
}

type GrownCard = Pick<OwnedCreature, "id" | "species_id" | "form" | "final_form_upgrades"> & {
  evolution_progress: Pick<OwnedCreature["evolution_progress"], "stat_upgrades_completed">;
};

/** Returns the level of a creature: 1 for a new egg, and one more for each upgrade that it ever had (`GAP-75`). */
export function creatureLevel({ creatures }: RuleSet, { form, upgrades }: HeldCreature): number {
  return 1 + form * creatures.upgrades.perForm + upgrades;
}

/**
 * Returns the creatures that may live in a lab with all its rooms, the highest level first. Species that the rules do
 * not know are left out, as there is no picture of them.
 */
export function strongestHeld(rules: RuleSet, creatures: readonly HeldCreature[]): HeldCreature[] {
  return creatures
    .filter(({ speciesId }) => Object.hasOwn(rules.species, speciesId))
    .sort(
      (one, other) => creatureLevel(rules, other) - creatureLevel(rules, one) || inOrder(one.id, other.id),
    )
    .slice(0, rules.rooms.count * rules.residents.perRoom);
}

/**
 * Returns who lives in the lab, and in which room (`GAP-75`): the player's own creatures, the highest level first, then
 * those of the practice teams they keep, the hardest difficulty first; at most `residents.perRoom` a room. A creature
 * moves only when another one comes or goes, or a room opens. Nothing else in the rules reads it: residents change no
 * number.
 */
export function residentsOf(
  rules: RuleSet,
  owned: readonly HeldCreature[],
  teams: readonly KeptTeam[],
  roomsUnlocked: number,
): Resident[] {
  const places = roomsUnlocked * rules.residents.perRoom;
  const own = strongestHeld(rules, owned).slice(0, places);
  const guests = own.length < places ? ofTeams(rules, teams) : [];
  const all = [...own, ...guests].slice(0, places);
  // Rooms are shared evenly, so that none is empty while another one is full.
  const share = Math.ceil(all.length / roomsUnlocked);
  const living = new Map<number, number>();
  return all.map((creature) => {
    const room = roomFor(creature.id, roomsUnlocked, (one) => (living.get(one) ?? 0) < share);
    living.set(room, (living.get(room) ?? 0) + 1);
    return { ...creature, level: creatureLevel(rules, creature), room };
  });
}

/** Returns what visitors see of the residents: only what is listed here (`ABU-138`). */
export function visitedResidents(residents: readonly Resident[]): VisitedResident[] {
  return residents.map(({ speciesId, form, upgrades, level, room }) => ({
    speciesId,
    form,
    upgrades,
    level,
    room,
  }));
}

/** Returns the residents of a visited lab as they can be drawn: their ids are places in the list. */
export function drawnResidents(residents: readonly VisitedResident[]): Resident[] {
  return residents.map((resident, index) => ({ ...resident, id: `resident ${index}` }));
}

function ofTeams(rules: RuleSet, teams: readonly KeptTeam[]): HeldCreature[] {
  return [...DIFFICULTIES].reverse().flatMap((difficulty) => {
    const kept = teams.find((team) => team.difficulty === difficulty);
    if (!kept) return [];
    const { creatures } = lentTeam(rules, kept.teamSeed, difficulty);
    return strongestHeld(
      rules,
      creatures.map((creature) => lentCreature(difficulty, creature)),
    );
  });
}

function lentCreature(difficulty: Difficulty, { id, species_id: speciesId, form }: Creature): HeldCreature {
  return { id: practiceCreatureKey({ difficulty, id }), speciesId, form, upgrades: 0 };
}

/** The room that the id leads to, or the next one where there is a place. */
function roomFor(id: string, rooms: number, hasPlace: (room: number) => boolean): number {
  const first = fnv1a(id) % rooms;
  for (let step = 0; step < rooms; step++) {
    const room = 1 + ((first + step) % rooms);
    if (hasPlace(room)) return room;
  }
  return 1 + first;
}

/** Compares code units, so that every machine sorts alike. */
function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
