import type { GameObjects, Scene } from "phaser";
import { type RuleSet, sizeOf } from "../../rules/index.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { nameOnPlate } from "../pictures/plate-name.ts";
import type { RoomSnapshot } from "../port.ts";
import type { Box, Point } from "../room-geometry.ts";
import { DEPTH } from "./depths.ts";

/** The middle of the rug that each room has; bought ones lie over it. */
const RUG_MIDDLE: Point = { x: 400, y: 372 };
/** Sizes of the drawings, and where in them the middle of a rug is. */
const SIZES = {
  rug: { width: 364, height: 236, middle: { x: 182, y: 112 } },
  window: { width: 104, height: 80 },
  light: { width: 200, height: 112 },
  front: { width: 160, height: 88 },
  plate: { width: 148, height: 42 },
} as const;

const WINDOW_TOP = 10;
/** Where the light of a window begins, from the window's middle and the top of the room. */
const LIGHT_AT: Point = { x: -78, y: 92 };
/** How far what hangs before a window begins to its left. */
const FRONT_LEFT = 28;

/**
 * Where the middle of the window may be in each room: it covers a window or a thing on the wall, and nothing by half. It
 * hangs where machines hide the least of it, at the first of equally good places.
 */
const WINDOW_MIDDLES: Readonly<
  Record<number, { asBuilt: readonly number[]; themes: Readonly<Record<string, readonly number[]>> }>
> = {
  1: {
    asBuilt: [196, 604],
    themes: { catnipGarden: [216.5, 586], sunset: [223, 605], arena: [215, 535], crystalCave: [215, 607] },
  },
  2: {
    asBuilt: [586, 744],
    themes: {
      catnipGarden: [195.8, 586],
      sunset: [255, 676],
      arena: [344.5, 506, 666],
      crystalCave: [196, 558, 653],
    },
  },
};
const OTHER_MIDDLES = [216, 586];

/** Height of the sign over a machine that is ready. */
const SIGN_ABOVE = 30;

/** The plate stands at the front edge of the room, below the lowest machine: nothing hides it. */
const PLATE_AT: Point = { x: 326, y: 560 };
/** The middle of the field of the name on a plate. */
const NAME_AT: Point = { x: 74, y: 24.5 };

/** A picture of a bought decoration and where it is drawn. */
export interface Furniture {
  picture: string;
  box: Box;
  depth: number;
}

interface FurnishedRoom extends Pick<RoomSnapshot, "room" | "decorations"> {
  /** The squares of the machines in that room. */
  machines: readonly Box[];
}

/** What is drawn of the bought decorations in a room, from the back to the front (`GAP-81`, `GAP-64`). */
export function furnitureOf({ room, decorations, machines }: FurnishedRoom): Furniture[] {
  const { rugs, windows, themes, plate } = decorations;
  const [rug, window] = [rugs[room], windows[room]];
  return [
    ...(rug === undefined ? [] : [rugFurniture(rug)]),
    ...(window === undefined ? [] : windowFurniture(window, room, themes[room] ?? null, machines)),
    ...(plate === null
      ? []
      : [{ picture: `plate_${plate}`, box: { ...PLATE_AT, ...SIZES.plate }, depth: DEPTH.plate }]),
  ];
}

function rugFurniture(key: string): Furniture {
  const { middle, width, height } = SIZES.rug;
  const box = { x: RUG_MIDDLE.x - middle.x, y: RUG_MIDDLE.y - middle.y, width, height };
  return { picture: `rug_${key}`, box, depth: DEPTH.rug };
}

function windowFurniture(
  key: string,
  room: number,
  theme: string | null,
  machines: readonly Box[],
): Furniture[] {
  const places = WINDOW_MIDDLES[room];
  const middles = (theme === null ? places?.asBuilt : places?.themes[theme]) ?? OTHER_MIDDLES;
  const hidden = middles.map((at) => hiddenArea(windowBox(at), machines));
  const middle = middles[hidden.indexOf(Math.min(...hidden))] ?? 0;
  const box = windowBox(middle);
  const light = { x: middle + LIGHT_AT.x, y: LIGHT_AT.y, ...SIZES.light };
  const front = { x: box.x - FRONT_LEFT, y: 0, ...SIZES.front };
  return [
    { picture: `window_${key}_light`, box: light, depth: DEPTH.rug },
    { picture: `window_${key}`, box, depth: DEPTH.window },
    // In a room as built, its lamp and its plant hang before the first place.
    ...(theme === null && middle === middles[0]
      ? [{ picture: `window_front${room}`, box: front, depth: DEPTH.windowFront }]
      : []),
  ];
}

function windowBox(middle: number): Box {
  return { x: middle - SIZES.window.width / 2, y: WINDOW_TOP, ...SIZES.window };
}

function machineSquares(rules: RuleSet, { lab, room }: Pick<RoomSnapshot, "lab" | "room">): Box[] {
  const side = sizeOf(rules, "machine");
  return lab.machines
    .filter((machine) => machine.room === room)
    .map(({ x, y }) => ({ x, y, width: side, height: side }));
}

/** How much of a box machines and what is written above them may cover, in square pixels. */
function hiddenArea(box: Box, machines: readonly Box[]): number {
  return machines.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(box.x + box.width, x + width) - Math.max(box.x, x);
    const down = Math.min(box.y + box.height, y + height) - Math.max(box.y, y - SIGN_ABOVE);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

/** The bought decorations of the room that is shown: rug, window, and the plate with the owner's name. */
export class Furnishing {
  private readonly scene: Scene;
  private readonly pictures: Pictures;
  private readonly rules: RuleSet;
  private readonly images = new Map<string, GameObjects.Image>();
  private readonly name: GameObjects.Image;
  private wanted: readonly Furniture[] = [];
  private named: Pick<RoomSnapshot, "decorations" | "owner"> | null = null;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.scene = scene;
    this.rules = rules;
    this.pictures = pictures;
    this.name = scene.add.image(0, 0, "__DEFAULT").setDepth(DEPTH.plate).setVisible(false);
  }

  /** Shows the decorations of a snapshot; a picture is loaded when it comes to be needed. */
  sync(snapshot: RoomSnapshot): void {
    const asked = new Set(this.wanted.map(({ picture }) => picture));
    this.wanted = furnitureOf({ ...snapshot, machines: machineSquares(this.rules, snapshot) });
    this.named = snapshot;
    this.draw();
    for (const { picture } of this.wanted)
      if (!asked.has(picture))
        void this.pictures.loadSingle(picture).then((isThere) => {
          if (isThere && this.name.active) this.draw();
        });
  }

  private draw(): void {
    const shown = new Set(this.wanted.map(({ picture }) => picture));
    for (const [picture, image] of this.images) image.setVisible(shown.has(picture));
    for (const { picture, box, depth } of this.wanted) {
      const texture = this.pictures.single(picture);
      if (!texture) continue;
      const image = this.images.get(picture) ?? this.scene.add.image(0, 0, texture.texture).setOrigin(0, 0);
      this.images.set(picture, image);
      image.setPosition(box.x, box.y).setDisplaySize(box.width, box.height).setDepth(depth);
    }
    if (this.named) this.writeName(this.named);
  }

  private writeName({ decorations: { plate }, owner }: Pick<RoomSnapshot, "decorations" | "owner">): void {
    const isShown = plate !== null && this.pictures.single(`plate_${plate}`) !== null;
    this.name.setVisible(isShown);
    if (!isShown) return;
    const { texture } = nameOnPlate(this.scene.textures, plate, owner);
    this.name.setTexture(texture).setScale(0.5);
    this.name.setPosition(PLATE_AT.x + NAME_AT.x, PLATE_AT.y + NAME_AT.y);
    this.scene.children.bringToTop(this.name);
  }
}
