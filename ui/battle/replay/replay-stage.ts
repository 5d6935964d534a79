import type { BattleCanvas, BattlePort, BattleSnapshot, CanvasLook } from "../../../engine/index.ts";
import type { Replay, RuleSet, SideIndex } from "../../../rules/index.ts";
import { BATTLE_CRY_LOUDNESS } from "../../game/sound/cries.ts";
import { type BattleClient, inPageLanguage } from "../store/battle-client.ts";
import { showBeat } from "../store/battle-graphics.ts";
import { ReplayPlayer } from "./replay-player.ts";
import { ReplayTape } from "./replay-tape.ts";

/** A replay and its connection to the canvas. */
export interface ReplayStage {
  player: ReplayPlayer;
  port: BattlePort;
  /** Called with the canvas, and with null when it is removed; without one, a beat takes as long as a turn change. */
  takeCanvas(canvas: BattleCanvas | null): void;
  /** Words the log in the language of these rules. */
  speak(rules: RuleSet): void;
}

/** What is shown. */
interface StagedReplay {
  replay: Replay;
  /** The side of the player who watches, or null. */
  seat: SideIndex | null;
  look: () => CanvasLook;
}

const NOTHING_CHOSEN = { actorId: null, targetId: null, choosable: [], forecasts: [], area: null } as const;

/** Connects a replay with a canvas: snapshots go out, and nothing on the canvas can be pressed. */
export function stageReplay(
  client: BattleClient,
  { replay, seat, look: lookNow }: StagedReplay,
): ReplayStage {
  const { game, rules } = client;
  let canvas: BattleCanvas | null = null;
  const tape = new ReplayTape(rules, replay, seat);
  const player = new ReplayPlayer(tape, {
    show: (beat) => {
      const shown = showBeat(client, canvas, beat, player.speed());
      return Promise.race([shown, game.pause(rules.ai.turnTimeoutMs)]);
    },
  });
  let last: { look: CanvasLook; snapshot: BattleSnapshot } | null = null;
  const port: BattlePort = {
    get rules() {
      return inPageLanguage(game, rules);
    },
    snapshot() {
      const { view } = player.store.getState();
      const look = lookNow();
      if (last?.snapshot.view !== view || last.look !== look)
        last = { look, snapshot: { ...NOTHING_CHOSEN, view, ...look } };
      return last.snapshot;
    },
    subscribe: (listener) => player.store.subscribe(listener),
    send: () => undefined,
    sound: (name) => game.sounds.emit(name),
    cry: (creature) => game.cries.emit({ ...creature, loudness: BATTLE_CRY_LOUDNESS }),
    speed: () => player.speed(),
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
  return {
    player,
    port,
    speak: (spoken) => player.reword(tape.speak(spoken)),
    takeCanvas: (next) => {
      canvas = next;
    },
  };
}
