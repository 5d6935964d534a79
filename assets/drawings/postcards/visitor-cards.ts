import type { Postcard } from "./postcard.ts";

const rug = [400, 390, 1.35] as const;
const window1 = [240, 150, 1.7] as const;
const aquarium = [565, 150, 1.7] as const;
const floor = [330, 398, 1.25] as const;
const door = [550, 190, 1.6] as const;

/** The cards on which cats and creatures do something, by the keys of `rules/data/scenes.json` (`GAP-76`). */
export const VISITOR_CARDS: Readonly<Record<string, Postcard>> = {
  strayWindow: {
    room: 1,
    part: window1,
    light: "evening",
    things: [
      ["cat", 326, 128, 92],
      ["plant", 600, 470, 130],
    ],
  },
  strayLair: {
    room: 1,
    part: floor,
    light: "night",
    things: [
      ["catLair", 400, 440, 300],
      ["sleepingCat", 410, 452, 150, { glows: true }],
      ["sleep", 520, 300, 90, { glows: true }],
    ],
  },
  strayPaws: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["paw", 90, 430, 60, { turn: 60 }],
      ["paw", 190, 370, 60, { turn: 70 }],
      ["paw", 290, 410, 60, { turn: 70 }],
      ["paw", 400, 340, 60, { turn: 65 }],
      ["paw", 500, 380, 60, { turn: 60 }],
      ["paw", 610, 300, 60, { turn: 50 }],
      ["paw", 700, 330, 60, { turn: 50 }],
    ],
  },
  strayRug: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["sleepingCat", 400, 360, 230],
      ["heart", 540, 200, 70],
    ],
  },
  catKeyboard: {
    room: 1,
    part: aquarium,
    light: "night",
    things: [
      ["keys", 400, 470, 330],
      ["sleepingCat", 400, 410, 230],
      ["sleep", 560, 240, 90, { glows: true }],
    ],
  },
  catYarn: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["walkingCat", 290, 410, 220],
      ["yarn", 530, 420, 150],
    ],
  },
  catAquarium: { room: 1, part: aquarium, light: "night", things: [["cat", 330, 400, 210, { glows: true }]] },
  catBox: {
    room: 1,
    part: floor,
    light: "lamp",
    things: [
      ["cat", 400, 330, 180],
      ["box", 400, 460, 290],
    ],
  },
  catGift: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["cat", 290, 400, 230],
      ["sock", 520, 420, 130, { turn: 20 }],
      ["heart", 400, 150, 60],
    ],
  },
  bullxPlant: {
    room: 1,
    part: floor,
    light: "lamp",
    things: [
      ["bullx", 300, 440, 300],
      ["plant", 590, 460, 200, { turn: -8 }],
      ["crumbs", 520, 480, 120],
    ],
  },
  corvaxShiny: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["coin", 440, 410, 90, { turn: 20 }],
      ["corvax", 390, 400, 280],
    ],
  },
  cudogeNap: {
    room: 1,
    part: door,
    light: "evening",
    things: [
      ["cudoge", 410, 460, 290, { turn: 4 }],
      ["sleep", 560, 250, 100],
    ],
  },
  cvxlingTower: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["coins", 540, 400, 130],
      ["coins", 540, 280, 130],
      ["coins", 552, 165, 120, { turn: 4 }],
      ["cvxling", 290, 410, 240, { flip: true }],
    ],
  },
  etherionWall: {
    room: 2,
    part: [400, 200, 1.4],
    light: "night",
    things: [
      ["etherion", 390, 420, 300, { glows: true }],
      ["leaf", 590, 330, 90, { glows: true }],
    ],
  },
  fomotronButtons: {
    room: 1,
    part: [520, 170, 1.6],
    light: "lamp",
    things: [
      ["keys", 560, 470, 260],
      ["fomotron", 320, 460, 280, { flip: true }],
      ["star", 600, 240, 60],
      ["star", 690, 300, 50],
    ],
  },
  hugbloomWatered: {
    room: 2,
    part: [290, 260, 1.4],
    light: "lamp",
    things: [
      ["plant", 600, 450, 190, { turn: -30 }],
      ["hugbloom", 300, 450, 280],
      ["wateringCan", 470, 330, 130, { flip: true }],
      ["heart", 620, 220, 60],
    ],
  },
  minermoleHole: {
    room: 1,
    part: floor,
    light: "lamp",
    things: [
      ["hole", 530, 460, 260],
      ["minermole", 300, 440, 270, { flip: true }],
      ["crumbs", 640, 440, 90],
    ],
  },
  satoshiumCoins: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["satoshium", 300, 410, 280, { flip: true }],
      ["coins", 540, 420, 110],
      ["coins", 640, 430, 110],
    ],
  },
  xerdianStars: {
    room: 1,
    part: window1,
    light: "night",
    things: [
      ["xerdian", 360, 460, 280],
      ["star", 560, 180, 60, { glows: true }],
      ["star", 640, 260, 45, { glows: true }],
      ["star", 520, 300, 40, { glows: true }],
    ],
  },
  bullxHug: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["bullx", 470, 410, 280],
      ["hugbloom", 310, 420, 230, { flip: true }],
      ["heart", 400, 150, 90],
    ],
  },
  cardGame: {
    room: 1,
    part: rug,
    light: "evening",
    things: [
      ["corvax", 220, 390, 230, { flip: true }],
      ["cudoge", 590, 390, 230],
      ["cards", 380, 430, 100],
      ["cards", 460, 450, 90, { turn: 30 }],
    ],
  },
  moleRace: {
    room: 1,
    part: rug,
    light: "lamp",
    things: [
      ["minermole", 560, 260, 190, { turn: -6 }],
      ["minermole", 240, 440, 240, { turn: -8 }],
      ["star", 420, 230, 50],
    ],
  },
};
