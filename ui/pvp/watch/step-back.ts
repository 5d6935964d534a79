import { ReplayPlayer } from "../../battle/replay/replay-player.ts";
import { showBattle } from "../../battle/store/battle-client.ts";
import { showBeat } from "../../battle/store/battle-graphics.ts";
import { notify } from "../../game/store/notify.ts";
import type { Pvp } from "../store/pvp.ts";
import { PastTape } from "./past-tape.ts";

/** Steps back in the watched battle: loads all that was to be seen so far, and shows the moment before the present one. */
export async function stepBack(pvp: Pvp): Promise<void> {
  const { watched, watch } = pvp.store.getState();
  if (!watched || !watch || watch.past || watch.loadingPast) return;
  changeWatch(pvp, { loadingPast: true });
  const tape = new PastTape();
  const isLoaded = await load(pvp, tape);
  if (pvp.store.getState().watched !== watched) return;
  changeWatch(pvp, { loadingPast: false });
  if (!isLoaded) {
    notify(pvp.game, pvp.rules.texts.pvpScreens.watch.pastFailed, "error");
    return;
  }
  watched.hold();
  const player = playerOf(pvp, tape);
  changeWatch(pvp, { past: { player, tape } });
  player.seek(tape.length - 1);
}

/** Shows the present moment again, and what happens from now on. */
export function goLive(pvp: Pvp): void {
  const { watched, watch } = pvp.store.getState();
  watch?.past?.player.stop();
  changeWatch(pvp, { past: null });
  pvp.battle.store.setState({ speed: 1 });
  watched?.release();
}

/** The battle goes on while an earlier moment is shown: the way forward becomes longer. */
export async function lengthenPast(pvp: Pvp): Promise<void> {
  const past = pvp.store.getState().watch?.past;
  if (past && (await load(pvp, past.tape))) past.player.lengthened();
}

/** Loads what is missing on a tape; returns whether it is whole now. */
async function load({ store }: Pvp, tape: PastTape): Promise<boolean> {
  const { watched } = store.getState();
  for (;;) {
    const { missing } = tape;
    const moments = await watched?.momentsFrom(missing);
    if (!moments) return false;
    tape.add(moments.moments);
    if (tape.missing > moments.version) return true;
    if (tape.missing === missing) return false;
  }
}

function playerOf({ battle }: Pvp, tape: PastTape): ReplayPlayer {
  const player: ReplayPlayer = new ReplayPlayer(tape, {
    show: (beat) => showBeat(battle, battle.store.getState().canvas, beat, player.speed()),
  });
  player.store.subscribe(({ view, speed }) => {
    battle.store.setState({ speed });
    showBattle(battle, { view, phase: "enemy", mood: null });
  });
  return player;
}

function changeWatch({ store }: Pvp, change: object): void {
  store.setState(({ watch }) => {
    if (watch) Object.assign(watch, change);
  });
}
