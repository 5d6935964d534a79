import { babylonBurst } from "../drawings/items/babylon-burst.ts";
import { babylonKeystone } from "../drawings/items/babylon-keystone.ts";
import { cerberusChain } from "../drawings/items/cerberus-chain.ts";
import { engineOverclock } from "../drawings/items/engine-overclock.ts";
import { evolutionCrystal } from "../drawings/items/evolution-crystal.ts";
import { hyperscaleCapacitor } from "../drawings/items/hyperscale-capacitor.ts";
import { ledgerLens } from "../drawings/items/ledger-lens.ts";
import { olympiaEmblem } from "../drawings/items/olympia-emblem.ts";
import { scryptoSurge } from "../drawings/items/scrypto-surge.ts";
import { shardstorm } from "../drawings/items/shardstorm.ts";
import { validatorCore } from "../drawings/items/validator-core.ts";
import { type Picture, webp } from "./picture.ts";

/** Twice the largest size at which an item is shown, with a margin. */
const WIDTH = 192;

/** Tools, spells and the Evolution Crystal. */
export const itemPictures: readonly Picture[] = [
  webp("tool_ledger_lens", ledgerLens, WIDTH),
  webp("tool_hyperscale_capacitor", hyperscaleCapacitor, WIDTH),
  webp("tool_babylon_keystone", babylonKeystone, WIDTH),
  webp("tool_olympia_emblem", olympiaEmblem, WIDTH),
  webp("tool_validator_core", validatorCore, WIDTH),
  webp("spell_babylon_burst", babylonBurst, WIDTH),
  webp("spell_shardstorm", shardstorm, WIDTH),
  webp("spell_scrypto_surge", scryptoSurge, WIDTH),
  webp("spell_cerberus_chain", cerberusChain, WIDTH),
  webp("spell_engine_overclock", engineOverclock, WIDTH),
  webp("evolution_crystal", evolutionCrystal, WIDTH),
];
