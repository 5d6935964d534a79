import type { Postcard } from "./postcard.ts";

const rug = [400, 390, 1.35] as const;
const window1 = [240, 150, 1.7] as const;
const floor = [330, 398, 1.25] as const;
const wide = [400, 330, 1.02] as const;
const door = [550, 190, 1.6] as const;

/** The cards of the machines, of the rooms and of everybody together, by the keys of `rules/data/scenes.json` (`GAP-76`). */
export const LAB_CARDS: Readonly<Record<string, Postcard>> = {
  lairPurr: {
    room: 1,
    part: floor,
    light: "night",
    things: [
      ["catLair", 400, 440, 320],
      ["note", 200, 240, 80, { glows: true }],
      ["note", 590, 200, 90, { glows: true }],
      ["heart", 500, 130, 50, { glows: true }],
    ],
  },
  reactorTune: {
    room: 1,
    part: [400, 180, 1.5],
    light: "evening",
    things: [
      ["reactor", 400, 470, 270, { glows: true }],
      ["note", 190, 300, 90, { glows: true }],
      ["note", 620, 260, 80, { glows: true, turn: 10 }],
    ],
  },
  amplifierGlow: {
    room: 1,
    part: floor,
    light: "dark",
    things: [
      ["amplifier", 400, 450, 300, { glows: true }],
      ["moth", 250, 180, 80, { glows: true, turn: -20 }],
      ["moth", 550, 150, 70, { glows: true, turn: 15 }],
      ["moth", 600, 260, 60, { glows: true }],
    ],
  },
  incubatorWarm: {
    room: 2,
    part: [400, 380, 1.2],
    light: "evening",
    things: [
      ["incubator", 400, 400, 280],
      ["cvxling", 220, 450, 180, { flip: true }],
      ["cudoge", 600, 450, 190],
      ["sleepingCat", 420, 480, 140],
      ["sleep", 640, 210, 70],
    ],
  },
  fomoHitAlarm: {
    room: 2,
    part: [400, 330, 1.2],
    light: "night",
    things: [
      ["fomoHit", 400, 460, 300, { glows: true }],
      ["bell", 180, 280, 120, { glows: true, turn: -15 }],
      ["bell", 620, 280, 120, { glows: true, turn: 15 }],
    ],
  },
  moonlight: {
    room: 2,
    part: wide,
    light: "night",
    things: [
      ["hugbloom", 250, 430, 170],
      ["xerdian", 420, 400, 170, { glows: true }],
      ["cudoge", 590, 440, 170],
    ],
  },
  ivyLeaf: {
    room: 2,
    part: [270, 200, 1.5],
    light: "lamp",
    things: [
      ["leaf", 400, 260, 130],
      ["hugbloom", 230, 460, 220, { flip: true }],
      ["cvxling", 580, 460, 210],
      ["cake", 410, 470, 120],
    ],
  },
  starChart: {
    room: 2,
    part: [533, 170, 1.5],
    light: "night",
    things: [
      ["star", 350, 190, 90, { glows: true }],
      ["walkingCat", 520, 230, 110, { glows: true }],
      ["xerdian", 250, 470, 230, { flip: true }],
    ],
  },
  shootingStar: {
    room: 1,
    part: window1,
    light: "night",
    things: [
      ["shootingStar", 360, 190, 150, { glows: true }],
      ["bullx", 170, 480, 190, { flip: true }],
      ["corvax", 620, 480, 190],
    ],
  },
  powerCut: {
    room: 1,
    part: rug,
    light: "dark",
    things: [
      ["lantern", 400, 430, 130, { glows: true }],
      ["cudoge", 200, 440, 200, { flip: true, glows: true }],
      ["minermole", 600, 440, 200, { glows: true }],
    ],
  },
  sweeping: {
    room: 1,
    part: floor,
    light: "lamp",
    things: [
      ["crumbs", 540, 470, 130],
      ["broom", 420, 450, 240],
      ["star", 620, 260, 50],
      ["star", 220, 300, 40],
    ],
  },
  letter: { room: 1, part: door, light: "evening", things: [["letter", 420, 470, 220, { turn: -8 }]] },
  delivery: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["fomotron", 240, 410, 230, { flip: true }],
      ["pizza", 430, 430, 130, { turn: 10 }],
      ["box", 600, 430, 190],
    ],
  },
  dance: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["cvxling", 190, 400, 190, { turn: -10 }],
      ["bullx", 400, 400, 220, { turn: 8 }],
      ["satoshium", 610, 400, 190, { turn: -8, flip: true }],
      ["note", 300, 160, 80],
      ["note", 520, 140, 70, { turn: 14 }],
    ],
  },
  birthday: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["etherion", 220, 390, 210, { flip: true }],
      ["hugbloom", 590, 400, 210],
      ["cake", 400, 430, 190, { glows: true }],
      ["star", 400, 130, 60],
    ],
  },
  picnic: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["cudoge", 200, 400, 190, { flip: true }],
      ["satoshium", 610, 400, 190],
      ["basket", 400, 400, 160],
      ["pizza", 480, 440, 90],
    ],
  },
  hideAndSeek: {
    room: 1,
    part: floor,
    light: "lamp",
    things: [
      ["cvxling", 620, 300, 120],
      ["reactor", 560, 420, 230],
      ["corvax", 220, 450, 250, { flip: true }],
    ],
  },
  groupPicture: {
    room: 1,
    part: wide,
    light: "lamp",
    things: [
      ["xerdian", 180, 380, 160, { flip: true }],
      ["bullx", 330, 380, 180, { flip: true }],
      ["scientist", 440, 390, 140],
      ["hugbloom", 560, 380, 160],
      ["etherion", 680, 380, 160],
      ["minermole", 290, 470, 150, { flip: true }],
      ["cudoge", 550, 475, 150, { turn: 14 }],
      ["camera", 710, 480, 100],
    ],
  },
};
