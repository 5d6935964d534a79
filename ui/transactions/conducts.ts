import type { TransactionKind } from "../../rules/index.ts";
import type { Conduct } from "./conduct.ts";
import { creatureMint } from "./conducts/creature-mint.ts";
import { energy } from "./conducts/energy.ts";
import { fomoHit } from "./conducts/fomo-hit.ts";
import { growth } from "./conducts/growth.ts";

/** How each kind of transaction is followed. */
export const CONDUCTS: Record<TransactionKind, Conduct> = {
  creatureMint,
  fomoHit,
  energy,
  upgradeStats: growth("upgradeStats"),
  evolve: growth("evolve"),
};
