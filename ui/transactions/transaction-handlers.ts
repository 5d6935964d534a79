import type { TransactionKind } from "../../rules/index.ts";
import { growth } from "../collection/growth.ts";
import { creatureMint } from "../collection/mint/creature-mint.ts";
import { energy } from "../lab/energy/energy.ts";
import { fomoHit } from "../lab/fomo-hit/fomo-hit.ts";
import type { Conduct } from "./transaction-handler.ts";

/** How each kind of transaction is followed. */
export const CONDUCTS: Record<TransactionKind, Conduct> = {
  creatureMint,
  fomoHit,
  energy,
  upgradeStats: growth("upgradeStats"),
  evolve: growth("evolve"),
};
