import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { text } from "../../kit/text.ts";

export interface RoomDoorOptions {
  /** Left edge of the frame, 84 wide. */
  readonly x: number;
  readonly frame: string;
  readonly leaf: string;
  readonly seam: string;
  /** The reflection in the two panes. */
  readonly reflection: string;
  readonly reflectionOpacity: number;
  readonly sign: string;
  readonly signColor: string;
}

/** A double door with a hazard foot and a lit sign. */
export function drawRoomDoor(figure: Figure, options: RoomDoorOptions): void {
  const { x, frame, leaf, seam, reflection, reflectionOpacity, sign, signColor } = options;
  const pane = (left: number): string =>
    `<rect x="${left}" y="54" width="18" height="30" rx="4" fill="#15244a"/>` +
    `<path d="M${left + 2} 56h8l-6 26h-2z" fill="${reflection}" opacity="${reflectionOpacity}"/>`;
  const stripes = [0, 1, 2, 3].map((i) => `M${x + 10 + i * 18} 128l10 -10h8l-18 18z`).join("");
  figure.part(rect(x, 26, 84, 112, 10), { color: frame, material: "metal", depth: 7 });
  figure.part(rect(x + 10, 42, 64, 98, 5), {
    color: leaf,
    depth: 6,
    occlusion: 0,
    over:
      `<path d="M${x + 42} 40V142" stroke="${seam}" stroke-width="2.4"/>` +
      `<path d="M${x + 10} 96h64" stroke="${seam}" stroke-width="1.6" opacity=".6"/>` +
      `${pane(x + 18)}${pane(x + 48)}<path d="${stripes}" fill="#f0b93b" opacity=".85"/>`,
  });
  figure.raw(
    `<rect x="${x + 22}" y="29" width="40" height="9" rx="3" fill="#0f2038"/>` +
      `<path d="${text(sign, x + 42, 33.6, 8, 600, 0.6)}" fill="${signColor}"/>`,
  );
}
