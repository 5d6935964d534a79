import type { BattleCanvas, BattlePort, BattleSnapshot } from "../../../engine/index.ts";
import type { Replay, SideIndex } from "../../../rules/index.ts";
import type { Arena } from "../../arena/store/arena.ts";
import { showBeat } from "../canvas/show-beat.ts";
import { ReplayPlayer } from "./replay-player.ts";
import { ReplayTape } from "./replay-tape.ts";

/** A replay with the canvas it is shown on. */
export interface ReplayStage {
  player: ReplayPlayer;
  port: BattlePort;
  /** The canvas came, or went with null; without one, beats pass at the pace of a turn's change. */
  takeCanvas(canvas: BattleCanvas | null): void;
}

/** What is put on the stage. */
export interface StagedReplay {
  replay: Replay;
  /** The side of the player who watches, or null. */
  seat: SideIndex | null;
  reducedMotion: () => boolean;
}

/** Puts a replay on the stage: snapshots of its player go out to the canvas, nothing comes back. */
export function stageReplay(arena: Arena, { replay, seat, reducedMotion }: StagedReplay): ReplayStage {
  const { game, rules } = arena;
  let canvas: BattleCanvas | null = null;
  const player = new ReplayPlayer(new ReplayTape(rules, replay, seat), {
    show: (beat) => {
      const shown = showBeat(arena, canvas, beat, player.speed());
      return Promise.race([shown, game.pause(rules.ai.turnTimeoutMs)]);
    },
  });
  let last: BattleSnapshot | null = null;
  const port: BattlePort = {
    rules,
    snapshot() {
      const { view } = player.store.getState();
      const still = reducedMotion();
      if (last?.view !== view || last.reducedMotion !== still)
        last = { view, actorId: null, targetId: null, choosable: [], reducedMotion: still };
      return last;
    },
    subscribe: (listener) => player.store.subscribe(listener),
    send: () => undefined,
    placed: () => undefined,
    sound: (name) => game.sounds.emit(name),
    speed: () => player.speed(),
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
  return {
    player,
    port,
    takeCanvas: (next) => {
      canvas = next;
    },
  };
}
