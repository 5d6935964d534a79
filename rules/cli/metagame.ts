import { existsSync } from "node:fs";
import { basename } from "node:path";
import { DIFFICULTIES } from "../battle/state/battle.ts";
import { BATTLE_FLAGS, battlesFlag, POLICY_SENTENCE } from "./command/battle-flags.ts";
import { EXIT, newCommand } from "./command/command.ts";
import { choice, outputFile, rulesFile, text, wholeNumber, yesNo } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import { readDeck } from "./input/deck-content.ts";
import { readJson } from "./input/read-json.ts";
import { type NamedRules, rulesBefore } from "./input/read-rules.ts";
import type { Entrant } from "./metagame/decks/decks.ts";
import { readSweep } from "./metagame/play/questions.ts";
import { matchupRows, metagameReport } from "./metagame/report/metagame-report.ts";
import { type MetagameOrder, runMetagame } from "./metagame/run-metagame.ts";
import { counted } from "./terminal/figures.ts";
import {
  goOnWith,
  type KeptBattles,
  newKeptBattles,
  type Pack,
  readBattles,
} from "./workers/kept-battles.ts";

/** Ratings of items need many decks; against the AI each costs the same, in PvP each costs more than the one before. */
const USUAL_DECKS = { pvp: 24, ai: 60 };
const PERCENT = 100;

/** `npm run metagame`: many decks against one another or against the AI. */
export const metagame = newCommand({
  name: "metagame",
  what: "Lets many decks fight all against all, or each against the AI, and tells which decks, species, tools and spells rule. Deck files take part beside drawn decks and decks grown to beat them.",
  files: { value: "[DECK.json ...]", most: 100, of: "deck" },
  labels: {
    files: "Decks that take part",
    mode: "Who fights",
    difficulty: "Level",
    decks: "Drawn decks",
    battles: "Battles of two decks",
    grow: "Searches for better decks",
    without: "Play without each card",
    compare: "Sample by the other policy",
    sweep: "Sweep a number",
    policy: "Both sides decide by",
    before: "Shipped rules too",
  },
  flags: {
    mode: choice(["pvp", "ai"], "deck against deck, or each deck against the AI", "pvp"),
    difficulty: choice(DIFFICULTIES, "the level of the AI with --mode ai", "expert"),
    decks: wholeNumber(
      { min: 0, max: 200 },
      `drawn decks (${USUAL_DECKS.pvp}, against the AI ${USUAL_DECKS.ai})`,
    ),
    battles: battlesFlag("most battles of two decks; they end earlier at ±3 points", 1200),
    seed: BATTLE_FLAGS.seed,
    grow: wholeNumber({ min: 0, max: 50 }, "searches for a deck that beats those found before", 3),
    without: yesNo("whether to play without each species, tool and spell"),
    compare: yesNo("whether to play a sample with the other policy too"),
    sweep: text("KEY=FROM:TO:STEP", "play the decks again with each value of a number of the rules"),
    bound: {
      ...wholeNumber({ min: 1, max: PERCENT }, "end with exit code 1 if a deck clearly wins more than this"),
      value: "PERCENT",
    },
    policy: choice(["full", "fast", "random"], POLICY_SENTENCE, "fast"),
    rules: rulesFile("an overlay; the same decks play under the shipped rules too"),
    before: yesNo("with --rules: whether they do"),
    state: outputFile(
      "write down what is played, and play nothing again that stands there, also of another command",
    ),
  },
  hasWorkers: true,
  read({ flags, files, has, notice }): MetagameOrder {
    const { mode, difficulty, state, rules: named, before, sweep, bound } = flags;
    if (mode === "pvp" && has("difficulty"))
      throw badInput("--difficulty", JSON.stringify(difficulty), "is no difficulty without --mode ai");
    const overlay = named.file;
    if (has("before") && overlay === undefined)
      throw badInput("--before", "it without --rules", "is it with an overlay");
    const decks = flags.decks ?? USUAL_DECKS[mode];
    if (decks + files.length < 2)
      throw badInput(
        "--decks",
        `${decks} with ${counted(files.length, "file")}`,
        "are at least two decks in all",
      );
    return {
      ...flags,
      named,
      difficulty: mode === "ai" ? difficulty : null,
      decks,
      bound: bound === undefined ? null : bound / PERCENT,
      before: before ? rulesBefore(named, notice) : null,
      sweep:
        sweep === undefined ? null : readSweep(sweep, overlay === undefined ? {} : readJson(overlay), notice),
      files: entrantsOf(named, mode, files),
      kept: state === undefined ? null : keptIn(state),
    };
  },
  play(order, { pool, signal, progress }) {
    return runMetagame(order, {
      pool: order.kept?.with(pool) ?? pool,
      isStopped: () => signal.aborted,
      onBattles: progress,
    });
  },
  show: {
    report: metagameReport,
    json: (result) => result,
    csv: matchupRows,
  },
  end: ({ bound }) => ({ code: bound && bound.over.length > 0 ? EXIT.overBound : EXIT.done }),
  interrupted: (_, { kept }) =>
    `what was played so far is above.${kept ? " With the same --state it goes on from there." : ""}`,
});

/** The counts of battles that a metagame needs. */
const pack: Pack = ({ battles, wins, losses, draws, decided, firstWins }) => ({
  ...{ battles, wins, losses, draws, decided, firstWins },
});

const HEAD = { version: 1, of: "metagame" };
const ALLOWED = "is a new file or one that metagame --state wrote";

/** Begins a file of battles, or goes on with one. */
export function keptIn(path: string): KeptBattles {
  if (!existsSync(path)) return newKeptBattles(path, HEAD, pack);
  const where = `--state ${path}`;
  const read = readBattles(where, path, ALLOWED);
  if (read.head.version !== HEAD.version || read.head.of !== HEAD.of)
    throw badInput(where, "another file", ALLOWED);
  return goOnWith(path, read, pack);
}

/** The decks of files in the order of their names, so that the order on the command line does not matter. */
function entrantsOf({ rules }: NamedRules, mode: "ai" | "pvp", files: readonly string[]): Entrant[] {
  const seen = new Set<string>();
  return [...files].sort().flatMap((file) => {
    const deck = readDeck(rules, mode, file);
    const name = basename(file, ".json");
    if (seen.has(name)) throw badInput(file, `the deck ${name} twice`, "is each name once");
    seen.add(name);
    return deck ? [{ name, origin: "file" as const, deck }] : [];
  });
}
