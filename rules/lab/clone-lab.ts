import type { Lab } from "./lab.ts";

/** A copy that shares nothing with the lab; faster than a structured clone. */
export function cloneLab(lab: Lab): Lab {
  return {
    resources: { ...lab.resources },
    roomsUnlocked: lab.roomsUnlocked,
    seenRoomUnlock: lab.seenRoomUnlock,
    machines: lab.machines.map((machine) => ({ ...machine })),
    pets: lab.pets.map((pet) => ({ ...pet })),
    rescuedAt: lab.rescuedAt,
    ...(lab.progress && {
      progress: { deeds: { ...lab.progress.deeds }, reached: { ...lab.progress.reached } },
    }),
    ...(lab.decoration && {
      decoration: { ...lab.decoration, themes: { ...lab.decoration.themes } },
    }),
  };
}
