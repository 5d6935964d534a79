import {
  buildPlace,
  fill,
  type MachineType,
  placeFree,
  refusalOf,
  snapToGrid,
  whyNotBuildable,
} from "../../../rules/index.ts";
import { roomKeysText } from "../../game/controls/use-keys.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { announce, floatError } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { avatarPlace, buildMachine } from "./build-machine.ts";

/**
 * Shows a new machine at the place that the game proposes (`LAB-075`, `CON-25`), where the player puts it down or
 * moves it first. Asking for the same machine again, as with a double click, puts it down; nothing is paid before.
 */
export function proposeMachine(game: Game, machineType: MachineType): void {
  const { rules, lab, building } = game.store.getState();
  if (!rules || !lab) return;
  if (building?.machineType === machineType) {
    void putMachineDownHere(game);
    return;
  }
  const place = buildPlace(rules, lab, avatarPlace(game, rules));
  const refusal = whyNotBuildable(rules, lab, machineType, serverNow(game))?.text;
  if (refusal !== undefined || place === null) {
    floatError(game, "avatar", refusal ?? rules.texts.lab.build.noPlace);
    return;
  }
  game.sounds.emit("click");
  game.store.setState({ building: { machineType, proposal: place }, moveMode: null, panelOpen: false });
  announce(game, hintOf(game, machineType));
}

/** Returns what to do with the machine that is being placed. */
function hintOf(game: Game, machineType: MachineType): string {
  const state = game.store.getState();
  const texts = textsIn(state);
  const { walk } = roomKeysText(texts, state.settings.controls);
  const { hint, keys } = texts.lab.build;
  return `${fill(hint, { name: texts.machines[machineType].name })} ${fill(keys, { walk })}`;
}

/** Puts the machine down at a point of the room; a place that is taken is refused, and placing goes on. */
export async function putMachineDown(game: Game, point: { x: number; y: number }): Promise<void> {
  const { rules, lab, building, room } = game.store.getState();
  if (!rules || !lab || !building) return;
  const place = { ...snapToGrid(rules, "machine", point), room };
  if (!placeFree(rules, lab, "machine", place)) {
    floatError(game, "avatar", refusalOf(rules, "collision").text);
    return;
  }
  const built = await buildMachine(game, building.machineType, place);
  if (built && game.store.getState().building === building) game.store.setState({ building: null });
}

/** Puts the machine down where it is shown. */
export function putMachineDownHere(game: Game): Promise<void> {
  const { building } = game.store.getState();
  const point = game.canvas.current?.previewPosition() ?? building?.proposal;
  return point ? putMachineDown(game, point) : Promise.resolve();
}

/** Ends placing; nothing was paid. */
export function cancelBuilding(game: Game): void {
  game.store.setState({ building: null });
}
