import { catAsleep } from "../actors/cat-asleep.ts";
import { catAwake } from "../actors/cat-awake.ts";
import { idleCatPose, walkCatPose } from "../actors/cat-pose.ts";
import { scientistFront } from "../actors/scientist-front.ts";
import { idlePose } from "../actors/scientist-pose.ts";
import { nestedPicture } from "../brand/nested-picture.ts";
import { bullxForm1 } from "../creatures/bullx/form1.ts";
import { corvaxForm1 } from "../creatures/corvax/form1.ts";
import { cudogeForm1 } from "../creatures/cudoge/form1.ts";
import { cvxlingForm1 } from "../creatures/cvxling/form1.ts";
import { etherionForm1 } from "../creatures/etherion/form1.ts";
import { fomotronForm1 } from "../creatures/fomotron/form1.ts";
import { hugbloomForm1 } from "../creatures/hugbloom/form1.ts";
import { minermoleForm1 } from "../creatures/minermole/form1.ts";
import { satoshiumForm1 } from "../creatures/satoshium/form1.ts";
import { xerdianForm1 } from "../creatures/xerdian/form1.ts";
import { drawnIcon, type IconDrawing } from "../icons/icon-drawing.ts";
import { amplifier } from "../machines/amplifier.ts";
import { catLair } from "../machines/cat-lair.ts";
import { fomoHit } from "../machines/fomo-hit.ts";
import { incubator } from "../machines/incubator.ts";
import { reactor } from "../machines/reactor.ts";
import { room1 } from "../rooms/room1.ts";
import { room2 } from "../rooms/room2.ts";
import { SIGNS } from "./signs.ts";
import { THINGS } from "./things.ts";

const WIDTH = 800;
const HEIGHT = 500;
const ROOM_WIDTH = 800;

const CAST = {
  bullx: bullxForm1,
  corvax: corvaxForm1,
  cudoge: cudogeForm1,
  cvxling: cvxlingForm1,
  etherion: etherionForm1,
  fomotron: fomotronForm1,
  hugbloom: hugbloomForm1,
  minermole: minermoleForm1,
  satoshium: satoshiumForm1,
  xerdian: xerdianForm1,
  cat: () => catAwake(idleCatPose(0)),
  walkingCat: () => catAwake(walkCatPose(2)),
  sleepingCat: () => catAsleep(0),
  scientist: () => scientistFront(idlePose(0)),
  catLair: () => catLair(2),
  reactor: () => reactor(2),
  amplifier: () => amplifier(3),
  incubator: () => incubator(2),
  fomoHit: () => fomoHit({ isOffline: false }),
} as const;

const PROPS = { ...THINGS, ...SIGNS };

const isProp = (name: string): name is keyof typeof PROPS => Object.hasOwn(PROPS, name);

/** The light over the whole card, by its colour and how much of it. */
const LIGHTS = {
  lamp: null,
  evening: ["#ff9d5c", 0.2],
  night: ["#101043", 0.5],
  dark: ["#07061c", 0.72],
} as const;

/** A figure or a prop: the middle of its foot and its width on the card of 800 x 500. */
export type CardThing = readonly [
  name: keyof typeof CAST | keyof typeof PROPS,
  x: number,
  foot: number,
  width: number,
  how?: { readonly flip?: true; readonly turn?: number; readonly glows?: true },
];

export interface Postcard {
  readonly room: 1 | 2;
  /** The part of the room that is shown: its middle in the room's 800 x 600, and how much larger it is drawn. */
  readonly part: readonly [x: number, y: number, zoom: number];
  readonly light: keyof typeof LIGHTS;
  /** From back to front. Those that glow stand above the light. */
  readonly things: readonly CardThing[];
}

/** The picture of a scene in the album: a part of a room with whoever was there; 800 x 500. */
export function postcard({ room, part: [x, y, zoom], light, things }: Postcard): string {
  const place = { x: WIDTH / 2 - x * zoom, y: HEIGHT / 2 - y * zoom, width: ROOM_WIDTH * zoom };
  const drawn = things.map((thing, index) => ({ glows: thing[4]?.glows, svg: drawnThing(thing, index) }));
  const shade = LIGHTS[light];
  const veil = shade
    ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="${shade[0]}" opacity="${shade[1]}"/>`
    : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    nestedPicture(room === 1 ? room1() : room2(), place, "room-") +
    drawn.map(({ glows, svg }) => (glows ? "" : svg)).join("") +
    veil +
    drawn.map(({ glows, svg }) => (glows ? svg : "")).join("") +
    "</svg>"
  );
}

function drawnThing([name, x, foot, width, { flip, turn = 0 } = {}]: CardThing, index: number): string {
  const prefix = `${name}-${index}-`;
  const picture = isProp(name) ? drawnIcon(name, PROPS[name] as IconDrawing) : CAST[name]();
  const [, across = 1, down = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? []).map(Number);
  const height = (width * down) / across;
  const nested = nestedPicture(picture, { x: -width / 2, y: -height, width }, prefix);
  const mirror = flip ? " scale(-1 1)" : "";
  return `<g transform="translate(${x} ${foot}) rotate(${turn})${mirror}">${nested}</g>`;
}
