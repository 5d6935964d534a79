import type { Scene } from "phaser";
import { type BattleView, fill, type RuleSet, type SideIndex } from "../../rules/index.ts";
import type { BattlePort } from "../battle-port.ts";
import { backIn, bounceOut, type Easing, linear, quadIn, quadOut } from "../easing.ts";
import type { BattleNumbers } from "./battle-numbers.ts";
import { CreatureSigns } from "./creature-signs.ts";
import type { Cue } from "./cue.ts";
import type { Field } from "./field.ts";
import type { Motion } from "./fighter-motion.ts";
import type { FighterSprite } from "./fighter-sprite.ts";
import type { ItemCard } from "./item-card.ts";
import { itemLights, STAT_COLORS } from "./item-lights.ts";
import type { LightLayer } from "./light-layer.ts";
import { bolt, chevrons, dome, ring, slash, vortex } from "./shapes.ts";
import type { TurnBanner } from "./turn-banner.ts";
import { turnText } from "./turn-text.ts";

type CueOf<Kind extends Cue["kind"]> = Extract<Cue, { kind: Kind }>;

/** What a cue needs to be shown. */
export interface CueStage {
  scene: Scene;
  port: BattlePort;
  field: Field;
  numbers: BattleNumbers;
  lights: LightLayer;
  card: ItemCard;
  banner: TurnBanner;
}

/** Share of an attack's time after which it hits. */
const LUNGE = 0.4;
/** Vertical centre of each side's half, as a share of the height. */
const MIDDLE_OF_HALF = [0.75, 0.25] as const;
const CALM_MS = 120;
const SPARK = 0xffe9c9;
const STUN = 0xffd23f;
const GOOD = 0x5ee08a;

/**
 * Shows and plays cues. It only displaces creatures for a while; their actual places and health come with the beat's
 * view.
 */
export class CuePerformer {
  private readonly stage: CueStage;
  private readonly rules: RuleSet;
  private readonly signs: CreatureSigns;

  constructor(stage: CueStage) {
    this.stage = stage;
    this.rules = stage.port.rules;
    this.signs = new CreatureSigns(stage);
  }

  /** @param view the battle after the beat the cue belongs to */
  perform(cue: Cue, view: BattleView): void {
    switch (cue.kind) {
      case "turn":
        this.stage.port.sound("turn");
        this.stage.banner.show(turnText(this.rules, view, cue));
        break;
      case "deploy":
        this.deploy(cue, view);
        break;
      case "strike":
        this.strike(cue);
        break;
      case "hit":
        this.hit(cue);
        break;
      case "dodge":
        this.dodge(cue);
        break;
      case "heal":
        this.heal(cue);
        break;
      case "fall":
        this.fall(cue);
        break;
      case "item":
        this.item(cue);
        break;
      case "energy":
        this.overSide(cue.side, fill(this.texts.energy, { amount: cue.amount }));
        break;
      case "combo":
        this.stage.port.sound("combo");
        this.overSide(cue.side, fill(this.texts.combo, { actions: cue.actions }), this.rules.arena.comboMs);
        break;
      case "synergy":
      case "end":
        break;
      default:
        this.signs.show(cue);
    }
  }

  private deploy({ who }: CueOf<"deploy">, view: BattleView): void {
    const { field, lights, port } = this.stage;
    const sprite = field.add(view, who);
    port.sound("deploy");
    if (!sprite) return;
    lights.add(ring(sprite.feetPosition, SPARK, sprite.height * 0.6, 600, 0.3));
    if (this.calm) return;
    sprite.move({
      way: "from",
      reach: { y: -sprite.height * 1.2, scale: 0.7, alpha: 0 },
      lastsMs: this.rules.arena.deployMs * 0.7,
      ease: bounceOut,
    });
  }

  private strike({ who, target, magical, critical }: CueOf<"strike">): void {
    const { field, lights, port } = this.stage;
    const attacker = field.find(who);
    const aim = field.find(target);
    const { attackMs, criticalAttackMs } = this.rules.arena;
    const lasts = (critical ? criticalAttackMs : attackMs) / this.speed;
    port.sound("strike");
    if (!attacker || !aim) return;
    if (magical) {
      lights.add(vortex(attacker.centre, STAT_COLORS.magic, attacker.height * 0.6, lasts * LUNGE, true));
      lights.add(bolt(attacker.centre, aim.centre, STAT_COLORS.magic, lasts * LUNGE));
    }
    if (this.calm) return;
    const reach = magical ? 0.08 : 0.55;
    const x = (aim.restCentre.x - attacker.restCentre.x) * reach;
    const y = (aim.restCentre.y - attacker.restCentre.y) * reach;
    jerk(attacker, { x, y, scale: 1.08 }, lasts * LUNGE, backIn);
  }

  private hit({ who, amount, critical, kept, health }: CueOf<"hit">): void {
    const { field, lights, numbers, port } = this.stage;
    const sprite = field.find(who);
    if (!sprite) return;
    sprite.setHealth(health);
    numbers.showOver(sprite, "centre", `−${amount}${critical ? "!" : ""}`, critical ? "critical" : "damage");
    lights.add(slash(sprite.centre, critical ? STUN : SPARK, sprite.height, 320));
    if (kept) {
      lights.add(dome(sprite.centre, STAT_COLORS.speed, sprite.height, this.rules.arena.blockMs));
      numbers.showOver(sprite, "overhead", this.texts.blocked, "word");
    }
    port.sound(critical ? "critical" : "hit");
    this.flash(sprite, critical ? 1 : 0.75);
    if (this.calm) return;
    const away = who.side === 0 ? 10 : -10;
    jerk(sprite, { y: away, angle: away / 2 }, 90, quadOut);
    if (critical) this.stage.scene.cameras.main.shake(160, 0.006);
  }

  private dodge({ who }: CueOf<"dodge">): void {
    const sprite = this.stage.field.find(who);
    this.stage.port.sound("dodge");
    if (!sprite) return;
    this.stage.numbers.showOver(sprite, "overhead", this.texts.dodged, "word");
    if (!this.calm) jerk(sprite, { x: sprite.height * 0.35, angle: 8 }, 150, quadOut);
  }

  private heal({ who, amount, health }: CueOf<"heal">): void {
    const { field, lights, numbers, port } = this.stage;
    const sprite = field.find(who);
    port.sound("heal");
    if (!sprite) return;
    sprite.setHealth(health);
    numbers.showOver(sprite, "centre", `+${amount}`, "healing");
    lights.add(chevrons(sprite.centre, GOOD, sprite.height, 800));
  }

  private fall({ who }: CueOf<"fall">): void {
    const sprite = this.stage.field.find(who);
    this.stage.port.sound("defeat");
    if (!sprite) return;
    sprite.setHealth(0);
    const lasts = this.calm ? CALM_MS : 420;
    const lying = this.calm ? {} : { angle: who.side === 0 ? -24 : 24, y: 14, scale: 0.8 };
    sprite.move({ way: "to", reach: { alpha: 0, ...lying }, lastsMs: lasts, ease: quadIn });
  }

  private item({ item, type, who, target }: CueOf<"item">): void {
    const { field, lights, port, card } = this.stage;
    const caster = field.find(who);
    port.sound(type);
    if (!caster) return;
    card.show(type, item, caster.overhead);
    const aims = target ? [target].map((one) => field.find(one)) : [...field.all(who.side === 0 ? 1 : 0)];
    for (const aim of aims) {
      const on = aim ?? caster;
      lights.add(...itemLights(this.rules, item, { from: caster.centre, to: on.centre, size: on.height }));
    }
  }

  private overSide(side: SideIndex, text: string, lifeMs?: number): void {
    const { field, numbers, scene } = this.stage;
    const first = field.all(side)[0];
    const { width, height, zoom } = scene.cameras.main;
    const at = first ? first.overhead : { x: width / zoom / 2, y: (height / zoom) * MIDDLE_OF_HALF[side] };
    numbers.show(text, "energy", at, lifeMs);
  }

  private flash(sprite: FighterSprite, strength: number): void {
    sprite.move({ way: "from", reach: { flash: strength }, lastsMs: 220 / this.speed, ease: linear });
  }

  private get texts(): RuleSet["texts"]["battleScreen"]["canvas"] {
    return this.rules.texts.battleScreen.canvas;
  }

  private get calm(): boolean {
    return this.stage.port.snapshot().reducedMotion;
  }

  private get speed(): number {
    return Math.min(4, this.stage.port.speed());
  }
}

/** Moves a creature out of its place and back, each way in `ms` milliseconds. */
function jerk(sprite: FighterSprite, reach: Motion["reach"], ms: number, ease: Easing): void {
  sprite.move({ way: "thereAndBack", reach, lastsMs: 2 * ms, ease });
}
