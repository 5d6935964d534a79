import { type CSSProperties, useEffect, useState } from "react";
import type { RoomEffect, Tone } from "../../../engine/index.ts";
import { RESOURCE_NAMES, type ResourceName, type RuleSet, sizeOf } from "../../../rules/index.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useShortLived } from "../../game/hooks/use-short-lived.ts";
import { canvasLook } from "../../game/look/look.ts";
import type { Game } from "../../game/store/game.ts";
import { endRound } from "../commands/collecting-round.ts";
import type { Drop } from "../state/lab-state.ts";
import styles from "./rewards.module.css";

/** A reward on its way from where it was given to the counter of its resource. */
interface Flight {
  resource: ResourceName;
  from: ScreenPoint;
  to: ScreenPoint;
}

const PIECES = [0, 1, 2, 3, 4] as const;
const STAGGER_MS = 55;
const SPREAD_PX = 16;
/** As long as the style sheet lets the last piece fly. */
const FLIGHT_MS = 1100;

/**
 * Rewards fly from their machine, or its row, to the counter of their resource, and so do the drops of the avatar's
 * round; not with reduced motion.
 */
export function RewardFlights() {
  const game = useGame();
  const [flights, fly] = useShortLived<Flight>(FLIGHT_MS);
  useEffect(() => {
    const look = canvasLook(game);
    return game.effects.add((effect) => {
      if (effect.type !== "floatingText" || look().reducedMotion) return;
      const resource = RESOURCE_NAMES.find((name) => name === effect.tone);
      const from = resource && screenSpot(game, effect.over);
      const to = resource && counterSpot(resource);
      if (resource && from && to) fly(() => ({ resource, from, to }));
    });
  }, [game, fly]);
  return (
    <div className={styles.sky} aria-hidden>
      {flights.map(({ id, ...flight }) => (
        <Flight key={id} {...flight} />
      ))}
      <Drops />
    </div>
  );
}

/** The drops of the avatar's round; a press beside the button that shows the list, Escape and leaving the page end it. */
function Drops() {
  const game = useGame();
  const isUnderway = useGameState(({ round }) => round !== null);
  const drops = useGameState(({ round }) => round?.drops) ?? [];
  useEffect(() => {
    if (!isUnderway) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const press = ({ target }: Event) => {
      const keeps = target instanceof Element && target.closest("[data-shows-list]") !== null;
      if (!keeps) endRound(game);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      endRound(game);
    };
    window.addEventListener("pointerdown", press, options);
    window.addEventListener("keydown", key, options);
    document.addEventListener("visibilitychange", () => endRound(game), options);
    return () => listening.abort();
  }, [game, isUnderway]);
  return drops.map((drop) => <FlyingDrop key={drop.id} {...drop} />);
}

/** A drop whose counter is scrolled out of view flies to the edge behind which it is. */
function FlyingDrop({ id, machineId, resource }: Drop) {
  const game = useGame();
  const [course] = useState(() => {
    const from = screenSpot(game, { machineId });
    const to = counterSpot(resource) ?? counterBeyondEdge(resource);
    return from && to && courseOf(id % PIECES.length, from, to, 0);
  });
  if (!course) return null;
  return (
    <span className={styles.piece} style={course} data-drop={resource}>
      <Icon name={RESOURCE_ICONS[resource]} size={26} className={styles.icon} />
    </span>
  );
}

function Flight({ resource, from, to }: Flight) {
  return PIECES.map((piece) => (
    <span key={piece} className={styles.piece} style={courseOf(piece, from, to)}>
      <Icon name={RESOURCE_ICONS[resource]} size={24} className={styles.icon} />
    </span>
  ));
}

/** Returns where a piece starts and, for the style sheet, how far and when it flies. */
function courseOf(
  piece: number,
  from: ScreenPoint,
  to: ScreenPoint,
  lateMs = piece * STAGGER_MS,
): CSSProperties {
  const course = {
    left: from.x,
    top: from.y,
    "--over": `${to.x - from.x}px`,
    "--up": `${to.y - from.y}px`,
    "--late": `${lateMs}ms`,
    "--aside": `${(piece - 2) * SPREAD_PX}px`,
  };
  return course;
}

/** What the canvas shows over a machine, beside the machine's row. */
interface RowText {
  row: ScreenPoint;
  /** How many texts stand at the row already. */
  below: number;
  text: string;
  tone: Tone;
}

const LIFE_MS = 1800;
const LINE_PX = 26;

/** Says at a machine's row what the canvas says over the machine, while the canvas is scrolled out of view. */
export function RowTexts() {
  const game = useGame();
  const [texts, show] = useShortLived<RowText>(LIFE_MS);
  useEffect(
    () =>
      game.effects.add((effect) => {
        if (effect.type !== "floatingText") return;
        const spot = screenSpot(game, effect.over);
        if (spot?.on !== "row") return;
        const { text, tone } = effect;
        show((shown) => ({
          row: spot,
          below: shown.filter(({ row }) => row.y === spot.y).length,
          text,
          tone,
        }));
      }),
    [game, show],
  );
  return (
    <div className={styles.layer} aria-hidden>
      {texts.map(({ id, row, below, text, tone }) => (
        <span
          key={id}
          className={styles.text}
          data-tone={tone}
          style={{ left: row.x, top: row.y - below * LINE_PX }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** A point of the window, in CSS pixels. */
interface ScreenPoint {
  x: number;
  y: number;
}

/** Where something is seen to happen: on the canvas, or on the machine's row while the canvas is scrolled away. */
interface ScreenSpot extends ScreenPoint {
  on: "canvas" | "row";
}

type Over = Extract<RoomEffect, { type: "floatingText" }>["over"];

/** Height of the avatar's breast over the floor, as a share of its box. */
const BREAST = 0.4;

/** Returns where in the window a text over a machine or the avatar belongs; null when neither room nor row is in view. */
function screenSpot(game: Game, over: Over): ScreenSpot | null {
  const { rules } = game.store.getState();
  const top = headerBottom();
  const point = rules && canvasPoint(game, rules, over);
  if (point && isInView(point, top)) return { ...point, on: "canvas" };
  if (over === "avatar") return null;
  const row = document.querySelector(`[data-machine="${CSS.escape(over.machineId)}"]`);
  const middle = row && middleOf(row);
  return middle && isInView(middle, top) ? { ...middle, on: "row" } : null;
}

/** Returns the middle of the resource's counter that is in view, or null. */
function counterSpot(resource: string): ScreenPoint | null {
  for (const counter of document.querySelectorAll(`[data-resource="${resource}"]`)) {
    const middle = middleOf(counter.firstElementChild ?? counter);
    if (middle && isInView(middle)) return middle;
  }
  return null;
}

function counterBeyondEdge(resource: string): ScreenPoint | null {
  const counter = document.querySelector(`[data-resource="${resource}"]`);
  const middle = counter && middleOf(counter.firstElementChild ?? counter);
  if (!middle) return null;
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size);
  return { x: within(middle.x, window.innerWidth), y: within(middle.y, window.innerHeight) };
}

function canvasPoint(game: Game, rules: RuleSet, over: Over): ScreenPoint | null {
  const canvas = document.querySelector("[data-room] canvas")?.getBoundingClientRect();
  const at = roomPoint(game, rules, over);
  if (!canvas || !at) return null;
  const scale = canvas.width / rules.grid.width;
  return { x: canvas.left + at.x * scale, y: canvas.top + at.y * scale };
}

/** Returns the middle of a machine or the avatar, in the room's units. */
function roomPoint(game: Game, rules: RuleSet, over: Over): ScreenPoint | null {
  if (over === "avatar") {
    const corner = game.canvas.current?.avatarPlace();
    const { width, height } = rules.avatar;
    return corner ? { x: corner.x + width / 2, y: corner.y + height * BREAST } : null;
  }
  const { lab, room } = game.store.getState();
  const machine = lab?.machines.find(({ id }) => id === over.machineId);
  // What comes from another room comes through its door.
  if (machine && machine.room !== room) return game.canvas.current?.doorTo(machine.room) ?? null;
  const half = sizeOf(rules, "machine") / 2;
  return machine ? { x: machine.x + half, y: machine.y + half } : null;
}

function middleOf(element: Element): ScreenPoint | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

function isInView({ x, y }: ScreenPoint, top = 0): boolean {
  return x >= 0 && y >= top && x <= window.innerWidth && y <= window.innerHeight;
}

/** Returns the lower edge of the header that covers what is scrolled under it on narrow screens; 0 without one. */
function headerBottom(): number {
  return document.querySelector("[data-sticky-header]")?.getBoundingClientRect().bottom ?? 0;
}
