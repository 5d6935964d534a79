import type { Figure } from "../../kit/figure.ts";
import { glowSpot, spark } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { blob, poly, rect } from "../../kit/path.ts";
import { roomFigure } from "../rooms/room-figure.ts";

/** Size of a plate in pixels of the game, `engine/room/furnishing.ts` writes the name on it. */
export const PLATE = { width: 148, height: 42 } as const;

/** A plate with the field for the name; it stands at the front edge of the room. */
function plate(draw: (figure: Figure) => void): string {
  const figure = roomFigure(PLATE);
  figure.at({ x: 6, y: 5, ox: 0, oy: 0 }, () => draw(figure));
  return figure.render();
}

const bolt = (x: number, y: number, color: string, light: string): string =>
  `<circle cx="${x}" cy="${y}" r="2.600" fill="${LINE}"/><circle cx="${x}" cy="${y}" r="1.900" fill="${color}"/><circle cx="${x - 0.6}" cy="${y - 0.6}" r=".8" fill="${light}"/>`;

/** A board from the beach, with a shell and a starfish. */
const wood = (): string =>
  plate((figure) => {
    const board = blob([
      [4, 9, "c"],
      [30, 6],
      [70, 7.5],
      [108, 6],
      [132, 8, "c"],
      [129, 16],
      [132, 24],
      [130, 31, "c"],
      [96, 32.5],
      [60, 31],
      [24, 33],
      [6, 31, "c"],
      [8, 22],
      [5, 15],
    ]);
    figure.part(board, {
      color: "#b9875c",
      depth: 5,
      deco:
        '<path d="M6 13q40 -3 64 0t60 -1M8 20q50 4 122 -1M6 27q30 -3 60 0t64 -1" fill="none" stroke="#7c5238" stroke-width="1.100" opacity=".5"/>' +
        '<ellipse cx="118" cy="24" rx="5" ry="2.400" fill="none" stroke="#7c5238" stroke-width="1" opacity=".6"/>',
    });
    figure.part("M5 34Q3 25 10 23Q17 25 15 34Q10 36.500 5 34Z", {
      color: "#ffd3c2",
      depth: 3,
      occlusion: 0.3,
      over: '<path d="M10 34v-10M7.500 34l-1 -8M12.500 34l1 -8" stroke="#d98a7a" stroke-width=".9"/>',
    });
    figure.part(star(126, 10, 6.5), { color: "#ff9a4a", depth: 3, occlusion: 0.3 });
  });

const star = (x: number, y: number, r: number): string =>
  poly(
    Array.from({ length: 10 }, (_, i) => {
      const turn = (i / 10) * Math.PI * 2 - Math.PI / 2 + 0.2;
      const reach = i % 2 ? r * 0.48 : r;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
    }),
    1.6,
  );

/** Polished brass with four screws and a little gauge of light. */
const brass = (): string =>
  plate((figure) => {
    figure.part(rect(3, 6, 130, 27, 5), { color: "#e3b25a", material: "metal", depth: 6 });
    figure.part(rect(7, 9.5, 122, 20, 3), {
      color: "#f2cf80",
      material: "metal",
      depth: 4,
      occlusion: 0,
      inner: 0.9,
    });
    for (const x of [8, 128]) for (const y of [10.5, 28.5]) figure.raw(bolt(x, y, "#b07c2c", "#fff3c8"));
    figure.raw(
      '<path d="M16 13q40 -3 78 0" stroke="#fff8dc" stroke-width="2" fill="none" opacity=".8" stroke-linecap="round"/>',
    );
  });

/** A dark panel with a tube of pink light round it, and a crow of cyan light. */
const neon = (): string =>
  plate((figure) => {
    figure.part(rect(3, 6, 130, 27, 9), { color: "#2b2560", depth: 5 });
    const tube = rect(7, 10, 122, 19, 7);
    figure.raw(
      `<path d="${tube}" fill="none" stroke="#ff4fa8" stroke-width="5" opacity=".55" ${figure.blur(4)}/>` +
        `<path d="${tube}" fill="none" stroke="#ff6fb8" stroke-width="2.600"/><path d="${tube}" fill="none" stroke="#ffe0f0" stroke-width=".9"/>` +
        `${glowSpot(figure, 16, 32, 7, "#4fe8ff", 0.5, 4)}${glowSpot(figure, 120, 8, 7, "#4fe8ff", 0.5, 4)}` +
        `<path d="${spark(120, 8, 6, 0.3)}" fill="#c8f8ff" stroke="#4fe8ff" stroke-width=".8"/><path d="M12 34l3 -6 2 4 4 -6" fill="none" stroke="#4fe8ff" stroke-width="1.800" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  });

/** A slab of crystal with points that grow at both ends. */
const crystal = (): string =>
  plate((figure) => {
    for (const [x, side] of [
      [9, -1],
      [127, 1],
    ] as const) {
      shard(figure, x, 30, side * 2, 25, "#8f6aff");
      shard(figure, x - side * 8, 31, -side * 1, 20, "#5fc8ff");
      shard(figure, x + side * 5, 31, side * 4, 15, "#ff8ad8");
    }
    figure.part(
      poly(
        [
          [12, 9],
          [124, 9],
          [131, 20],
          [124, 32],
          [12, 32],
          [5, 20],
        ],
        2,
      ),
      {
        color: "#7f8cf4",
        depth: 6,
        over: '<path d="M12 9l-7 11h126l-7 -11z" fill="#cfe4ff" opacity=".34"/><path d="M30 9l-10 23h10l10 -23zM52 9l-10 23h4l10 -23zM108 9l-10 23h14l10 -23z" fill="#fff" opacity=".22"/>',
      },
    );
    figure.raw(`<path d="${spark(20, 11, 5, 0.26)}${spark(116, 30, 4, 0.26)}" fill="#fff"/>`);
  });

function shard(figure: Figure, x: number, foot: number, lean: number, tall: number, color: string): void {
  figure.part(
    poly([
      [x - 4, foot],
      [x - 4 + lean, foot - tall * 0.7],
      [x + lean * 1.6, foot - tall],
      [x + 4 + lean, foot - tall * 0.66],
      [x + 4, foot],
    ]),
    {
      color,
      depth: 3,
      occlusion: 0.2,
      over: `<path d="M${x - 1} ${foot}L${x + lean} ${foot - tall * 0.62}L${x + lean * 1.6} ${foot - tall}" fill="none" stroke="#fff" stroke-width=".9" opacity=".6"/>`,
    },
  );
}

/** Crimson velvet in gold, with a crown and ribbons. */
const royal = (): string =>
  plate((figure) => {
    for (const side of [-1, 1]) {
      const at = (x: number): number => 68 + side * x;
      figure.part(
        poly(
          [
            [at(50), 16],
            [at(67), 13],
            [at(62), 22],
            [at(67), 33],
            [at(50), 31],
          ],
          1,
        ),
        { color: "#8a1f40", depth: 4 },
      );
    }
    figure.part(rect(10, 8, 116, 25, 6), { color: "#f0b83c", material: "metal", depth: 5 });
    figure.part(rect(14, 11.5, 108, 18, 4), {
      color: "#b02a50",
      depth: 5,
      occlusion: 0,
      deco: '<g fill="#c93f66" opacity=".6"><path d="M24 20l4 -4 4 4 -4 4zM104 20l4 -4 4 4 -4 4z"/></g>',
    });
    figure.part("M57 11L54 1L62 5.500L68 -1.500L74 5.500L82 1L79 11Z", {
      color: "#ffcf4a",
      depth: 3,
      over: '<circle cx="68" cy="7" r="1.500" fill="#ff5f7a"/><circle cx="61.500" cy="7.600" r="1" fill="#63e6ff"/><circle cx="74.500" cy="7.600" r="1" fill="#63e6ff"/>',
    });
    for (const x of [12.5, 123.5]) figure.raw(bolt(x, 20.5, "#fff0a8", "#ffffff"));
  });

/** The drawing of each plate by its key in `rules/data/decorations.json`. */
export const PLATES: Readonly<Record<string, () => string>> = { wood, brass, neon, crystal, royal };
