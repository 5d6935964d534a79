import type { GameObjects, Scene } from "phaser";
import type { CreatureView } from "../../rules/index.ts";
import type { Point } from "../room/room-geometry.ts";
import type { BattlePictures } from "./battle-pictures.ts";

const EDGE = 22;
const GAP = 3;
const MOST = 4;

/** Icons of statuses, most urgent first. */
const STATUSES: readonly { icon: string; holds: (creature: CreatureView) => boolean }[] = [
  { icon: "icon_stun.svg", holds: ({ isStunned }) => isStunned },
  { icon: "icon_charge.svg", holds: ({ isCharging }) => isCharging },
  { icon: "icon_stance.svg", holds: ({ isDefending }) => isDefending },
  { icon: "icon_barrier.svg", holds: ({ barrier }) => barrier > 0 },
  { icon: "icon_surge.svg", holds: ({ nextAttackBonus }) => nextAttackBonus > 0 },
  { icon: "icon_shield.svg", holds: ({ buffs }) => buffs.length > 0 },
  {
    icon: "icon_drain.svg",
    holds: ({ activeEffects, buffs }) => activeEffects.length > buffs.length,
  },
];

/** File names of the status icons. */
export const STATUS_FILES: readonly string[] = STATUSES.map(({ icon }) => icon);

/** The status icons of a creature. */
export class StatusIcons {
  private readonly images: GameObjects.Image[];
  private readonly pictures: BattlePictures;
  private shown = 0;

  constructor(scene: Scene, pictures: BattlePictures, depth: number) {
    this.pictures = pictures;
    this.images = Array.from({ length: MOST }, () =>
      scene.add.image(0, 0, "__DEFAULT").setDepth(depth).setVisible(false),
    );
  }

  show(creature: CreatureView): void {
    const icons = STATUSES.filter(({ holds }) => holds(creature)).slice(0, MOST);
    this.shown = 0;
    for (const { icon } of icons) {
      const picture = this.pictures.loaded(icon);
      const image = this.images[this.shown];
      if (!picture || !image) continue;
      image.setTexture(picture.texture).setDisplaySize(EDGE, EDGE);
      this.shown += 1;
    }
    this.images.forEach((image, index) => {
      image.setVisible(index < this.shown);
    });
  }

  /** Places the icons side by side above a point. */
  place({ x, y }: Point): void {
    const width = this.shown * EDGE + (this.shown - 1) * GAP;
    this.images.forEach((image, index) => {
      image.setPosition(x - width / 2 + EDGE / 2 + index * (EDGE + GAP), y);
    });
  }

  setAlpha(alpha: number): void {
    for (const image of this.images) image.setAlpha(alpha);
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
  }
}
