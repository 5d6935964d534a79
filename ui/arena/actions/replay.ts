import type { Replay, SideIndex } from "../../../rules/index.ts";
import { readLink } from "../../battle/replay/link-replay.ts";
import { type ReadReplay, readReplayText } from "../../battle/replay/read-replay.ts";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { Arena } from "../store/arena.ts";

/**
 * Shows a replay; what was on the screen before is where the player comes back to. `seat` is the player's own
 * side in a PvP battle: it is shown nearest.
 */
export function watchReplay(arena: Arena, replay: Replay, seat: SideIndex | null = null): void {
  showReplay(arena, { replay }, seat);
}

/** Opens a file as a replay, or shows why it is none (`CON-92`). */
export async function openReplayFile(arena: Arena, file: Blob): Promise<void> {
  showReplay(arena, readReplayText(arena, await file.text().catch(() => "")));
}

/** Opens the replay of a link, or shows why it has none (`CON-92`). */
export async function openSharedReplay(arena: Arena, data: string): Promise<void> {
  showReplay(arena, await readLink(arena, data));
}

/** Back to where the replay was opened; a visitor came for it alone, and comes to the login. */
export function closeReplay({ store, game }: Arena): void {
  if (game.store.getState().session.kind === "visitor") {
    leaveArena(game);
    return;
  }
  store.change((state) => {
    state.screen = state.replayFrom;
    state.replay = null;
    state.replayProblem = null;
  });
}

/** Lets the enemy of a battle explain itself, or ends that with null. */
export function explainBattle({ store }: Arena, replay: Replay | null): void {
  store.change((state) => {
    state.explained = replay as typeof state.explained;
  });
}

function showReplay({ store }: Arena, read: ReadReplay, seat: SideIndex | null = null): void {
  store.change((state) => {
    if (state.screen !== "replay") state.replayFrom = state.screen === "result" ? "result" : "setup";
    state.screen = "replay";
    // Replays are plain values, as immutable as the store's own.
    state.replay = "replay" in read ? (read.replay as typeof state.replay) : null;
    state.replaySeat = seat;
    state.replayProblem = "problem" in read ? read.problem : null;
  });
}
