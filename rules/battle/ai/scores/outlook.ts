import type { Fighter } from "../../state/battle.ts";
import type { BattleMoment } from "../../state/battle-moment.ts";
import type { PlayStyle } from "./play-style.ts";

/** What one side knows of the battle when it chooses an action. */
export interface Outlook extends BattleMoment {
  style: PlayStyle;
  /** Energy the enemy shows. */
  foesEnergy: number;
  /** The enemy to concentrate on, or null. */
  focus: Fighter | null;
  /** The enemy that affordable attacks together can defeat, or null. */
  lethal: Fighter | null;
  /** Energy for the cheapest card in hand while there is room for it and no enemy can be defeated, else 0. */
  savingFor: number;
  /** Expected damage of own creature `a` on enemy `t`, at `a * foes.length + t`; 0 if `a` cannot attack. */
  damage: number[];
}
