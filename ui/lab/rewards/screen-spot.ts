import type { RoomEffect } from "../../../engine/index.ts";
import { type RuleSet, sizeOf } from "../../../rules/index.ts";
import type { Game } from "../../game/store/game.ts";

/** A point of the window, in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Where something is seen to happen: on the canvas, or on the machine's row while the canvas is scrolled away. */
export interface ScreenSpot extends ScreenPoint {
  on: "canvas" | "row";
}

type Over = Extract<RoomEffect, { type: "floatingText" }>["over"];

/** Height of the avatar's breast over the floor, as a share of its box. */
const BREAST = 0.4;

/** Returns where in the window a text over a machine or the avatar belongs; null when neither room nor row is in view. */
export function screenSpot(game: Game, over: Over): ScreenSpot | null {
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
export function counterSpot(resource: string): ScreenPoint | null {
  for (const counter of document.querySelectorAll(`[data-resource="${resource}"]`)) {
    const middle = middleOf(counter.firstElementChild ?? counter);
    if (middle && isInView(middle)) return middle;
  }
  return null;
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
  const machine = game.store.getState().lab?.machines.find(({ id }) => id === over.machineId);
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
