import type { Figure } from "../../figure.ts";
import { measureArenaFrames } from "./arena-frames.ts";
import { measureArenaLoad } from "./arena-load.ts";
import { measureArenaMemory } from "./arena-memory.ts";

/** Everything about the speed of the Battle Arena on screen. */
export async function measureArena(): Promise<Figure[]> {
  return [...(await measureArenaLoad()), ...(await measureArenaFrames()), ...(await measureArenaMemory())];
}
