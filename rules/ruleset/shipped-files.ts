import ai from "../data/ai.json" with { type: "json" };
import avatar from "../data/avatar.json" with { type: "json" };
import battle from "../data/battle.json" with { type: "json" };
import battleScreen from "../data/battle-screen.json" with { type: "json" };
import creatures from "../data/creatures.json" with { type: "json" };
import decorations from "../data/decorations.json" with { type: "json" };
import difficulties from "../data/difficulties.json" with { type: "json" };
import goals from "../data/goals.json" with { type: "json" };
import items from "../data/items.json" with { type: "json" };
import lab from "../data/lab.json" with { type: "json" };
import ledger from "../data/ledger.json" with { type: "json" };
import machines from "../data/machines.json" with { type: "json" };
import pets from "../data/pets.json" with { type: "json" };
import puzzles from "../data/puzzles.json" with { type: "json" };
import pvp from "../data/pvp.json" with { type: "json" };
import pvpScreens from "../data/pvp-screens.json" with { type: "json" };
import replays from "../data/replays.json" with { type: "json" };
import rewards from "../data/rewards.json" with { type: "json" };
import scenes from "../data/scenes.json" with { type: "json" };
import species from "../data/species.json" with { type: "json" };
import synergies from "../data/synergies.json" with { type: "json" };
import team from "../data/team.json" with { type: "json" };
import timings from "../data/timings.json" with { type: "json" };
import wallet from "../data/wallet.json" with { type: "json" };
import type { RuleFileName } from "./rule-files.ts";

/** The rule files as shipped, by name. Written by `npm run rules:schema`. */
export const SHIPPED_FILES: Record<RuleFileName, object> = {
  machines,
  lab,
  pets,
  avatar,
  battle,
  "battle-screen": battleScreen,
  ai,
  difficulties,
  species,
  items,
  synergies,
  creatures,
  team,
  replays,
  rewards,
  goals,
  decorations,
  puzzles,
  scenes,
  pvp,
  "pvp-screens": pvpScreens,
  ledger,
  timings,
  wallet,
};
