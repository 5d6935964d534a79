import ai from "./en/ai.json" with { type: "json" };
import app from "./en/app.json" with { type: "json" };
import arena from "./en/arena.json" with { type: "json" };
import battleLog from "./en/battle-log.json" with { type: "json" };
import battleScreen from "./en/battle-screen.json" with { type: "json" };
import callbacks from "./en/callbacks.json" with { type: "json" };
import captions from "./en/captions.json" with { type: "json" };
import collection from "./en/collection.json" with { type: "json" };
import components from "./en/components.json" with { type: "json" };
import controls from "./en/controls.json" with { type: "json" };
import creatures from "./en/creatures.json" with { type: "json" };
import decorations from "./en/decorations.json" with { type: "json" };
import difficulty from "./en/difficulty.json" with { type: "json" };
import everyTransaction from "./en/every-transaction.json" with { type: "json" };
import failures from "./en/failures.json" with { type: "json" };
import friends from "./en/friends.json" with { type: "json" };
import goals from "./en/goals.json" with { type: "json" };
import guide from "./en/guide.json" with { type: "json" };
import items from "./en/items.json" with { type: "json" };
import lab from "./en/lab.json" with { type: "json" };
import ledger from "./en/ledger.json" with { type: "json" };
import lesson from "./en/lesson.json" with { type: "json" };
import machines from "./en/machines.json" with { type: "json" };
import names from "./en/names.json" with { type: "json" };
import positions from "./en/positions.json" with { type: "json" };
import pvp from "./en/pvp.json" with { type: "json" };
import pvpScreens from "./en/pvp-screens.json" with { type: "json" };
import refusals from "./en/refusals.json" with { type: "json" };
import refusedLogin from "./en/refused-login.json" with { type: "json" };
import replays from "./en/replays.json" with { type: "json" };
import review from "./en/review.json" with { type: "json" };
import rewards from "./en/rewards.json" with { type: "json" };
import scenes from "./en/scenes.json" with { type: "json" };
import start from "./en/start.json" with { type: "json" };
import synergy from "./en/synergy.json" with { type: "json" };
import team from "./en/team.json" with { type: "json" };
import tournament from "./en/tournament.json" with { type: "json" };
import transactions from "./en/transactions.json" with { type: "json" };
import wallet from "./en/wallet.json" with { type: "json" };
import words from "./en/words.json" with { type: "json" };

/** The English texts by subject: they define which there are. Written by `npm run rules:schema`. */
export const ENGLISH_FILES = {
  ai,
  app,
  arena,
  battleLog,
  battleScreen,
  callbacks,
  captions,
  collection,
  components,
  controls,
  creatures,
  decorations,
  difficulty,
  everyTransaction,
  failures,
  friends,
  goals,
  guide,
  items,
  lab,
  ledger,
  lesson,
  machines,
  names,
  positions,
  pvp,
  pvpScreens,
  refusals,
  refusedLogin,
  replays,
  review,
  rewards,
  scenes,
  start,
  synergy,
  team,
  tournament,
  transactions,
  wallet,
  words,
};
