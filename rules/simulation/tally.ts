import {
  type BattleRecord,
  type ItemUse,
  noActions,
  PLAYER_ACTIONS,
  type PlayerAction,
  USE_KINDS,
  type UseKind,
} from "./battle-record.ts";

/** Battles with something in them, how many of them were won, how often it was used, and in how many battles. */
export interface UseCount {
  uses: number;
  battles: number;
  wins: number;
  usedIn: number;
}

/** A sum and the count of its numbers. */
export interface Mean {
  sum: number;
  count: number;
}

/** The counts of some battles; parts of a run can be added up. */
export interface Tally {
  battles: number;
  wins: number;
  losses: number;
  draws: number;
  /** Battles that were not a draw, and how many of them the side with the first turn won. */
  decided: number;
  firstWins: number;
  /** Turns, and the player's actions per turn, of each battle. */
  turns: number[];
  actionsPerTurn: number[];
  /** The most stat pairs that were active at once on the player's field in each battle. */
  activePairs: number[];
  /** The player's turns, those without any action, and the player's actions by kind. */
  playerTurns: number;
  emptyTurns: number;
  actions: Record<PlayerAction, number>;
  /** Changes of the lead: their sum, and the sum of their squares. */
  leadChanges: number;
  leadChangesSquared: number;
  /** Battles with a winner in which a side led after half of the turns, and how many of them it won. */
  halfLed: number;
  halfLeaderWins: number;
  /** Victories that earned the n-th speed reward. */
  speedRewards: number[];
  /** Energy of player and enemy at the start of their n-th turn. */
  energy: [Mean[], Mean[]];
  use: Record<UseKind, Record<string, UseCount>>;
}

const COUNTS = [
  "battles",
  "wins",
  "losses",
  "draws",
  "decided",
  "firstWins",
  "playerTurns",
  "emptyTurns",
  "leadChanges",
  "leadChangesSquared",
  "halfLed",
  "halfLeaderWins",
] as const satisfies readonly (keyof Tally)[];

export function newTally(): Tally {
  return {
    battles: 0,
    wins: 0,
    losses: 0,
    draws: 0,
    decided: 0,
    firstWins: 0,
    turns: [],
    actionsPerTurn: [],
    activePairs: [],
    playerTurns: 0,
    emptyTurns: 0,
    actions: noActions(),
    leadChanges: 0,
    leadChangesSquared: 0,
    halfLed: 0,
    halfLeaderWins: 0,
    speedRewards: [],
    energy: [[], []],
    use: { species: {}, tools: {}, spells: {}, synergies: {} },
  };
}

/** Adds a battle to the counts. */
export function addBattle(tally: Tally, record: BattleRecord): void {
  const won = record.winner === 0;
  tally.battles += 1;
  if (won) tally.wins += 1;
  else if (record.winner === 1) tally.losses += 1;
  else tally.draws += 1;
  if (record.winner !== "draw") {
    tally.decided += 1;
    if (record.winner === record.first) tally.firstWins += 1;
    if (record.halfLeader !== null) {
      tally.halfLed += 1;
      if (record.winner === record.halfLeader) tally.halfLeaderWins += 1;
    }
  }
  if (record.speedReward !== null) addCount(tally.speedRewards, record.speedReward, 1);
  tally.playerTurns += record.playerTurns;
  tally.emptyTurns += record.emptyTurns;
  for (const kind of PLAYER_ACTIONS) tally.actions[kind] += record.actions[kind];
  tally.leadChanges += record.leadChanges;
  tally.leadChangesSquared += record.leadChanges * record.leadChanges;
  tally.turns.push(record.turns);
  tally.actionsPerTurn.push(record.playerTurns === 0 ? 0 : record.playerActions / record.playerTurns);
  tally.activePairs.push(record.activePairs);
  record.energy.forEach((levels, side) => {
    const means = tally.energy[side === 0 ? 0 : 1];
    levels.forEach((level, turn) => {
      addMean(means, turn, level, 1);
    });
  });
  for (const kind of USE_KINDS) addUse(tally.use[kind], record.use[kind], won);
}

function addUse(counts: Record<string, UseCount>, use: ItemUse, won: boolean): void {
  for (const name of use.present) {
    const count = countOf(counts, name);
    const uses = use.uses.get(name) ?? 0;
    count.uses += uses;
    if (uses > 0) count.usedIn += 1;
    count.battles += 1;
    if (won) count.wins += 1;
  }
}

/** Adds the next part. */
export function addTally(total: Tally, part: Tally): void {
  for (const key of COUNTS) total[key] += part[key];
  for (const kind of PLAYER_ACTIONS) total.actions[kind] += part.actions[kind];
  part.speedRewards.forEach((count, index) => {
    addCount(total.speedRewards, index, count);
  });
  for (const turns of part.turns) total.turns.push(turns);
  for (const actions of part.actionsPerTurn) total.actionsPerTurn.push(actions);
  for (const pairs of part.activePairs) total.activePairs.push(pairs);
  part.energy.forEach((means, side) => {
    means.forEach(({ sum, count }, turn) => {
      addMean(total.energy[side === 0 ? 0 : 1], turn, sum, count);
    });
  });
  for (const kind of USE_KINDS)
    for (const [name, counted] of Object.entries(part.use[kind])) {
      const count = countOf(total.use[kind], name);
      count.uses += counted.uses;
      count.battles += counted.battles;
      count.wins += counted.wins;
      count.usedIn += counted.usedIn;
    }
}

/** Adds to the count at an index; counts before it that are missing become 0. */
export function addCount(counts: number[], index: number, by: number): void {
  while (counts.length <= index) counts.push(0);
  counts[index] = (counts[index] ?? 0) + by;
}

function addMean(means: Mean[], turn: number, sum: number, count: number): void {
  const mean = means[turn] ?? { sum: 0, count: 0 };
  means[turn] = { sum: mean.sum + sum, count: mean.count + count };
}

function countOf(counts: Record<string, UseCount>, name: string): UseCount {
  const count = counts[name] ?? { uses: 0, battles: 0, wins: 0, usedIn: 0 };
  counts[name] = count;
  return count;
}
