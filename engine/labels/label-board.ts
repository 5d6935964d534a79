import type { Scene } from "phaser";
import { arrangeLabels, type LabelToPlace } from "./arrange-labels.ts";
import { LabelImage } from "./label-image.ts";

/** Kinds of labels in order of priority: earlier ones keep their positions. */
const ORDER = ["badge", "clock", "bubble", "tag", "picked"] as const;
type LabelKind = (typeof ORDER)[number];

/** Arranges all labels of the room so that none overlaps another. */
export class LabelBoard {
  private readonly scene: Scene;
  private readonly room: { width: number; height: number };
  private readonly labels = new Map<LabelImage, LabelKind>();
  private scale = 1;
  private isStale = false;

  constructor(scene: Scene, room: { width: number; height: number }) {
    this.scene = scene;
    this.room = room;
  }

  add(kind: LabelKind): LabelImage {
    const changed = () => {
      this.isStale = true;
    };
    const label = new LabelImage(this.scene, changed, (gone) => {
      this.labels.delete(gone);
      changed();
    });
    label.setScale(this.scale);
    this.labels.set(label, kind);
    return label;
  }

  /** @param scale 1 on a large canvas, more when the canvas is shown small */
  setScale(scale: number): void {
    if (scale === this.scale) return;
    this.scale = scale;
    for (const label of this.labels.keys()) label.setScale(scale);
    this.isStale = true;
  }

  /** Arranges the labels again after one of them changed. */
  update(): void {
    if (!this.isStale) return;
    this.isStale = false;
    const shown = [...this.labels]
      .flatMap(([label, kind]) => {
        const { toPlace } = label;
        return toPlace ? [{ label, toPlace, rank: ORDER.indexOf(kind) }] : [];
      })
      .sort((one, other) => one.rank - other.rank || byPosition(one.toPlace, other.toPlace));
    const places = arrangeLabels(
      shown.map(({ toPlace }) => toPlace),
      this.room,
    );
    for (const [index, place] of places.entries()) shown[index]?.label.put(place);
  }
}

/**
 * Compares labels by position, back to front and then left to right, so that the result does not depend on the order
 * in which they were added.
 */
function byPosition({ preferred: one }: LabelToPlace, { preferred: other }: LabelToPlace): number {
  return one.y - other.y || one.x - other.x;
}
