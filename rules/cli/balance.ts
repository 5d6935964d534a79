import { balanceReport } from "./balance/balance-report.ts";
import { balanceFile, type Comparison, comparisonOf, type Order, runsOf } from "./balance/comparison.ts";
import { changeRows } from "./balance/rule-change.ts";
import { BATTLE_FLAGS } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { type Flag, rulesFile, text } from "./command/flags.ts";
import { figuresOf } from "./history/history.ts";
import { badInput } from "./input/bad-input.ts";
import { fittingDecks, readDeck } from "./input/deck-content.ts";
import { PLACES, type Place } from "./targets/place.ts";
import { measuredRuns, type RunToMeasure } from "./workers/measured-run.ts";

/** Which battles are played, in the order of the reports. */
const KINDS: Flag<readonly Place[]> = {
  ...text("KIND,KIND", `kinds of battles: ${PLACES.join(", ")}, with commas between`, "all"),
  words: PLACES,
  read(written = "all", flag) {
    const words = written.split(",").map((word) => word.trim());
    const unknown = words.find((word) => word !== "all" && !PLACES.some((place) => place === word));
    if (unknown !== undefined) throw badInput(flag, JSON.stringify(unknown), `are all, ${PLACES.join(", ")}`);
    return PLACES.filter((place) => words.includes("all") || words.includes(place));
  },
};

/** `npm run balance`: two rule sets in the same battles (`GAP-51`). */
export const balance = newCommand({
  name: "balance",
  what: "Plays the same battles by the shipped rules and by an overlay, and says what the overlay changes.",
  labels: {
    against: "Compared with",
    deck: "The player's deck",
    kinds: "Play only",
    policy: "Both sides decide by",
  },
  flags: {
    rules: rulesFile("the overlay", true),
    against: rulesFile("another overlay to compare it with, instead of the shipped rules"),
    deck: text(
      "FILE",
      "the player's deck in every battle, in PvP that of both sides, instead of a new one for each",
      undefined,
      "deck",
    ),
    kinds: KINDS,
    ...BATTLE_FLAGS,
  },
  hasWorkers: true,
  read({ flags: { rules: after, against: before, battles, seed, policy, kinds, deck } }): Order {
    const modes = (["pvp", "ai"] as const).filter((mode) =>
      kinds.some((kind) => (kind === "pvp") === (mode === "pvp")),
    );
    const readIn = (mode: "ai" | "pvp") => {
      readDeck(before.rules, mode, deck);
      return readDeck(after.rules, mode, deck);
    };
    return {
      before,
      after,
      battles,
      seed,
      policy,
      kinds,
      deck: deck === undefined ? deck : fittingDecks(modes, readIn),
    };
  },
  async play(order, { pool, signal, progress }): Promise<Comparison> {
    const wanted = runsOf(order);
    const total = order.battles * wanted.length;
    const runs = wanted.map(
      (run): RunToMeasure => ({ ...run, onPart: ({ tally }) => progress(tally.battles, total) }),
    );
    return comparisonOf(order, await measuredRuns(pool, () => signal.aborted, runs));
  },
  show: {
    report: balanceReport,
    json: balanceFile,
    csv: ({ changes }) => changeRows(changes),
  },
  noted: ({ places }, { seed, policy, before, after }) => ({
    seed,
    policy,
    rules: [before, after].map(({ title, hash }) => ({ name: title, hash })),
    figures: places.flatMap((place) => [place.before, place.after].map(({ result }) => figuresOf(result))),
  }),
});
