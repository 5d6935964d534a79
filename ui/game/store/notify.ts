import type { Tone } from "../../../engine/index.ts";
import type { Game } from "./game.ts";
import type { NoticeTone } from "./game-state.ts";

const KEPT_ANNOUNCEMENTS = 20;
const LIFE_BEFORE_RULES_MS = 4000;
const MAX_BEFORE_RULES = 5;

/** Shows a text in the notice area for a limited time (`LAB-036`, `GAP-52`) and announces it. */
export function notify(game: Game, text: string, tone: NoticeTone = "info"): void {
  const timings = game.store.getState().rules?.ui;
  const id = game.nextNumber();
  game.store.setState((state) => {
    state.notices.push({ id, text, tone });
    state.notices.splice(0, state.notices.length - (timings?.maxNotices ?? MAX_BEFORE_RULES));
  });
  announce(game, text);
  game.after(timings?.noticeMs ?? LIFE_BEFORE_RULES_MS, () => closeNotice(game, id));
}

/** Removes a notice. */
function closeNotice(game: Game, id: number): void {
  game.store.setState((state) => {
    state.notices = state.notices.filter((notice) => notice.id !== id);
  });
}

/** Adds a text to the polite live region for screen readers. */
export function announce(game: Game, text: string): void {
  const id = game.nextNumber();
  game.store.setState((state) => {
    state.announcements.push({ id, text });
    state.announcements.splice(0, state.announcements.length - KEPT_ANNOUNCEMENTS);
  });
}

/** Shows a floating text over a machine or the avatar and announces it (`ERR-001`). */
export function float(
  game: Game,
  over: { machineId: string } | "avatar",
  text: string,
  tone: Tone = "plain",
): void {
  game.effects.emit({ type: "floatingText", over: visibleSpot(game, over), text, tone });
  announce(game, text);
}

/** Shows a red floating text and plays the error sound. */
export function floatError(game: Game, over: { machineId: string } | "avatar", text: string): void {
  float(game, over, text, "error");
  game.sounds.emit("error");
}

/** Returns the avatar instead of a machine that is not in the shown room. */
function visibleSpot(game: Game, over: { machineId: string } | "avatar"): { machineId: string } | "avatar" {
  if (over === "avatar") return over;
  const { lab, room } = game.store.getState();
  const isHere = lab?.machines.some((machine) => machine.id === over.machineId && machine.room === room);
  return isHere ? over : "avatar";
}
