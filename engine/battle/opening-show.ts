import type { GameObjects, Scene } from "phaser";
import type { BattleView, SideIndex } from "../../rules/index.ts";
import type { BattlePort } from "../battle-port.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import { DEPTH } from "../room/depths.ts";
import type { BattlePictures } from "./battle-pictures.ts";
import { cardPose, OPENING, type OpeningPose, platePose } from "./opening-pose.ts";
import { SIDE_PLATE, sideEmblem, sidePlate } from "./side-emblem.ts";

const BACK = "card_back.webp";
const MOST_CARDS = 7;
const CARD_HEIGHT = 84;
/** Width of a card relative to its height. */
const CARD_SHAPE = 0.72;
const FAN_DEGREES = 5;
const FAN_GAP_PX = 4;
/** Height of a field for which everything is drawn at full size. */
const FULL_HEIGHT = 460;
/** Distance of the plates from the middle, as a share of the height; between them is the banner of the first turn. */
const UPPER_PLATE = 0.23;
const LOWER_PLATE = 0.17;
const SIDES = [0, 1] as const;

interface ShownSide {
  plate: GameObjects.Image;
  emblem: GameObjects.Image;
  name: GameObjects.Text;
  detail: GameObjects.Text;
  cards: GameObjects.Image[];
  count: number;
}

/**
 * The opening of a battle: both sides are introduced and their cards dealt. It lies over the empty field and delays
 * nothing; the first action sends it away.
 */
export class OpeningShow {
  private readonly scene: Scene;
  private readonly port: BattlePort;
  private readonly pictures: BattlePictures;
  private readonly resolution: number;
  private sides: readonly ShownSide[] | null = null;
  private ageMs: number = OPENING.endsMs;

  constructor(scene: Scene, port: BattlePort, pictures: BattlePictures, resolution: number) {
    this.scene = scene;
    this.port = port;
    this.pictures = pictures;
    this.resolution = resolution;
  }

  show(hands: readonly [number, number], { difficulty }: BattleView): void {
    this.hide();
    const names = this.port.names?.();
    if (!names) return;
    const detail = difficulty === null ? "" : this.port.rules.texts.difficulty[difficulty].name;
    this.sides = SIDES.map((side) => this.makeSide(side, names[side], side === 1 ? detail : "", hands[side]));
    this.ageMs = 0;
    void this.pictures.load(BACK).then((there) => {
      if (!there) return;
      for (const { cards } of this.sides ?? []) for (const card of cards) card.setTexture(BACK);
    });
  }

  /** Sends everything away, because the battle goes on. */
  leave(): void {
    this.ageMs = Math.max(this.ageMs, OPENING.leavesMs);
  }

  /** @param elapsedMs at normal speed */
  update(elapsedMs: number, calm: boolean): void {
    if (!this.sides) return;
    this.ageMs += elapsedMs;
    if (this.ageMs >= OPENING.endsMs) {
      this.hide();
      return;
    }
    for (const side of SIDES) this.place(side, calm);
  }

  hide(): void {
    for (const { plate, emblem, name, detail, cards } of this.sides ?? [])
      for (const part of [plate, emblem, name, detail, ...cards]) part.destroy();
    this.sides = null;
    this.ageMs = OPENING.endsMs;
  }

  private makeSide(side: SideIndex, name: string, detail: string, hand: number): ShownSide {
    const { scene } = this;
    const depth = DEPTH.floatingTexts - 2;
    const count = Math.min(MOST_CARDS, hand);
    return {
      plate: scene.add.image(0, 0, sidePlate(scene.textures, side)).setDepth(depth),
      emblem: scene.add.image(0, 0, sideEmblem(scene.textures, side)).setDepth(depth + 0.2),
      name: this.text(name, 26).setDepth(depth + 0.2),
      detail: this.text(detail, 16).setDepth(depth + 0.2),
      cards: Array.from({ length: count }, () => scene.add.image(0, 0, "__DEFAULT").setDepth(depth - 1)),
      count,
    };
  }

  private text(content: string, fontPx: number): GameObjects.Text {
    const { scene, resolution } = this;
    return scene.add
      .text(0, 0, content, {
        fontFamily: DISPLAY_FONT,
        fontSize: `${fontPx}px`,
        fontStyle: "700",
        color: "#f5f1ff",
        resolution,
      })
      .setOrigin(0.5);
  }

  private place(side: SideIndex, calm: boolean): void {
    const shown = this.sides?.[side];
    if (!shown) return;
    const width = this.scene.scale.width / this.resolution;
    const height = this.scene.scale.height / this.resolution;
    const scale = Math.min(1, height / FULL_HEIGHT, width / 420);
    // The player's half is the lower one; its plate comes from the left, the other one's from the right.
    const down = side === 0 ? 1 : -1;
    const plate = platePose(this.ageMs, calm);
    const x = width / 2 - down * (1 - plate.there) * width * 0.6;
    const y = height / 2 + down * height * (side === 0 ? LOWER_PLATE : UPPER_PLATE);
    placePlate(shown, { x, y }, scale, plate.alpha);
    for (let index = 0; index < shown.count; index++) {
      const card = shown.cards[index];
      if (!card) continue;
      const pose = cardPose(index, this.ageMs, calm);
      const fromMiddle = index - (shown.count - 1) / 2;
      placeCard(card, pose, { width, plateY: y, scale, down, fromMiddle });
    }
  }
}

function placePlate(
  { plate, emblem, name, detail }: ShownSide,
  { x, y }: { x: number; y: number },
  scale: number,
  alpha: number,
): void {
  const hasDetail = detail.text !== "";
  plate
    .setPosition(x, y)
    .setScale(scale / SIDE_PLATE.density)
    .setAlpha(alpha);
  name
    .setPosition(x, y - (hasDetail ? 10 : 0) * scale)
    .setScale(scale * Math.min(1, (SIDE_PLATE.width - 80) / Math.max(1, name.width)))
    .setAlpha(alpha);
  detail
    .setPosition(x, y + 17 * scale)
    .setScale(scale)
    .setAlpha(alpha);
  emblem
    .setPosition(x - (SIDE_PLATE.width / 2 - 34) * scale, y)
    .setScale(scale / SIDE_PLATE.density)
    .setAlpha(alpha);
}

interface CardSpot {
  width: number;
  /** Where its side's plate stands. */
  plateY: number;
  scale: number;
  down: number;
  fromMiddle: number;
}

/** A card flies from the deck beside the field into a fan behind its side's plate, and leaves outwards. */
function placeCard(card: GameObjects.Image, pose: OpeningPose, spot: CardSpot): void {
  const { width, plateY, scale, down, fromMiddle } = spot;
  const cardHeight = CARD_HEIGHT * scale;
  const deckX = width / 2 + down * width * 0.56;
  const toX = width / 2 + fromMiddle * cardHeight * CARD_SHAPE * 0.86;
  const fanY = plateY + down * ((SIDE_PLATE.height * scale + cardHeight) / 2 + FAN_GAP_PX);
  const bend = down * Math.abs(fromMiddle) ** 1.6 * 3 * scale;
  card
    .setPosition(
      deckX + (toX - deckX) * pose.there,
      fanY + bend - down * Math.sin(pose.there * Math.PI) * 40 * scale + down * pose.away * cardHeight,
    )
    .setDisplaySize(cardHeight * CARD_SHAPE, cardHeight)
    .setAngle((1 - pose.there) * 120 + fromMiddle * FAN_DEGREES * down)
    .setAlpha(pose.alpha);
}
