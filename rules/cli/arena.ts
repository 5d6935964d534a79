import type { Player } from "../simulation/players.ts";
import { pairsOf, plansOf } from "../simulation/round-robin/pairings.ts";
import { arenaReport } from "./arena/arena-report.ts";
import { type ArenaResult, arenaResult } from "./arena/arena-result.ts";
import { BATTLE_FLAGS, BUDGET, BUILT_IN, battlesFlag, playerOf } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { outputFolder, rulesFile } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import { counted } from "./terminal/figures.ts";
import { playRuns, type RunToMeasure } from "./workers/measured-run.ts";
import { withReplayFile } from "./workers/replay-files.ts";

const MOST_PLAYERS = 30;

/** `npm run arena`: plays bots, levels and policies against one another, and rates them. */
export const arena = newCommand({
  name: "arena",
  what: "Plays everybody against everybody. WHO is the file of a bot, a level or a policy.",
  files: { value: "WHO WHO ...", most: Number.POSITIVE_INFINITY, of: "player", words: BUILT_IN },
  labels: {
    files: "Who plays",
    budget: "Tries of the strongest",
  },
  flags: {
    battles: battlesFlag("battles of each pairing on each side", 100),
    budget: BUDGET,
    rules: rulesFile("an overlay on the shipped rules"),
    replays: outputFolder("where the battle goes that a bot failed in"),
    seed: BATTLE_FLAGS.seed,
  },
  hasWorkers: true,
  read: ({ flags, files }) => ({ ...flags, players: playersOf(files, flags.budget) }),
  async play(
    { rules: named, players, battles, seed, replays },
    { pool, signal, progress },
  ): Promise<ArenaResult> {
    const start = performance.now();
    const pairs = pairsOf(players.length);
    const toPlay = pairs.flatMap(({ first, second }): RunToMeasure[] => {
      const [one, other] = [players[first], players[second]];
      if (!one || !other) return [];
      return plansOf(one, other, seed).map((plan) => ({
        named,
        plan,
        battles,
        keepOutcomes: true,
        onPart: ({ tally }) => progress(tally.battles, pairs.length * 2 * battles),
      }));
    });
    const runs = await playRuns(pool, toPlay).catch((error) => {
      throw withReplayFile(error, replays);
    });
    return arenaResult(players, runs, {
      rulesHash: named.hash,
      seed,
      battles,
      elapsedMs: Math.round(performance.now() - start),
      isInterrupted: signal.aborted,
    });
  },
  show: {
    report: arenaReport,
    json: (result) => result,
    csv: ({ pairings }) => pairings.map(({ share, ...row }) => ({ ...row, ...share })),
  },
});

function playersOf(words: readonly string[], budget: number): Player[] {
  if (words.length < 2 || words.length > MOST_PLAYERS)
    throw badInput("arena", counted(words.length, "player"), `are 2 to ${MOST_PLAYERS}`);
  const names = new Set<string>();
  return words.map((word) => {
    if (names.has(word)) throw badInput("arena", `${word} twice`, "is each player once");
    names.add(word);
    return playerOf("arena", word, budget);
  });
}
