import type { GameObjects, Scene } from "phaser";
import { backOut, quadOut } from "../easing.ts";
import { DEPTH } from "../room/depths.ts";
import type { Point } from "../room-geometry.ts";
import { type BattlePictures, itemFile } from "./battle-pictures.ts";

const POOL = 6;
const RISE_PX = 22;
/** Shares of its time: a card appears, flies from its user to its target, and fades. */
const APPEARS = 0.14;
const ARRIVES = 0.34;
const FADES = 0.78;

interface Card {
  image: GameObjects.Image;
  from: Point;
  to: Point;
  edge: number;
  ageMs: number;
  lifeMs: number;
  /** Number of the request; a picture that arrives late must not replace a newer one. */
  request: number;
}

/** How an item's picture is shown. */
export interface CardShowing {
  type: "tool" | "spell";
  name: string;
  /** Where it appears, and where it takes effect. */
  from: Point;
  to: Point;
  edge: number;
  lifeMs: number;
}

/** Pictures of tools and spells: they appear over their user and fly to where they take effect. */
export class ItemCards {
  private readonly pictures: BattlePictures;
  private readonly cards: Card[];
  private requests = 0;

  constructor(scene: Scene, pictures: BattlePictures) {
    this.pictures = pictures;
    this.cards = Array.from({ length: POOL }, () => ({
      image: scene.add
        .image(0, 0, "__DEFAULT")
        .setDepth(DEPTH.particles + 2)
        .setVisible(false),
      from: { x: 0, y: 0 },
      to: { x: 0, y: 0 },
      edge: 0,
      ageMs: 0,
      lifeMs: 0,
      request: 0,
    }));
  }

  /** Shows the picture of an item; without a picture nothing is shown. */
  show({ type, name, from, to, edge, lifeMs }: CardShowing): void {
    const card = this.cards[this.requests % POOL];
    if (!card) return;
    this.requests += 1;
    const request = this.requests;
    card.request = request;
    const file = itemFile(type, name);
    void this.pictures.load(file).then((there) => {
      const picture = there && card.image.scene ? this.pictures.loaded(file) : null;
      if (!picture || card.request !== request) return;
      card.image.setTexture(picture.texture);
      Object.assign(card, { from: { ...from }, to: { ...to }, edge, ageMs: 0, lifeMs });
    });
  }

  update(elapsedMs: number, calm: boolean): void {
    for (const card of this.cards) {
      if (card.ageMs >= card.lifeMs) continue;
      card.ageMs += elapsedMs;
      const share = Math.min(1, card.ageMs / card.lifeMs);
      card.image.setVisible(share < 1);
      if (share < 1) draw(card, share, calm);
    }
  }

  clear(): void {
    for (const card of this.cards) {
      card.ageMs = card.lifeMs;
      card.image.setVisible(false);
    }
  }
}

function draw({ image, from, to, edge }: Card, share: number, calm: boolean): void {
  const flown = calm ? 1 : quadOut(Math.min(1, Math.max(0, (share - APPEARS) / (ARRIVES - APPEARS))));
  const popped = calm ? 1 : Math.max(0.01, backOut(Math.min(1, share / APPEARS)));
  const bow = Math.sin(flown * Math.PI) * edge * 0.5;
  const rise = calm ? 0 : RISE_PX * Math.sin((share * Math.PI) / 2);
  image
    .setPosition(from.x + (to.x - from.x) * flown, from.y + (to.y - from.y) * flown - bow - rise)
    .setDisplaySize(edge * popped, edge * popped)
    .setAlpha(share < FADES ? 1 : (1 - share) / (1 - FADES));
}
