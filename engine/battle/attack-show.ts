import type { StatName } from "../../rules/index.ts";
import { backIn, type Easing, linear, quadIn, quadOut } from "../easing.ts";
import type { Cue } from "./cue.ts";
import type { CueStage } from "./cue-stage.ts";
import {
  arcs,
  burstStar,
  crackle,
  cracks,
  cuts,
  leafWhirl,
  orb,
  runeCircle,
  shockWaves,
  wind,
} from "./effects/attack-shapes.ts";
import { dome, ring, slash, vortex } from "./effects/field-shapes.ts";
import type { FighterSprite } from "./fighter-sprite.ts";
import { HIT_FEEL, type HitWeight } from "./hit-weight.ts";
import { STAT_COLORS } from "./item-lights.ts";

type CueOf<Kind extends Cue["kind"]> = Extract<Cue, { kind: Kind }>;

/** How an attacker moves: how far towards its target, as a share of the way. */
const LUNGES: Readonly<Record<StatName, { reach: number; ease: Easing; scale: number }>> = {
  energy: { reach: 0.1, ease: quadOut, scale: 1.06 },
  strength: { reach: 0.66, ease: backIn, scale: 1.16 },
  magic: { reach: 0.06, ease: quadOut, scale: 1.08 },
  stamina: { reach: 0.6, ease: quadIn, scale: 1.1 },
  speed: { reach: 0.78, ease: quadIn, scale: 1 },
};
/** Share of an attack's time after which it hits; the plan of a beat uses the same. */
const IMPACT = 0.45;
const AFTERIMAGES = 5;
const SPARK = 0xffe9c9;
const GOLD = 0xffd23f;
/** Size of the effects of a hit by its weight. */
const SIZES: Readonly<Record<HitWeight, number>> = { light: 0.72, ordinary: 1, heavy: 1.22, critical: 1.4 };
const RECOIL_PX: Readonly<Record<HitWeight, number>> = { light: 5, ordinary: 10, heavy: 17, critical: 24 };
const RECOIL_MS = 90;
const LAST_BLOW = { closer: 1.14, lastsMs: 1500, shakePx: 8, shakeMs: 300 };

/** Shows attacks, each specialty in its own way, and what they do to their target. */
export class AttackShow {
  private readonly stage: CueStage;

  constructor(stage: CueStage) {
    this.stage = stage;
  }

  strike({ who, target, style, critical }: CueOf<"strike">): void {
    const { field, port, ground } = this.stage;
    const attacker = field.find(who);
    const aim = field.find(target);
    port.sound(`${style}Strike`);
    if (!attacker || !aim) return;
    if (this.stage.calm) {
      ground.add(ring(attacker.feetPosition, STAT_COLORS[style], attacker.height * 0.5, 400));
      return;
    }
    const { attackMs, criticalAttackMs } = port.rules.arena;
    const untilHitMs = ((critical ? criticalAttackMs : attackMs) * IMPACT) / this.stage.speed;
    const { reach, ease, scale } = LUNGES[style];
    attacker.move({
      way: "thereAndBack",
      reach: {
        x: (aim.restCentre.x - attacker.restCentre.x) * reach,
        y: (aim.restCentre.y - attacker.restCentre.y) * reach,
        scale,
      },
      lastsMs: 2 * untilHitMs,
      ease,
    });
    this.windUp(style, attacker, aim, untilHitMs);
  }

  hit(cue: CueOf<"hit">): void {
    const { field, numbers, port } = this.stage;
    const { who, amount, weight, kept, health, last } = cue;
    const sprite = field.find(who);
    port.sound(weight === "critical" ? "critical" : weight === "heavy" ? "heavy" : "hit");
    if (!sprite) return;
    sprite.setHealth(health);
    const { weights, blocked } = port.rules.texts.battleScreen.canvas;
    numbers.showOver(sprite, last ? "overhead" : "centre", `−${amount}`, weight, {
      word: weight === "ordinary" ? "" : weights[weight],
    });
    if (kept) {
      this.stage.lights.add(dome(sprite.centre, STAT_COLORS.speed, sprite.height, port.rules.arena.blockMs));
      numbers.showOver(sprite, "overhead", blocked, "block");
    }
    if (this.stage.calm) return;
    this.impact(cue, sprite);
    this.shaken(sprite, weight, last);
  }

  dodge({ who }: CueOf<"dodge">): void {
    const { field, port, numbers, ghosts, lights } = this.stage;
    const sprite = field.find(who);
    port.sound("dodge");
    if (!sprite) return;
    numbers.showOver(sprite, "overhead", port.rules.texts.battleScreen.canvas.dodged, "dodge");
    if (this.stage.calm) return;
    ghosts.leave(sprite.picture, "afterimage");
    const beside = { x: sprite.centre.x + sprite.height * 0.5, y: sprite.centre.y };
    lights.add(wind(sprite.centre, beside, STAT_COLORS.speed, sprite.height * 0.8, 320));
    const reach = { x: sprite.height * 0.42, angle: 9 };
    sprite.move({ way: "thereAndBack", reach, lastsMs: 340, ease: quadOut });
  }

  /** What is seen on the attacker and on its way, until the hit. */
  private windUp(style: StatName, attacker: FighterSprite, aim: FighterSprite, ms: number): void {
    const { lights, ground, glows, sparks } = this.stage;
    const color = STAT_COLORS[style];
    const { centre, feetPosition, height } = attacker;
    glows.show(centre, { color, from: height * 0.5, to: height * 1.5, strength: 0.6, lifeMs: ms });
    switch (style) {
      case "energy":
        lights.add(crackle(centre, color, height, ms));
        lights.addLater(ms * 0.72, arcs(centre, aim.restCentre, color, 420));
        lights.addLater(ms * 0.92, arcs(attacker.overhead, aim.restCentre, color, 340));
        break;
      case "strength":
        sparks.dust(feetPosition, 6);
        break;
      case "magic":
        ground.add(runeCircle(feetPosition, color, height, ms * 1.5));
        lights.add(orb(centre, aim.restCentre, color, height, ms));
        break;
      case "stamina":
        lights.add(leafWhirl(centre, color, height * 1.2, ms * 1.3));
        sparks.dust(feetPosition, 4);
        break;
      case "speed":
        lights.addLater(ms * 0.4, wind(centre, aim.restCentre, color, height, ms));
        this.leaveAfterimages(attacker, ms);
        break;
    }
  }

  private leaveAfterimages(attacker: FighterSprite, ms: number): void {
    const { scene, ghosts } = this.stage;
    for (let image = 1; image <= AFTERIMAGES; image++)
      scene.time.delayedCall(ms * (0.4 + (0.6 * image) / AFTERIMAGES), () => {
        if (!attacker.isGone) ghosts.leave(attacker.picture, "afterimage");
      });
  }

  private impact({ style, weight, last }: CueOf<"hit">, sprite: FighterSprite): void {
    const { lights, ground, glows, sparks } = this.stage;
    const color = style ? STAT_COLORS[style] : SPARK;
    const { centre, feetPosition } = sprite;
    const size = sprite.height * SIZES[weight];
    glows.show(centre, { color, from: size * 1.3, to: size * 0.5, strength: 0.9, lifeMs: 260 });
    switch (style) {
      case "energy":
        lights.add(burstStar(centre, color, size * 0.8, 300, 6), crackle(centre, color, size, 420));
        break;
      case "strength":
        ground.add(cracks(feetPosition, color, size, 760));
        lights.add(burstStar(centre, color, size, 360));
        sparks.dust(feetPosition, 10);
        break;
      case "magic":
        lights.add(vortex(centre, color, size * 1.15, 520, false));
        ground.add(runeCircle(feetPosition, color, size * 0.9, 560));
        break;
      case "stamina":
        ground.add(shockWaves(feetPosition, color, size * 0.95, 620));
        lights.add(leafWhirl(centre, color, size * 1.3, 560));
        sparks.dust(feetPosition, 8);
        break;
      case "speed":
        lights.add(cuts(centre, color, size, 420));
        break;
      default:
        lights.add(slash(centre, color, size, 320));
    }
    if (weight === "critical") {
      lights.add(ring(centre, GOLD, size * 0.9, 420));
      lights.add(burstStar(centre, GOLD, size * 1.05, 380, 13));
    }
    sparks.burst(centre, last ? GOLD : color, HIT_FEEL[weight].sparks * (last ? 2 : 1));
  }

  /** The target flashes and recoils; the picture stands still and shakes by the weight of the hit. */
  private shaken(sprite: FighterSprite, weight: HitWeight, last: boolean): void {
    const { camera, stop, speed } = this.stage;
    const { stopMs, shakePx, shakeMs } = HIT_FEEL[weight];
    sprite.move({ way: "from", reach: { flash: 0.95 }, lastsMs: 240 / speed, ease: linear });
    const away = sprite.facing * RECOIL_PX[weight];
    const reach = { y: away, angle: away / 2, scale: weight === "light" ? 1 : 0.95 };
    sprite.move({ way: "thereAndBack", reach, lastsMs: (2 * RECOIL_MS) / speed, ease: quadOut });
    if (last) {
      camera.closeIn(sprite.centre, LAST_BLOW.closer, LAST_BLOW.lastsMs);
      camera.shakeBy(LAST_BLOW.shakePx, LAST_BLOW.shakeMs);
      return;
    }
    stop.hold(stopMs / speed);
    if (shakePx > 0) camera.shakeBy(shakePx, shakeMs);
  }
}
