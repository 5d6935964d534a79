import { type RefObject, useEffect } from "react";
import { isUnderDialog } from "../../components/back-and-escape.ts";
import { commandOfKey } from "../../game/controls/bound-keys.ts";
import { pressedCode } from "../../game/controls/key-command.ts";
import type { Game } from "../../game/store/game.ts";
import { BATTLE_COMMANDS, OTHER_COMMANDS } from "./battle-commands.ts";
import { isNowhere } from "./use-kept-focus.ts";

/** Handlers of the keys; each returns whether it used the key. */
export interface BattleKeys {
  /** A command, by its id; `again` is only asked for while no control has the focus. */
  command(id: string): boolean;
  /** A digit that chooses the creature at an index of a row, counted from 0. */
  place(row: "player" | "enemy", index: number): boolean;
}

/**
 * Listens to the keys of the battle, wherever on its screen the focus is: letters press buttons, digits choose
 * creatures, Enter attacks again, arrows move between creatures and cards. A dialog over the battle gets the keys
 * instead. What a gamepad asks for comes in the same way.
 */
export function useBattleKeys(game: Game, screen: RefObject<HTMLElement | null>, keys: BattleKeys): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const root = screen.current;
      if (!root || event.ctrlKey || event.metaKey || event.altKey || isUnderDialog(root)) return;
      if (heard(game, root, event, keys)) {
        event.preventDefault();
        event.stopPropagation();
      }
    }
    document.addEventListener("keydown", press, true);
    const stopReceiving = game.commands.add(
      (id) => screen.current !== null && !isUnderDialog(screen.current) && keys.command(id),
    );
    return () => {
      document.removeEventListener("keydown", press, true);
      stopReceiving();
    };
  }, [game, screen, keys]);
}

function heard(game: Game, root: HTMLElement, event: KeyboardEvent, keys: BattleKeys): boolean {
  const { controls } = game.store.getState().settings;
  const command = commandOfKey(controls, BATTLE_COMMANDS, pressedCode("battle", event));
  if (command) {
    if (event.repeat || (command === OTHER_COMMANDS.again && !isNowhere(root))) return false;
    return keys.command(command.id);
  }
  if (event.key.startsWith("Arrow")) return walk(root, event.key);
  if (event.repeat || !controls.characterKeys) return false;
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  return digit !== undefined && keys.place(event.shiftKey ? "enemy" : "player", Number(digit) - 1);
}

const ROWS = ["enemy", "player", "hand"] as const;
const STEPS: Record<string, { row: number; place: number }> = {
  ArrowLeft: { row: 0, place: -1 },
  ArrowRight: { row: 0, place: 1 },
  ArrowUp: { row: -1, place: 0 },
  ArrowDown: { row: 1, place: 0 },
};

/** Moves the focus between creatures; with the focus elsewhere, arrow keys keep their usual effect. */
function walk(root: HTMLElement, key: string): boolean {
  const rows = ROWS.map((name) => [...root.querySelectorAll<HTMLElement>(`[data-row=${name}] button`)]);
  const focused = document.activeElement as HTMLElement | null;
  const step = STEPS[key];
  if (!step || !focused) return false;
  const row = rows.findIndex((controls) => controls.includes(focused));
  if (row < 0) return enter(rows, root);
  const place = rows[row]?.indexOf(focused) ?? 0;
  const controls = rows[nextFilled(rows, row, step.row)] ?? [];
  controls[Math.min(Math.max(place + step.place, 0), controls.length - 1)]?.focus();
  return true;
}

/** Focuses the first creature when nothing on the screen has the focus. */
function enter(rows: readonly HTMLElement[][], root: HTMLElement): boolean {
  const first = rows[1]?.[0] ?? rows[2]?.[0];
  if (!first || !isNowhere(root)) return false;
  first.focus();
  return true;
}

/** Returns the next row in a direction that is not empty; the same row when there is none. */
function nextFilled(rows: readonly HTMLElement[][], row: number, direction: number): number {
  if (direction === 0) return row;
  for (let next = row + direction; next >= 0 && next < rows.length; next += direction)
    if ((rows[next]?.length ?? 0) > 0) return next;
  return row;
}
