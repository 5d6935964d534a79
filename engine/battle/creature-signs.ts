import type { Cue } from "./cue.ts";
import type { CueStage } from "./cue-stage.ts";
import { dome, ring } from "./effects/field-shapes.ts";
import { STAT_COLORS } from "./item-lights.ts";

/** Cues that show only a light effect on a creature. */
type Sign = Extract<Cue, { kind: "stance" | "fizzle" | "stun" | "barrier" | "effect" }>;

const STUN = 0xffd23f;
const GOOD = 0x5ee08a;
const BAD = 0xc46bff;
const SIGN_MS = 900;

/** Shows a light when an effect on a creature begins. */
export class CreatureSigns {
  private readonly stage: Pick<CueStage, "port" | "field" | "numbers" | "lights" | "ground">;

  constructor(stage: Pick<CueStage, "port" | "field" | "numbers" | "lights" | "ground">) {
    this.stage = stage;
  }

  show(cue: Sign): void {
    const { field, lights, ground, numbers, port } = this.stage;
    const sprite = field.find(cue.who);
    if (!sprite) return;
    const { centre, height, feetPosition, overhead } = sprite;
    const texts = port.rules.texts.battleScreen.canvas;
    switch (cue.kind) {
      case "stance":
        port.sound("defend");
        lights.add(dome(centre, STAT_COLORS.speed, height, port.rules.arena.defendMs));
        break;
      case "fizzle":
        numbers.showOver(sprite, "overhead", texts.chargeLost, "word");
        break;
      case "stun":
        numbers.showOver(sprite, "overhead", texts.stunned, "word");
        lights.add(ring(overhead, STUN, height * 0.35, SIGN_MS));
        break;
      case "barrier":
        lights.add(dome(centre, STAT_COLORS.magic, height, SIGN_MS));
        break;
      case "effect":
        ground.add(ring(feetPosition, cue.good ? GOOD : BAD, height * 0.6, SIGN_MS));
        break;
    }
  }
}
