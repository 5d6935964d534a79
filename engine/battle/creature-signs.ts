import type { BattlePort } from "../battle-port.ts";
import type { BattleNumbers } from "./battle-numbers.ts";
import type { Cue } from "./cue.ts";
import type { Field } from "./field.ts";
import { STAT_COLORS } from "./item-lights.ts";
import type { LightLayer } from "./light-layer.ts";
import { dome, pillar, ring, vortex } from "./shapes.ts";

/** Cues that show only a light effect on a creature. */
type Sign = Extract<
  Cue,
  { kind: "stance" | "charge" | "release" | "fizzle" | "stun" | "barrier" | "effect" }
>;

interface SignStage {
  port: BattlePort;
  field: Field;
  numbers: BattleNumbers;
  lights: LightLayer;
}

const STUN = 0xffd23f;
const GOOD = 0x5ee08a;
const BAD = 0xc46bff;
const SIGN_MS = 900;

/** Shows a light when an effect on a creature begins. */
export class CreatureSigns {
  private readonly stage: SignStage;

  constructor(stage: SignStage) {
    this.stage = stage;
  }

  show(cue: Sign): void {
    const { field, lights, numbers, port } = this.stage;
    const sprite = field.find(cue.who);
    if (!sprite) return;
    const { centre, height, feetPosition, overhead } = sprite;
    const texts = port.rules.texts.battleScreen.canvas;
    switch (cue.kind) {
      case "stance":
        port.sound("defend");
        lights.add(dome(centre, STAT_COLORS.speed, height, port.rules.arena.defendMs));
        break;
      case "charge":
        numbers.showOver(sprite, "overhead", texts.charging, "word");
        lights.add(vortex(centre, STAT_COLORS.magic, height, SIGN_MS, true));
        break;
      case "release":
        lights.add(pillar(feetPosition, STAT_COLORS.magic, height, SIGN_MS));
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
        lights.add(ring(feetPosition, cue.good ? GOOD : BAD, height * 0.6, SIGN_MS));
        break;
    }
  }
}
