import type { Figure } from "../../kit/figure.ts";
import type { SkirtingColors, TrimColors } from "../rooms/room-edges.ts";

/** How the floor is laid; each follows the cells of the game. */
export type FloorPattern = "tiles" | "planks" | "plates" | "stones";

/** Colors and furniture of a theme. Everything hangs on the wall or lies on the floor (`GAP-64`). */
export interface RoomTheme {
  readonly wall: readonly [top: string, middle: string, low: string];
  /** Panels of the wall: their surface, their light edge, their dark edge. */
  readonly panel: readonly [surface: string, light: string, dark: string];
  readonly beam: string;
  readonly floor: readonly [top: string, middle: string, low: string];
  readonly pattern: FloorPattern;
  /** Fields of the floor: every other one light or dark, and their edges. */
  readonly field: {
    readonly light: string;
    readonly dark: string;
    readonly edge: string;
    readonly joint: string;
  };
  readonly skirting: SkirtingColors;
  readonly trims: TrimColors;
  readonly vignette: string;
  /** Light on the floor: below the lamps, and at the lower edge. */
  readonly light: readonly [lamps: string, low: string];
  /** From outside to inside, with the color of the emblem. */
  readonly rug: { readonly rings: readonly string[]; readonly emblem: string };
  readonly door: {
    readonly frame: string;
    readonly leaf: string;
    readonly seam: string;
    readonly sign: string;
  };
  /** The picture in the middle of the rug, at (0, 0), about 60 wide. */
  emblem(color: string): string;
  /** What hangs on the wall between two x. */
  furnish(figure: Figure, from: number, to: number, random: () => number): void;
  /** A lamp under the beam. */
  lamp(figure: Figure, x: number): void;
}
