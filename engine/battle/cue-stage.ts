import type { Scene } from "phaser";
import type { BattlePort } from "../battle-port.ts";
import type { BattleNumbers } from "./battle-numbers.ts";
import type { CameraMotion } from "./camera-motion.ts";
import type { GhostPool } from "./effects/ghost-pool.ts";
import type { GlowPool } from "./effects/glow-pool.ts";
import type { LightLayer } from "./effects/light-layer.ts";
import type { SparkBursts } from "./effects/spark-bursts.ts";
import type { Field } from "./field.ts";
import type { HitStop } from "./hit-stop.ts";
import type { ItemCards } from "./item-cards.ts";
import type { OpeningShow } from "./opening-show.ts";
import type { TurnBanner } from "./turn-banner.ts";

/** What cues are shown with. */
export interface CueStage {
  scene: Scene;
  port: BattlePort;
  field: Field;
  numbers: BattleNumbers;
  /** Lights over the creatures, and lights on the ground under their feet. */
  lights: LightLayer;
  ground: LightLayer;
  glows: GlowPool;
  sparks: SparkBursts;
  ghosts: GhostPool;
  cards: ItemCards;
  banner: TurnBanner;
  opening: OpeningShow;
  camera: CameraMotion;
  stop: HitStop;
  /** Whether motion is reduced. */
  readonly calm: boolean;
  /** How many times faster than normal effects are shown, at most four. */
  readonly speed: number;
}
