import { basename } from "node:path";
import { playReplay } from "../battle/replay/play-replay.ts";
import { endEventOf, type Replay } from "../battle/replay/replay.ts";
import {
  type BattleEvent,
  type DamageBreakdown,
  damageWords,
  eventOfLine,
  fill,
  logLines,
  otherHitWords,
  type RuleSet,
} from "../index.ts";
import { readCommandLine } from "./arguments/flags.ts";
import type { Usage } from "./arguments/usage.ts";
import { EXIT, runTool } from "./exit.ts";
import { badInput } from "./input/bad-input.ts";
import { readReplayOf } from "./input/read-replay.ts";
import { readRules } from "./input/read-rules.ts";
import { counted } from "./terminal/counted.ts";

const USAGE: Usage = {
  command: "npm run replay -- FILE [--rules FILE]",
  what: "Plays a battle file to its log, with why each damage is what it is, or says in which action it diverges.",
  flags: { rules: { value: "FILE", what: "the overlay that the battle was played by" } },
};

/** `npm run replay -- FILE`: plays a replay file and prints its log, or where it diverges (`GAP-51`). */
function replay(argv: readonly string[]): number {
  const line = readCommandLine(argv, Object.keys(USAGE.flags), 1);
  const [file] = line.files;
  if (file === undefined) throw badInput("replay", "no file", "is one replay file");
  const played = readRules(line.flags.get("rules"));
  const { rules } = played;
  const recorded = readReplayOf(played, file);

  const events: BattleEvent[] = [];
  const { battle, divergence } = playReplay(rules, recorded, events);
  const viewer = recorded.setup.mode === "ai" ? 0 : "watcher";
  for (const line of logLines(rules, battle, viewer, events)) {
    console.log(`${String(line.turn).padStart(3)}  ${line.message}`);
    const event = line.kind === "damage" ? eventOfLine(events, line) : undefined;
    if (event?.type === "damaged") console.log(`       ${whyDamage(rules, event.breakdown)}`);
  }
  if (divergence) {
    const { turn, index, reason } = divergence;
    console.error(
      `${basename(file)} diverges in turn ${turn} at action ${index + 1} of ${recorded.actions.length}, ${named(recorded, index)}: ${reason}`,
    );
    return EXIT.diverges;
  }
  const winner = endEventOf(recorded)?.winner ?? battle.winner;
  const end = winner === null ? "not finished" : `won by ${winnerName(winner)}`;
  console.log(
    `Same: ${counted(recorded.actions.length, "action")} in ${counted(battle.turn, "turn")}, ${end}.`,
  );
  return EXIT.done;
}

/** The explanation that the game gives for a damage number, in one line. */
function whyDamage(rules: RuleSet, breakdown: DamageBreakdown): string {
  const { title } = rules.texts.battleScreen.breakdown;
  const others = otherHitWords(rules, breakdown);
  const words = [...damageWords(rules, breakdown), ...(others === null ? [] : [others])];
  return `${fill(title, { total: breakdown.total })} ${words.join("; ")}`;
}

function named({ actions }: Replay, index: number): string {
  const { type, ...rest } = actions[index] ?? { type: "none" };
  const ids = Object.values(rest);
  return ids.length === 0 ? type : `${type} (${ids.join(", ")})`;
}

function winnerName(winner: 0 | 1 | "draw"): string {
  return winner === "draw" ? "nobody" : winner === 0 ? "the first side" : "the second side";
}

await runTool(replay, USAGE);
