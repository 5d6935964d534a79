import {
  amountOf,
  amountText,
  type Machine,
  noResources,
  RESOURCE_NAMES,
  type Resources,
  type RuleSet,
  sizeOf,
} from "../../../rules/index.ts";
import { canvasLook } from "../../game/look/look.ts";
import { isCovered } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { textsIn } from "../../game/texts.ts";
import type { CollectingRound, Drop } from "../state/lab-state.ts";

/** How long a drop flies, in milliseconds: as long as the style sheet lets it. */
export const DROP_MS = 760;
/** Between two drops of a machine. */
const DROP_GAP_MS = 75;
/** How long the avatar walks to a machine on average, and stays beside it. */
const WALK_MS = 370;
const STAY_MS = 130;
const PACE = { least: 1.4, most: 4 };
/** A walk that takes longer ends the round: the canvas does not draw. */
const MOST_WALK_MS = 3000;

/** What an activation gave, as the server answered. */
export interface Given {
  gained: Resources;
  /** Whether the machine's cooldown began. */
  isRewarded: boolean;
}

interface Answer extends Given {
  /** What stands over a machine that gave nothing. */
  text: string | null;
  isRefusal: boolean;
}

interface Stop {
  machineId: string;
  isSetOutFor: boolean;
  isReached: boolean;
  answer: Answer | null;
}

/**
 * Begins the avatar's round of machines that are activated one after the other; null when the room cannot show it: it
 * is covered or not drawn, or the player wants less motion.
 *
 * The round plays what the server has answered and decides nothing. The run of the requests never waits for it, the lab
 * has all gains at once, and so do screen readers; only the counters and the machines in the room follow the avatar. A
 * press, a walk, a dialog, another room or a hidden page ends it: then everything has landed.
 *
 * It leads through the room that is shown. Machines of the other room come up in their turn without a walk, and their
 * drops fly out of its door: changing rooms twice would take longer than all the rest.
 */
export function beginRound(game: Game, machineIds: readonly string[]): RoundPlayer | null {
  const { rules, lab, room } = game.store.getState();
  if (!rules || !lab || !canBeShown(game)) return null;
  const machines = machineIds.flatMap((id) => lab.machines.find((machine) => machine.id === id) ?? []);
  const here = machines.filter((machine) => machine.room === room);
  const id = game.nextNumber();
  game.effects.emit({ type: "sum", changes: [] });
  game.store.setState({
    round: {
      id,
      before: Object.fromEntries(here.map((machine) => [machine.id, machine])),
      flying: noResources(),
      drops: [],
      landed: noResources(),
    },
  });
  return new RoundPlayer(game, id, paceOf(game, rules, here));
}

/** Ends the round that goes: everything has landed. */
export function endRound(game: Game): void {
  if (game.store.getState().round !== null) game.store.setState({ round: null });
}

function canBeShown(game: Game): boolean {
  return game.canvas.current !== null && isFree(game.store.getState()) && !canvasLook(game)().reducedMotion;
}

function isFree(state: GameState): boolean {
  return !isCovered(state) && state.moveMode === null && state.building === null;
}

/** Plays one round. */
export class RoundPlayer {
  private readonly stops: Stop[] = [];
  private at = 0;
  private isStaying = false;
  private inAir = 0;
  private landings = 0;
  private change: Resources | null = null;
  private readonly owner: string | null;
  private readonly room: number;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly game: Game,
    private readonly id: number,
    private readonly pace: number,
  ) {
    ({ owner: this.owner, room: this.room } = game.store.getState());
    this.unsubscribe = game.store.subscribe(() => this.follow());
  }

  /** The server is asked about a machine; the avatar sets out to it when it has been to those before. */
  asks(machineId: string): void {
    this.stops.push({ machineId, isSetOutFor: false, isReached: false, answer: null });
    this.setOut();
  }

  /** The server has answered about the last machine. Call it in one turn with the lab's change, so that no counter jumps. */
  answered(answer: Answer): void {
    const stop = this.stops.at(-1);
    if (!stop) return;
    stop.answer = answer;
    this.alter(({ flying }) => {
      for (const name of RESOURCE_NAMES) flying[name] += answer.gained[name];
    });
    this.perform();
  }

  /** All answers are there: `change` is what they have changed together. */
  ends(change: Resources): void {
    this.change = change;
    if (this.isOver) this.showSum();
    else this.endWhenLanded();
  }

  private get isOver(): boolean {
    return this.game.store.getState().round?.id !== this.id;
  }

  private alter(recipe: (round: CollectingRound) => void): void {
    this.game.store.setState(({ round }) => {
      if (round?.id === this.id) recipe(round);
    });
  }

  /** Ends the round when the player turns to something else, and clears up behind a round that has ended. */
  private follow(): void {
    const state = this.game.store.getState();
    if (this.isOver) {
      this.unsubscribe();
      this.game.canvas.current?.endVisit();
      if (this.change && state.owner === this.owner) this.showSum();
    } else if (state.room !== this.room || !isFree(state)) endRound(this.game);
  }

  private setOut(): void {
    const stop = this.stops[this.at];
    if (!stop || stop.isSetOutFor || this.isStaying || this.isOver) return;
    stop.isSetOutFor = true;
    if (!this.isHere(stop.machineId)) {
      this.arrive(stop);
      return;
    }
    void this.game.canvas.current?.visit(stop.machineId, this.pace).then((hasArrived) => {
      if (hasArrived) this.arrive(stop);
      else this.endOwn();
    });
    this.game.after(MOST_WALK_MS, () => {
      if (!stop.isReached) this.endOwn();
    });
  }

  private endOwn(): void {
    if (!this.isOver) endRound(this.game);
  }

  private isHere(machineId: string): boolean {
    const { lab } = this.game.store.getState();
    return lab?.machines.some(({ id, room }) => id === machineId && room === this.room) === true;
  }

  private arrive(stop: Stop): void {
    stop.isReached = true;
    this.perform();
  }

  /** Shows what a machine gave once the avatar and the answer are there, and goes on. */
  private perform(): void {
    const stop = this.stops[this.at];
    if (!stop?.isReached || !stop.answer || this.isOver) return;
    this.at += 1;
    const { machineId, answer } = stop;
    const { gained, isRewarded, text, isRefusal } = answer;
    this.alter(({ before }) => {
      delete before[machineId];
    });
    const machine = this.game.store.getState().lab?.machines.find(({ id }) => id === machineId);
    if (machine && isRewarded) {
      this.game.effects.emit({ type: "activationBurst", machineId, machineType: machine.type });
      this.game.sounds.emit("hit");
    }
    if (text !== null) this.say(machineId, text, isRefusal);
    this.letFly(machineId, gained);
    this.isStaying = true;
    this.game.after(STAY_MS, () => {
      this.isStaying = false;
      this.setOut();
      this.endWhenLanded();
    });
  }

  private say(machineId: string, text: string, isRefusal: boolean): void {
    const over = this.isHere(machineId) ? { machineId } : ("avatar" as const);
    this.game.effects.emit({ type: "floatingText", over, text, tone: isRefusal ? "error" : "plain" });
    if (isRefusal) this.game.sounds.emit("error");
  }

  private letFly(machineId: string, gained: Resources): void {
    const drops = RESOURCE_NAMES.flatMap((resource) =>
      sharesOf(gained[resource]).map((share) => ({ resource, share })),
    );
    this.inAir += drops.length;
    for (const [index, { resource, share }] of drops.entries()) {
      const drop = { id: this.game.nextNumber(), machineId, resource };
      this.game.after(index * DROP_GAP_MS, () => this.alter((round) => void round.drops.push(drop)));
      this.game.after(index * DROP_GAP_MS + DROP_MS, () => this.land(drop, share));
    }
  }

  private land({ id, resource }: Drop, share: number): void {
    this.inAir -= 1;
    if (this.isOver) return;
    this.alter((round) => {
      round.drops = round.drops.filter((drop) => drop.id !== id);
      round.flying[resource] -= share;
      round.landed[resource] += 1;
    });
    this.game.drops.emit(pitchOfDrop(this.landings));
    this.landings += 1;
    this.endWhenLanded();
  }

  private endWhenLanded(): void {
    if (this.change && this.inAir === 0 && this.at === this.stops.length) this.endOwn();
  }

  /** The sum stands over the avatar. */
  private showSum(): void {
    const { game, change } = this;
    const { rules } = game.store.getState();
    if (!rules || !change) return;
    const changes = RESOURCE_NAMES.filter((name) => change[name] !== 0).map((resource) => ({
      resource,
      amount: `${change[resource] > 0 ? "+" : "−"}${amountText(rules.texts, Math.abs(change[resource]))}`,
    }));
    game.store.setState({ sumStands: true });
    game.after(rules.ui.floatingTextMs, () => game.store.setState({ sumStands: false }));
    if (changes.length > 0) game.effects.emit({ type: "sum", changes });
    else {
      const text = textsIn(game.store.getState()).lab.activateAll.nothing;
      game.effects.emit({ type: "floatingText", over: "avatar", text, tone: "plain" });
    }
  }
}

const WHOLE = amountOf(1);
/** Semitones of a major scale. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];
const OCTAVE = 12;

/** Splits an amount among one to three drops, in whole numbers as far as possible. */
function sharesOf(amount: number): number[] {
  if (amount <= 0) return [];
  const drops = amount < 2 * WHOLE ? 1 : amount < 5 * WHOLE ? 2 : 3;
  const share = Math.floor(amount / drops / WHOLE) * WHOLE;
  return Array.from({ length: drops }, (_, index) =>
    index < drops - 1 ? share : amount - (drops - 1) * share,
  );
}

/** The pitch of a landing drop, as times that of the first: each is a tone higher than the one before. */
function pitchOfDrop(landings: number): number {
  const octaves = Math.floor(landings / SCALE.length);
  return 2 ** (octaves + (SCALE[landings % SCALE.length] ?? 0) / OCTAVE);
}

/** How many times its own speed the avatar walks, so that a large room takes hardly longer than a small one. */
function paceOf(game: Game, rules: RuleSet, machines: readonly Machine[]): number {
  const { maxSpeed, stepsPerSecond } = rules.avatar;
  const side = sizeOf(rules, "machine");
  let from: { x: number; y: number } | undefined = game.canvas.current?.avatarPlace();
  let way = 0;
  for (const machine of machines) {
    if (from) way += Math.max(0, Math.hypot(machine.x - from.x, machine.y - from.y) - side / 2);
    from = machine;
  }
  const seconds = (machines.length * WALK_MS) / 1000;
  return Math.min(PACE.most, Math.max(PACE.least, way / (maxSpeed * stepsPerSecond * seconds)));
}
