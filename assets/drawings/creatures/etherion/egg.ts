import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { halo } from "../../../kit/light.ts";
import { STAT } from "../../../kit/palette.ts";
import { discs } from "../parts/point-lists.ts";
import { shard } from "../parts/shard.ts";
import { BODY, CORE, CRYSTAL, DEEP, HAND } from "./colors.ts";
import { eggFacets } from "./egg-facets.ts";
import { orbitLine } from "./orbit.ts";
import { tentacle } from "./tentacle.ts";

/** Etherion, egg: a faceted crystal with a heart shard. */
export function etherionEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: BODY,
    light: STAT.magic,
    behind: () => behindShell(figure),
    deco: eggFacets(),
    front: () => onShell(figure),
  });
  return figure.fit({ pad: 14, ground: 484 }).render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  tentacle(figure, discs("160 330 24, 104 330 17, 74 292 11, 92 256 4"), DEEP);
  tentacle(figure, discs("352 330 24, 408 330 17, 438 292 11, 420 256 4"), DEEP);
  shard(figure, { x: 204, y: 104, width: 44, height: 100, rotation: -24, color: CRYSTAL });
  shard(figure, { x: 314, y: 102, width: 44, height: 96, rotation: 26, color: "#9da8fa" });
  shard(figure, { x: 258, y: 80, width: 58, height: 130, rotation: 2, color: CRYSTAL });
}

/** The parts on the shell. */
function onShell(figure: Figure): void {
  halo(figure, 250, 258, 96, CORE, 0.85);
  shard(figure, { x: 250, y: 256, width: 58, height: 96, color: HAND, occlusion: 0 });
  orbitLine(figure, { cx: 254, cy: 262, rx: 96, ry: 26 }, "front");
}
