import type { TestPlayer } from "./lab-server.ts";

/** Fills the first room with what room 2 asks for. */
export async function unlockRoom2(player: TestPlayer): Promise<void> {
  await player.grant({ tcorvax: "1000", catNips: "1000", energy: "1000" });
  await player.built("catLair", 0, 0);
  await player.built("catLair", 128, 0);
  await player.built("reactor", 256, 0);
  await player.built("reactor", 384, 0);
  await player.built("amplifier", 512, 0);
}
