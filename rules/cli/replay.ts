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
import { EXIT, newCommand } from "./command/command.ts";
import { rulesFile } from "./command/flags.ts";
import { badInput } from "./input/bad-input.ts";
import { readReplayOf } from "./input/read-rules.ts";
import { counted } from "./terminal/figures.ts";

/** What was played of a replay, and where it differs from what was recorded. */
interface PlayedReplay {
  lines: string[];
  /** One sentence, if it does not go as recorded. */
  divergence: string | null;
}

/** `npm run replay -- FILE`: plays a replay file and prints its log, or where it diverges (`GAP-51`). */
export const replay = newCommand({
  name: "replay",
  what: "Plays a battle file to its log, with why each damage is what it is, or says in which action it diverges.",
  files: { value: "FILE", most: 1 },
  flags: { rules: rulesFile("the overlay that the battle was played by") },
  read({ flags: { rules }, files: [file] }) {
    if (file === undefined) throw badInput("replay", "no file", "is one replay file");
    return { file, rules: rules.rules, recorded: readReplayOf(rules, file) };
  },
  play({ file, rules, recorded }): PlayedReplay {
    const events: BattleEvent[] = [];
    const { battle, divergence } = playReplay(rules, recorded, events);
    const viewer = recorded.setup.mode === "ai" ? 0 : "watcher";
    const lines = logLines(rules, battle, viewer, events).flatMap((line) => {
      const event = line.kind === "damage" ? eventOfLine(events, line) : undefined;
      const why = event?.type === "damaged" ? [`       ${whyDamage(rules, event.breakdown)}`] : [];
      return [`${String(line.turn).padStart(3)}  ${line.message}`, ...why];
    });
    if (divergence) {
      const { turn, index, reason } = divergence;
      const where = `turn ${turn} at action ${index + 1} of ${recorded.actions.length}`;
      const sentence = `${basename(file)} diverges in ${where}, ${named(recorded, index)}: ${reason}`;
      return { lines, divergence: sentence };
    }
    const winner = endEventOf(recorded)?.winner ?? battle.winner;
    const end = winner === null ? "not finished" : `won by ${winnerName(winner)}`;
    const length = `${counted(recorded.actions.length, "action")} in ${counted(battle.turn, "turn")}`;
    return { lines: [...lines, `Same: ${length}, ${end}.`], divergence: null };
  },
  show: { text: ({ lines }) => lines.join("\n") },
  end: ({ divergence }) =>
    divergence === null ? { code: EXIT.done } : { code: EXIT.diverges, sentence: divergence },
});

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
