import type { GameObjects, Scene } from "phaser";
import type { RuleSet, SideIndex } from "../../rules/index.ts";
import { DISPLAY_FONT } from "../pictures/display-font.ts";
import { DEPTH } from "../room/depths.ts";
import type { BattleLayout } from "./battle-layout.ts";
import { SIDE_COLORS, sideEmblem } from "./side-emblem.ts";

const BAND = { height: 52, colors: [0x123f57, 0x5c1a28], alpha: 0.86, edge: 3 };
/** Below the words over creatures, which must be read while the turn changes. */
const DEPTH_OF_BAND = DEPTH.floatingTexts - 1;
const MARGIN_PX = 12;
/** Distance of the side's emblem from the text. */
const EMBLEM_PX = 26;

/**
 * The banner that announces whose turn begins, for the duration of the turn change (`BAT-181`). It lies over the field,
 * takes no input, and shows the side by colour, emblem and the direction it comes from.
 */
export class TurnBanner {
  private layout: BattleLayout | null = null;
  private readonly lifeMs: number;
  private readonly band: GameObjects.Rectangle;
  private readonly edges: GameObjects.Rectangle[];
  private readonly emblems: GameObjects.Image[];
  private readonly text: GameObjects.Text;
  private side: SideIndex = 0;
  private ageMs = Number.POSITIVE_INFINITY;

  constructor(scene: Scene, rules: RuleSet, resolution: number) {
    this.lifeMs = rules.ui.turnTransitionMs;
    this.band = scene.add
      .rectangle(0, 0, 1, BAND.height, BAND.colors[0])
      .setDepth(DEPTH_OF_BAND)
      .setVisible(false);
    this.edges = [0, 1].map(() =>
      scene.add
        .rectangle(0, 0, 1, BAND.edge, 0xffffff)
        .setDepth(DEPTH_OF_BAND + 0.1)
        .setVisible(false),
    );
    this.emblems = [0, 1].map(() =>
      scene.add
        .image(0, 0, sideEmblem(scene.textures, 0))
        .setDepth(DEPTH_OF_BAND + 0.1)
        .setVisible(false),
    );
    this.text = scene.add
      .text(0, 0, "", {
        fontFamily: DISPLAY_FONT,
        fontSize: "28px",
        fontStyle: "700",
        color: "#f5f1ff",
        resolution,
      })
      .setOrigin(0.5)
      .setDepth(DEPTH_OF_BAND + 0.1)
      .setVisible(false);
  }

  show(content: string, side: SideIndex): void {
    this.side = side;
    this.text.setText(content);
    this.band.setFillStyle(BAND.colors[side]);
    const color = Number.parseInt(SIDE_COLORS[side].slice(1), 16);
    for (const edge of this.edges) edge.setFillStyle(color);
    for (const emblem of this.emblems) emblem.setTexture(sideEmblem(this.band.scene.textures, side));
    this.ageMs = 0;
  }

  arrange(layout: BattleLayout): void {
    this.layout = layout;
  }

  /** @param elapsedMs at normal speed: the banner lasts as long as its beat */
  update(elapsedMs: number, calm: boolean): void {
    if (this.ageMs >= this.lifeMs) return;
    this.ageMs += elapsedMs;
    const { alpha, shift, shown } = turnBannerLook(this.ageMs / this.lifeMs, calm);
    if (!shown) {
      this.hide();
      return;
    }
    const { layout } = this;
    if (!layout) return;
    const { left, width } = layout.area;
    const centre = left + width / 2;
    // Directly above the strip between the rows, where the screens show the current action.
    const y = layout.middle - (layout.strip + BAND.height) / 2;
    const middle = centre + (this.side === 0 ? shift : -shift);
    this.band
      .setPosition(layout.width / 2, y)
      .setDisplaySize(layout.width, BAND.height)
      .setAlpha(alpha * BAND.alpha)
      .setVisible(true);
    this.edges.forEach((edge, index) => {
      const edgeY = y + (index === 0 ? -1 : 1) * (BAND.height / 2 - BAND.edge / 2);
      edge
        .setPosition(layout.width / 2, edgeY)
        .setDisplaySize(layout.width, BAND.edge)
        .setAlpha(alpha)
        .setVisible(true);
    });
    const room = width - 2 * (MARGIN_PX + 2 * EMBLEM_PX);
    const scale = Math.min(1, room / Math.max(1, this.text.width));
    this.text.setPosition(middle, y).setScale(scale).setAlpha(alpha).setVisible(true);
    this.emblems.forEach((emblem, index) => {
      const beside = (index === 0 ? -1 : 1) * ((this.text.width * scale) / 2 + EMBLEM_PX);
      emblem
        .setPosition(middle + beside, y)
        .setScale(0.5)
        .setAlpha(alpha)
        .setVisible(true);
    });
  }

  hide(): void {
    this.ageMs = Number.POSITIVE_INFINITY;
    this.band.setVisible(false);
    this.text.setVisible(false);
    for (const part of [...this.edges, ...this.emblems]) part.setVisible(false);
  }
}

/** Appearance of the turn banner at one moment of its lifetime. */
interface TurnBannerLook {
  alpha: number;
  /** Horizontal offset from the centre in pixels. */
  shift: number;
  shown: boolean;
}

/** Shares of its lifetime in which it appears and disappears. */
const COMES = 0.25;
const GOES = 0.25;
const SHIFT_PX = 60;

/**
 * Returns the banner's appearance: it slides in and fades out (`BAT-181`); with reduced motion it appears and
 * disappears at once.
 */
export function turnBannerLook(share: number, calm: boolean): TurnBannerLook {
  if (!(share < 1)) return { alpha: 0, shift: 0, shown: false };
  if (calm) return { alpha: 1, shift: 0, shown: true };
  const come = Math.min(1, share / COMES);
  const stay = Math.min(1, (1 - share) / GOES);
  return { alpha: Math.min(come, stay), shift: -SHIFT_PX * (1 - come) ** 3, shown: true };
}
