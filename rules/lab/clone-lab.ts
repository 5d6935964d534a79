import type { Decoration } from "../decorations/decoration.ts";
import type { Progress } from "../goals/progress.ts";
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
    ...(lab.progress && { progress: cloneProgress(lab.progress) }),
    ...(lab.album && { album: { ...lab.album, seen: { ...lab.album.seen } } }),
    ...(lab.decoration && { decoration: cloneDecoration(lab.decoration) }),
    ...(lab.bought && { bought: cloneTables(lab.bought) }),
  };
}

function cloneDecoration(decoration: Decoration): Decoration {
  const { themes, rugs, windows } = decoration;
  return {
    ...decoration,
    themes: { ...themes },
    ...(rugs && { rugs: { ...rugs } }),
    ...(windows && { windows: { ...windows } }),
  };
}

function cloneTables(bought: NonNullable<Lab["bought"]>): NonNullable<Lab["bought"]> {
  return Object.fromEntries(Object.entries(bought).map(([kind, paid]) => [kind, { ...paid }]));
}

function cloneProgress({ deeds, reached, paid, today }: Progress): Progress {
  return {
    deeds: { ...deeds },
    reached: { ...reached },
    ...(paid && { paid: [...paid] }),
    ...(today && {
      today: {
        day: today.day,
        goals: Object.fromEntries(Object.entries(today.goals).map(([key, goal]) => [key, { ...goal }])),
      },
    }),
  };
}
