import { createAmbience } from "../../game/music/ambience.ts";
import { createMusicBox } from "../../game/music/music-box.ts";

export type LabPlayers = ReturnType<typeof createLabPlayers>;

/** The music of the lab and the hum of its machines; both are silent at first. */
export function createLabPlayers() {
  const music = createMusicBox();
  music.setMood("lab");
  // A new tune each time; nothing but the music depends on it.
  return { music, ambience: createAmbience(), seed: String(performance.now()) };
}
