import { type BattleView, fill, type RuleSet, type SideIndex } from "../../rules/index.ts";
import { bounceOut, linear } from "../easing.ts";
import { AttackShow } from "./attack-show.ts";
import { CreatureSigns } from "./creature-signs.ts";
import type { Cue } from "./cue.ts";
import type { CueStage } from "./cue-stage.ts";
import { chevrons, pillar, ring } from "./effects/field-shapes.ts";
import { ItemShow } from "./item-show.ts";

type CueOf<Kind extends Cue["kind"]> = Extract<Cue, { kind: Kind }>;

/** Vertical centre of each side's half, as a share of the height. */
const MIDDLE_OF_HALF = [0.75, 0.25] as const;
/** Height of the light over an empty half. */
const RALLY_HEIGHT = 120;
const CALM_MS = 120;
const SPARK = 0xffe9c9;
const GOOD = 0x5ee08a;
/** Colour of the light that leaves a fallen creature. */
const SOUL = 0xbfd8ff;

/**
 * Shows and plays cues. It only displaces creatures for a while; their actual places and health come with the beat's
 * view.
 */
export class CuePerformer {
  private readonly stage: CueStage;
  private readonly rules: RuleSet;
  private readonly signs: CreatureSigns;
  private readonly attacks: AttackShow;
  private readonly items: ItemShow;

  constructor(stage: CueStage) {
    this.stage = stage;
    this.rules = stage.port.rules;
    this.signs = new CreatureSigns(stage);
    this.attacks = new AttackShow(stage);
    this.items = new ItemShow(stage);
  }

  /** @param view the battle after the beat the cue belongs to */
  perform(cue: Cue, view: BattleView): void {
    if (cue.kind !== "opening" && cue.kind !== "turn") this.stage.opening.leave();
    switch (cue.kind) {
      case "opening":
        this.stage.port.sound("deal");
        this.stage.opening.show(cue.hands, view);
        break;
      case "turn":
        this.stage.port.sound("turn");
        this.stage.banner.show(turnText(this.rules, view, cue), cue.side);
        break;
      case "deploy":
        this.deploy(cue, view);
        break;
      case "strike":
        this.attacks.strike(cue);
        break;
      case "hit":
        this.attacks.hit(cue);
        break;
      case "dodge":
        this.attacks.dodge(cue);
        break;
      case "heal":
        this.heal(cue);
        break;
      case "fall":
        this.fall(cue);
        break;
      case "item":
        this.items.use(cue);
        break;
      case "works":
        this.items.works(cue);
        break;
      case "charge":
        this.items.charge(cue);
        break;
      case "release":
        this.items.release(cue);
        break;
      case "energy":
        this.overSide(cue.side, fill(this.texts.energy, { amount: cue.amount }));
        break;
      case "rally":
        this.rally(cue);
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
    const { field, lights, ground, port, scene, sparks, calm } = this.stage;
    const sprite = field.add(view, who);
    port.sound("deploy");
    if (!sprite) return;
    port.cry(sprite.voice);
    ground.add(ring(sprite.feetPosition, SPARK, sprite.height * 0.6, 600, 0.3));
    if (calm) return;
    const { deployMs } = this.rules.arena;
    lights.add(pillar(sprite.feetPosition, SPARK, sprite.height, deployMs));
    sprite.move({
      way: "from",
      reach: { y: -sprite.height * 1.2, scale: 0.7, alpha: 0 },
      lastsMs: deployMs * 0.7,
      ease: bounceOut,
    });
    scene.time.delayedCall((deployMs * 0.26) / this.stage.speed, () => {
      if (!sprite.isGone) sparks.dust(sprite.feetPosition, 9);
    });
  }

  private heal({ who, amount, health }: CueOf<"heal">): void {
    const { field, lights, numbers, port, glows, sparks, calm } = this.stage;
    const sprite = field.find(who);
    port.sound("heal");
    if (!sprite) return;
    sprite.setHealth(health);
    numbers.showOver(sprite, "centre", `+${amount}`, "healing", { word: this.texts.healed });
    const { centre, feetPosition, height } = sprite;
    if (calm) return;
    lights.add(chevrons(centre, GOOD, height, 800));
    glows.show(centre, { color: GOOD, from: height * 1.2, to: height * 0.7, strength: 0.45, lifeMs: 600 });
    sparks.rise(feetPosition, GOOD, 8, height * 0.7);
  }

  /** The fall goes on beside what follows, so that it can be seen without delaying anything. */
  private fall({ who }: CueOf<"fall">): void {
    const { field, port, ghosts, sparks, lights, ground, calm } = this.stage;
    const sprite = field.find(who);
    port.sound("defeat");
    if (!sprite) return;
    sprite.setHealth(0);
    if (calm) {
      sprite.move({ way: "to", reach: { alpha: 0 }, lastsMs: CALM_MS, ease: linear });
      return;
    }
    ghosts.leave(sprite.picture, "fallen", who.side === 0 ? -1 : 1);
    sprite.move({ way: "to", reach: { alpha: 0 }, lastsMs: 1, ease: linear });
    const { feetPosition, centre, height } = sprite;
    ground.add(ring(feetPosition, SOUL, height * 0.8, 700, 0.2));
    lights.addLater(260, pillar({ ...feetPosition }, SOUL, height * 0.7, 640));
    sparks.burst(centre, SPARK, 14);
    sparks.rise(feetPosition, SOUL, 18, height * 0.6);
    sparks.dust(feetPosition, 8);
  }

  /** Light rises where the side stands, on an empty field in the middle of its half. */
  private rally({ side, amount }: CueOf<"rally">): void {
    const { field, lights, port, sparks, calm } = this.stage;
    port.sound("rally");
    this.overSide(side, fill(this.texts.rally, { amount }), this.rules.arena.comboMs);
    if (calm) return;
    const standing = field.all(side).map(({ feetPosition, height }) => ({ at: feetPosition, height }));
    const middle = { at: this.middleOf(side), height: RALLY_HEIGHT };
    for (const { at, height } of standing.length > 0 ? standing : [middle]) {
      lights.add(chevrons({ x: at.x, y: at.y - height / 2 }, SPARK, height, 900));
      sparks.rise(at, SPARK, 10, height * 0.7);
    }
  }

  private middleOf(side: SideIndex): { x: number; y: number } {
    const { width, height, zoom } = this.stage.scene.cameras.main;
    return { x: width / zoom / 2, y: (height / zoom) * MIDDLE_OF_HALF[side] };
  }

  private overSide(side: SideIndex, text: string, lifeMs?: number): void {
    const { field, numbers } = this.stage;
    const at = field.all(side)[0]?.overhead ?? this.middleOf(side);
    numbers.show(text, "energy", at, lifeMs);
  }

  private get texts(): RuleSet["texts"]["battleScreen"]["canvas"] {
    return this.rules.texts.battleScreen.canvas;
  }
}

/** Returns the announcement of a new turn, worded like its line in the viewer's log (`BAT-181`, `BAT-123`). */
export function turnText(
  { texts: { battleLog: texts } }: RuleSet,
  { battleLog, mode }: BattleView,
  { side, turn }: Extract<Cue, { kind: "turn" }>,
): string {
  // The view does not say whether its viewer takes part, but a watcher's log numbers the players.
  const watched = fill(texts.turnWatched, { turn, number: side + 1 });
  if (battleLog.some(({ message }) => message === watched)) return watched;
  if (side === 0) return fill(texts.turnOwn, { turn });
  return fill(mode === "ai" ? texts.turnEnemy : texts.turnOpponent, { turn });
}
