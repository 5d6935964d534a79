import { type Resources, receive, resourcesOf } from "../amounts/resources.ts";
import { newRandom, roll } from "../battle/state/random.ts";
import type { LabEvent } from "../lab/event.ts";
import type { Lab } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { SceneNeed } from "./album.ts";

/** Whether a scene has happened by `now`: machines were used once, and nothing since for `scenes.awayMs`. */
export function sceneIsDue({ scenes }: RuleSet, { machines, album }: Lab, now: number): boolean {
  const isLongAgo = (moment: number) => now - moment >= scenes.awayMs;
  return (
    scenes.awayMs > 0 &&
    machines.every(({ lastActivated }) => isLongAgo(lastActivated)) &&
    isLongAgo(album?.lastAt ?? 0) &&
    machines.some(({ lastActivated }) => lastActivated > 0)
  );
}

/**
 * Lets a scene happen if one is due: it goes into the album and what is found with it to the resources, once. Those
 * that the player has not seen come first, and to a lab without a cat soon a stray one. Which it is follows from the lab
 * alone, so asking again draws no other one.
 */
export function seeScene(rules: RuleSet, lab: Lab, now: number): LabEvent[] {
  if (!sceneIsDue(rules, lab, now)) return [];
  const scene = drawnScene(rules, lab);
  if (scene === null) return [];
  lab.album = { seen: { [scene]: now, ...lab.album?.seen }, last: scene, lastAt: now };
  const gained = foundWith(rules, scene);
  receive(lab.resources, gained);
  return [{ type: "sceneSeen", scene, gained }];
}

/** The scene that has just happened, so long as it is told to whoever looks at the lab; null afterwards. */
export function sceneToTell({ scenes }: RuleSet, { album }: Pick<Lab, "album">, now: number): string | null {
  return album && now - album.lastAt < scenes.toldMs ? album.last : null;
}

/** What is found with a scene. */
export function foundWith({ scenes }: RuleSet, scene: string): Resources {
  return resourcesOf(scenes.rows[scene]?.find ?? {});
}

function drawnScene({ scenes: { rows } }: RuleSet, lab: Lab): string | null {
  const { seen = {}, lastAt = 0 } = lab.album ?? {};
  const possible = Object.keys(rows).filter(
    (key) => rows[key]?.needs?.every((need) => has(lab, need)) ?? true,
  );
  const isUnseen = (key: string) => !Object.hasOwn(seen, key);
  const unseen = possible.filter(isUnseen);
  const strays = possible.filter((key) => rows[key]?.isStrayCat);
  const isTimeForStray = Object.keys(seen).length > 0 && strays.length > 0 && strays.every(isUnseen);
  const drawn = isTimeForStray ? strays : unseen.length > 0 ? unseen : possible;
  const random = newRandom(`scene:${lab.machines[0]?.id}:${lastAt}`);
  return drawn[Math.floor(roll(random) * drawn.length)] ?? null;
}

function has({ machines, pets, roomsUnlocked }: Lab, need: SceneNeed): boolean {
  switch (need) {
    case "cat":
      return pets.length > 0;
    case "noCat":
      return pets.length === 0;
    case "room2":
      return roomsUnlocked > 1;
    default:
      return machines.some(({ type }) => type === need);
  }
}
