import type { Figure } from "../../kit/figure.ts";
import { radialGradient } from "../../kit/fill.ts";
import { glowSpot } from "../../kit/light.ts";
import { rect } from "../../kit/path.ts";
import { text } from "../../kit/text.ts";
import { DOOR_HEIGHT, DOOR_WIDTH, WALL_FOOT } from "./room-figure.ts";

export interface RoomDoorOptions {
  /** Left edge of the frame. */
  readonly x: number;
  readonly frame: string;
  readonly leaf: string;
  readonly seam: string;
  /** The reflection in the two panes. */
  readonly reflection: string;
  readonly reflectionOpacity: number;
  /** Number of the room behind it: one picture is for all languages. */
  readonly sign: string;
  readonly signColor: string;
}

const TOP = WALL_FOOT - DOOR_HEIGHT;
const LEAF = { inset: 9, top: TOP + 15, width: DOOR_WIDTH - 18 };

/** A double door down to the floor, with hazard stripes at the bottom, a lit sign and a mat in front of it. */
export function drawRoomDoor(figure: Figure, options: RoomDoorOptions): void {
  const { x, frame, leaf, seam, reflection, reflectionOpacity, sign, signColor } = options;
  const middle = x + DOOR_WIDTH / 2;
  const pane = (left: number): string =>
    `<rect x="${left}" y="${LEAF.top + 9}" width="19" height="25" rx="4" fill="#15244a"/>` +
    `<path d="M${left + 2} ${LEAF.top + 11}h8l-6 21h-2z" fill="${reflection}" opacity="${reflectionOpacity}"/>`;
  const arrow = (at: number): string => `M${at - 4} ${TOP + 10}l4 -4 4 4z`;
  const stripes = [0, 1, 2, 3, 4].map((i) => `M${x + 4 + i * 18} ${WALL_FOOT}l11 -11h8l-11 11z`).join("");
  drawMat(figure, middle, signColor);
  figure.part(rect(x, TOP, DOOR_WIDTH, DOOR_HEIGHT, 9), { color: frame, material: "metal", depth: 7 });
  figure.part(rect(x + LEAF.inset, LEAF.top, LEAF.width, WALL_FOOT - LEAF.top, 4), {
    color: leaf,
    depth: 6,
    occlusion: 0,
    over:
      `<path d="M${middle} ${LEAF.top}V${WALL_FOOT}" stroke="${seam}" stroke-width="2.4"/>` +
      `<path d="M${x + LEAF.inset} ${LEAF.top + 40}h${LEAF.width}" stroke="${seam}" stroke-width="1.6" opacity=".6"/>` +
      `${pane(middle - 26)}${pane(middle + 7)}<path d="${stripes}" fill="#f0b93b" opacity=".85"/>`,
  });
  figure.raw(
    `<rect x="${middle - 23}" y="${TOP + 3}" width="46" height="10" rx="3.4" fill="#0f2038"/>` +
      glowSpot(figure, middle, TOP + 8, 18, signColor, 0.18, 6) +
      [-14, 14].map((dx) => `<path d="${arrow(middle + dx)}" fill="${signColor}" opacity=".75"/>`).join("") +
      `<path d="${text(sign, middle, TOP + 8.2, 11, 700)}" fill="${signColor}"/>`,
  );
}

/** A flat mat with two arrows that point to the door, in the light of its sign. */
function drawMat(figure: Figure, x: number, light: string): void {
  const arrow = (dx: number): string => `M${x + dx - 8} 120l8 -7 8 7h-5l-3 -2.6 -3 2.6z`;
  const mat = (grow: number, paint: string): string =>
    `<path d="M${x - 33 - grow} ${103 - grow}H${x + 33 + grow}L${x + 37 + grow} ${125 + grow}H${x - 37 - grow}Z" ${paint} stroke-linejoin="round"/>`;
  const glow = radialGradient(figure, [
    [0, light, 0.42],
    [0.55, light, 0.12],
    [1, light, 0],
  ]);
  figure.raw(
    `<ellipse cx="${x}" cy="120" rx="96" ry="44" fill="${glow}"/>` +
      mat(1.6, 'fill="#120e30" opacity=".55"') +
      mat(0, 'fill="#2c2a5c" stroke="#1d1a44" stroke-width="1.6"') +
      mat(-4, `fill="none" stroke="${light}" stroke-width="1.2" stroke-dasharray="5 3.4" opacity=".55"`) +
      `<path d="${arrow(-13)}${arrow(13)}" fill="${light}" opacity=".7"/>`,
  );
}
