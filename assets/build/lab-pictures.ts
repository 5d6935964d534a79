import { catAsleep } from "../drawings/actors/cat-asleep.ts";
import { catAwake } from "../drawings/actors/cat-awake.ts";
import { idleCatPose, walkCatPose } from "../drawings/actors/cat-pose.ts";
import { scientistBack } from "../drawings/actors/scientist-back.ts";
import { scientistFront } from "../drawings/actors/scientist-front.ts";
import { idlePose, type Pose, walkPose } from "../drawings/actors/scientist-pose.ts";
import { scientistSide } from "../drawings/actors/scientist-side.ts";
import { WALK_FRAMES } from "../drawings/actors/stride.ts";
import { hit } from "../drawings/hit-effect.ts";
import { amplifier } from "../drawings/machines/amplifier.ts";
import { catLair } from "../drawings/machines/cat-lair.ts";
import { fomoHit } from "../drawings/machines/fomo-hit.ts";
import { incubator } from "../drawings/machines/incubator.ts";
import { reactor } from "../drawings/machines/reactor.ts";
import { type LabSprite, labSprite, type Picture } from "./picture.ts";

/** Pixels per frame: twice what the game shows. */
const WIDTH = { machine: 256, avatar: 144, cat: 176, hit: 192 } as const;

/** `{type}_{level}` for every level from 1. */
const machineLevels = (type: string, levels: number, draw: (level: number) => string): LabSprite[] =>
  Array.from({ length: levels }, (_, i) => labSprite(`${type}_${i + 1}`, () => draw(i + 1), WIDTH.machine));

/** `{name}_{frame}` for every frame from 0. */
const frames = (name: string, count: number, draw: (frame: number) => string, width: number): LabSprite[] =>
  Array.from({ length: count }, (_, i) => labSprite(`${name}_${i}`, () => draw(i), width));

const machinePictures: readonly LabSprite[] = [
  ...machineLevels("catLair", 3, catLair),
  ...machineLevels("reactor", 3, reactor),
  ...machineLevels("amplifier", 5, amplifier),
  ...machineLevels("incubator", 2, incubator),
  labSprite("fomoHit_1", () => fomoHit({ isOffline: false }), WIDTH.machine),
  labSprite("fomoHit_off", () => fomoHit({ isOffline: true }), WIDTH.machine),
];

const avatarFrames = (name: string, draw: (pose: Pose) => string): LabSprite[] => [
  ...frames(`${name}_idle`, 2, (frame) => draw(idlePose(frame)), WIDTH.avatar),
  ...frames(`${name}_walk`, WALK_FRAMES, (frame) => draw(walkPose(frame)), WIDTH.avatar),
];

const catFrames: readonly LabSprite[] = [
  ...frames("cat_idle", 3, (frame) => catAwake(idleCatPose(frame)), WIDTH.cat),
  ...frames("cat_walk", WALK_FRAMES, (frame) => catAwake(walkCatPose(frame)), WIDTH.cat),
  ...frames("cat_sleep", 2, catAsleep, WIDTH.cat),
];

/** Frames of the lab atlas: machines by level, avatar in three directions, cat, hit effect. */
export const labPictures: readonly Picture[] = [
  ...machinePictures,
  ...avatarFrames("player", scientistSide),
  ...avatarFrames("player_down", scientistFront),
  ...avatarFrames("player_up", scientistBack),
  ...catFrames,
  ...frames("hit", 6, hit, WIDTH.hit),
];
