import { type MachineType, typesAtWork } from "../../../rules/index.ts";
import { labSoundVolume, wantsQuiet } from "../../game/music/music-setting.ts";
import { useLatePlayer } from "../../game/music/use-late-player.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import type { LabPlayers } from "./lab-players.ts";

const LAB = {
  load: async () => (await import("./lab-players.ts")).createLabPlayers(),
  follow({ music, ambience, seed }: LabPlayers, game: Game) {
    const { settings, arena, hatching } = game.store.getState();
    const isHeard = arena === null && !document.hidden;
    const volume = (sound: "labMusic" | "ambience") =>
      isHeard ? labSoundVolume(settings, sound, wantsQuiet()) : 0;
    music.setVolume(hatching ? 0 : volume("labMusic"));
    ambience.setVolume(volume("ambience"));
    if (!isHeard) return;
    music.setAtWork(atWork(game));
    music.play(seed);
  },
  stop({ music, ambience }: LabPlayers) {
    music.stop();
    ambience.stop();
  },
};

/**
 * Plays quiet music and the hum of the machines while the lab is shown; each type of machine that works in the room has
 * a line of its own. Shows nothing.
 */
export function LabSounds() {
  useLatePlayer(LAB);
  return null;
}

/** The types of machines that work in the shown room. */
function atWork(game: Game): readonly MachineType[] {
  const { lab, room, rules } = game.store.getState();
  if (!lab || !rules) return [];
  const here = lab.machines.filter((machine) => machine.room === room);
  return typesAtWork(rules, here, serverNow(game));
}
