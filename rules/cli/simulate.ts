import { DIFFICULTIES } from "../battle/state/battle.ts";
import type { SimulationPlan } from "../simulation/plan.ts";
import type { Player } from "../simulation/players.ts";
import { BATTLE_FLAGS, BUDGET, playerFlag, playerOf } from "./command/battle-flags.ts";
import { FILE_FORMS, newCommand, type Run } from "./command/command.ts";
import { type CommandLine, choice, outputFolder, rulesFile, text } from "./command/flags.ts";
import { figuresOf } from "./history/history.ts";
import { badInput } from "./input/bad-input.ts";
import { readDeck } from "./input/deck-content.ts";
import type { TitledRules } from "./input/read-rules.ts";
import { type MergedRun, mergeShards, type ShardHead } from "./simulate/shards.ts";
import { figureRows, simulationReport } from "./simulate/simulation-report.ts";
import { nameOf } from "./statistics/simulation-result.ts";
import { digestOf, type KeptPart } from "./workers/kept-battles.ts";
import { measuredRuns, playRuns, type RunToMeasure } from "./workers/measured-run.ts";
import { withReplayFile, writeReplays } from "./workers/replay-files.ts";
import { type Shard, shardOf } from "./workers/schedule.ts";

const FLAGS = {
  difficulty: choice([...DIFFICULTIES, "all"], "against which level of the AI", "all"),
  mode: choice(["ai", "pvp"], "against the AI, or deck against deck (ai; pvp with --opponent)"),
  player: playerFlag("plays the first side: a level, a policy or the file of a bot"),
  opponent: playerFlag("plays the other side; without --difficulty each has a PvP deck"),
  deck: text("FILE", "the player's deck, instead of a new one for each battle", undefined, "file"),
  enemy: text("FILE", "the other side's deck", undefined, "file"),
  budget: BUDGET,
  rules: rulesFile("an overlay on the shipped rules"),
  replays: outputFolder("write each battle for `npm run replay`"),
  shard: text("I/N", "play share I of N, on one of N machines; writes what --merge reads"),
  merge: text("FILES", "add up all shards of a run; with --json, --csv, --html only"),
  ...BATTLE_FLAGS,
};

/** What `simulate` is asked: battles, of which it may play only a shard, or the files of shards to be added up. */
interface SimulateOrder {
  named: TitledRules;
  plans: SimulationPlan[];
  battles: number;
  seed: string;
  policy: string;
  /** Whether the result is a list, for `--difficulty all`. */
  isList: boolean;
  hasOwnDecks: boolean;
  replays: string | undefined;
  /** Play only this share of the run. */
  shard: Shard | undefined;
  /** Play nothing, but add up the shards in these files. */
  merge: readonly string[] | null;
}

/** `npm run simulate`: plays many battles and prints their statistics (`GAP-51`). */
export const simulate = newCommand({
  name: "simulate",
  what: "Plays many battles and prints win rates, lengths, and what each species, tool and spell adds.",
  files: { most: Number.POSITIVE_INFINITY },
  flags: FLAGS,
  hasWorkers: true,
  read: readOrderOf,
  async play(order, run): Promise<MergedRun> {
    if (order.merge) return mergeShards(order.merge);
    const played = order.shard ? playShard(order.shard, order, run) : measured(order, run);
    const runs = await played.catch((error) => {
      throw withReplayFile(error, order.replays);
    });
    return { run: order, runs };
  },
  show: {
    report: ({ run, runs }) => simulationReport(runs, run),
    json({ run: { isList }, runs }) {
      const results = runs.map(({ result }) => result);
      return isList ? results : results[0];
    },
    csv: ({ runs }) => figureRows(runs.map(({ result }) => result)),
  },
  noted: ({ runs }, { merge, seed, policy, named }) =>
    merge
      ? null
      : {
          seed,
          policy,
          rules: [{ name: named.title, hash: named.hash }],
          figures: runs.map(({ result }) => figuresOf(result)),
        },
  interrupted: (_, { shard }) => `what was played so far is ${shard ? "written" : "above"}.`,
});

function readOrderOf(line: CommandLine<typeof FLAGS>): SimulateOrder {
  const { flags, files, has } = line;
  const merge = mergedFiles(line);
  if (!merge && files.length > 0) throw badInput(String(files[0]), "one argument too many", "are flags only");
  const { difficulty, battles, seed, policy, rules: named } = flags;
  const opponent = playerOn(line, "opponent");
  const isDuel = opponent !== undefined && !has("difficulty");
  const mode = flags.mode ?? (isDuel ? "pvp" : "ai");
  if (mode === "pvp" && has("difficulty"))
    throw badInput("--difficulty", JSON.stringify(difficulty), "is no difficulty with --mode pvp");
  const player = playerOn(line, "player");
  const deck = readDeck(named.rules, mode, flags.deck);
  const enemy = readDeck(named.rules, mode, flags.enemy);
  const both = {
    policy,
    seed,
    ...(deck ? { deck } : {}),
    ...(enemy ? { enemy } : {}),
    ...(player ? { player } : {}),
    ...(opponent ? { opponent } : {}),
  };
  const chosen = difficulty === "all" ? DIFFICULTIES : [difficulty];
  return {
    ...{ named, battles, seed, policy, merge, replays: flags.replays },
    plans: mode === "pvp" ? [{ mode, ...both }] : chosen.map((one) => ({ mode, difficulty: one, ...both })),
    isList: mode === "ai" && difficulty === "all",
    hasOwnDecks: deck !== undefined || enemy !== undefined,
    shard: shardOn(line),
  };
}

function playerOn({ flags }: CommandLine<typeof FLAGS>, name: "player" | "opponent"): Player | undefined {
  const word = flags[name];
  return word === undefined ? undefined : playerOf(`--${name}`, word, flags.budget);
}

/** A shard has no figures to show: they need all of its run. */
function shardOn({ flags, has }: CommandLine<typeof FLAGS>): Shard | undefined {
  const shard = shardOf(flags.shard);
  for (const name of shard ? ["csv", "html"] : [])
    if (has(name)) throw badInput(`--${name}`, "it with --shard", "is --json, or --merge with it afterwards");
  return shard;
}

/** The files of `--merge`; null without it. */
function mergedFiles({ flags, has, files }: CommandLine<typeof FLAGS>): string[] | null {
  if (flags.merge === undefined) return null;
  const others = [...Object.keys(flags)].filter((name) => name !== "merge" && !isForm(name));
  const other = others.find(has);
  if (other !== undefined)
    throw badInput(
      `--${other}`,
      "it with --merge, whose files say what was played",
      `are ${FILE_FORMS.map((form) => `--${form}`).join(", ")}`,
    );
  return [flags.merge, ...files];
}

function isForm(name: string): boolean {
  return FILE_FORMS.some((form) => form === name);
}

function measured(order: SimulateOrder, { pool, signal, progress }: Run) {
  return measuredRuns(pool, () => signal.aborted, runsOf(order, progress));
}

/** Plays a shard of the runs, and sends on each part as soon as it is played. */
async function playShard(shard: Shard, order: SimulateOrder, { pool, progress, line }: Run): Promise<[]> {
  const { named, battles, plans, isList, hasOwnDecks } = order;
  const send = (value: ShardHead | KeptPart) => line(value);
  const start = performance.now();
  send({
    shard: `${shard.index}/${shard.of}`,
    run: { version: 1, rulesHash: named.hash, battles, plans, isList, hasOwnDecks },
  });
  const runs = runsOf(order, progress).map(
    (run): RunToMeasure => ({
      ...run,
      onPart(answer, { part, ...at }) {
        run.onPart?.(answer, { part, ...at });
        const { tally, times } = answer;
        const elapsedMs = Math.round(performance.now() - start);
        send({ run: digestOf(named.hash, run.plan), ...part, tally, times, elapsedMs });
      },
    }),
  );
  await playRuns(pool, runs, shard);
  return [];
}

function runsOf(
  { named, plans, battles, replays, shard }: SimulateOrder,
  progress: Run["progress"],
): RunToMeasure[] {
  const total = Math.ceil((battles * plans.length) / (shard?.of ?? 1));
  return plans.map((plan) => {
    const label = nameOf({ difficulty: null, ...plan });
    return {
      named,
      plan,
      battles,
      keepReplays: replays !== undefined,
      onPart(part) {
        progress(part.tally.battles, total, plans.length > 1 ? "all" : label);
        if (replays !== undefined) writeReplays(replays, label, part.replays);
      },
    };
  });
}
