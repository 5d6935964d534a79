import { MACHINE_TYPES, type MachineType, shippedRules } from "../../rules/index.ts";
import { catAsleep } from "../drawings/actors/cat-asleep.ts";
import { catAwake } from "../drawings/actors/cat-awake.ts";
import { idleCatPose, walkCatPose } from "../drawings/actors/cat-pose.ts";
import { scientistBack } from "../drawings/actors/scientist-back.ts";
import { type Outfit, SCIENTIST } from "../drawings/actors/scientist-figure.ts";
import { scientistFront } from "../drawings/actors/scientist-front.ts";
import { idlePose, walkPose } from "../drawings/actors/scientist-pose.ts";
import { scientistSide } from "../drawings/actors/scientist-side.ts";
import { WALK_FRAMES } from "../drawings/actors/stride.ts";
import { hit } from "../drawings/hit-effect.ts";
import { amplifier } from "../drawings/machines/amplifier.ts";
import { catLair } from "../drawings/machines/cat-lair.ts";
import { fomoHit } from "../drawings/machines/fomo-hit.ts";
import { incubator } from "../drawings/machines/incubator.ts";
import { reactor } from "../drawings/machines/reactor.ts";
import { type AtlasSprite, atlasSprite } from "./picture.ts";

/** Pixels per frame: twice what the game shows. */
const WIDTH = { machine: 256, avatar: 144, cat: 176, hit: 192 } as const;

const labSprite = (name: string, draw: () => string, width: number): AtlasSprite =>
  atlasSprite("lab", name, draw, width);

/** `{name}_{frame}` for every frame from 0. */
const frames = (
  name: string,
  count: number,
  draw: (frame: number) => string,
  width: number,
  atlas = "lab",
): AtlasSprite[] =>
  Array.from({ length: count }, (_, i) => atlasSprite(atlas, `${name}_${i}`, () => draw(i), width));

const MACHINE_DRAWINGS: Record<MachineType, (level: number) => string> = {
  catLair,
  reactor,
  amplifier,
  incubator,
  fomoHit: () => fomoHit({ isOffline: false }),
};

/** `{type}_{level}` for every level from 1. */
const machineLevels = (type: MachineType): AtlasSprite[] =>
  Array.from({ length: shippedRules.machines[type].maxLevel }, (_, i) =>
    labSprite(`${type}_${i + 1}`, () => MACHINE_DRAWINGS[type](i + 1), WIDTH.machine),
  );

const machinePictures: readonly AtlasSprite[] = [
  ...MACHINE_TYPES.flatMap(machineLevels),
  labSprite("fomoHit_off", () => fomoHit({ isOffline: true }), WIDTH.machine),
];

const AVATAR_SIDES = [
  ["player", scientistSide],
  ["player_down", scientistFront],
  ["player_up", scientistBack],
] as const;

/** The avatar in an outfit: standing and walking, seen from the side, the front and the back. */
export const avatarFrames = (atlas: string, outfit: Outfit): AtlasSprite[] =>
  AVATAR_SIDES.flatMap(([name, draw]) => [
    ...frames(`${name}_idle`, 2, (frame) => draw(idlePose(frame), outfit), WIDTH.avatar, atlas),
    ...frames(`${name}_walk`, WALK_FRAMES, (frame) => draw(walkPose(frame), outfit), WIDTH.avatar, atlas),
  ]);

const catFrames: readonly AtlasSprite[] = [
  ...frames("cat_idle", 3, (frame) => catAwake(idleCatPose(frame)), WIDTH.cat),
  ...frames("cat_walk", WALK_FRAMES, (frame) => catAwake(walkCatPose(frame)), WIDTH.cat),
  ...frames("cat_sleep", 2, catAsleep, WIDTH.cat),
];

/** Frames of the lab atlas: machines by level, avatar in three directions, cat, hit effect. */
export const labPictures: readonly AtlasSprite[] = [
  ...machinePictures,
  ...avatarFrames("lab", SCIENTIST),
  ...catFrames,
  ...frames("hit", 6, hit, WIDTH.hit),
];
