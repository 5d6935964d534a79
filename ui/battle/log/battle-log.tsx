import { type KeyboardEvent, memo, useState } from "react";
import { fill, type LogLine } from "../../../rules/index.ts";
import { useBattleClient } from "../battle-context.tsx";
import { useKnownBattle, useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-log.module.css";
import { DamageQuestion } from "./damage-question.tsx";
import { useFollowedEnd } from "./use-followed-end.ts";

/**
 * What happened, line by line (`BAT-044` to `BAT-049`); a damage line has a button that explains the number. Tab stops
 * only at the newest of these buttons, so that players get past a long log quickly; arrow keys move between them.
 * @param framed whether it is in a drawer, which has the frame and the title
 */
export function BattleLog({ framed = false }: { framed?: boolean }) {
  const client = useBattleClient();
  const known = useKnownBattle();
  const lines = useShownBattle(({ view }) => view.battleLog);
  const [asked, setAsked] = useState<LogLine | null>(null);
  const { list, isNew, toEnd } = useFollowedEnd(lines.length, client.rules.arena.newLogLineMs);
  const { log: texts } = client.rules.texts.battleScreen;
  const eventOf = (line: LogLine) => known?.eventOf(line);
  const isAnswered = (line: LogLine) => line.kind === "damage" && eventOf(line)?.type === "damaged";
  const newest = lines.findLast(isAnswered);
  const event = asked && eventOf(asked);
  return (
    <section className={styles.log} data-framed={framed || undefined} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={texts.lines}>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            onAsk={isAnswered(line) ? setAsked : null}
            tabStop={line.id === newest?.id}
          />
        ))}
      </ol>
      {isNew ? (
        <button type="button" className={styles.newer} onClick={toEnd}>
          {texts.newer}
        </button>
      ) : null}
      <DamageQuestion
        rules={client.rules}
        breakdown={event?.type === "damaged" ? event.breakdown : null}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focus to the previous or next explanation button. */
function goToNextQuestion(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const questions = [...(event.currentTarget.closest("ol")?.querySelectorAll("button") ?? [])];
  questions[questions.indexOf(event.currentTarget) + step]?.focus();
}

interface LineProps {
  line: LogLine;
  /** null when the line has nothing to explain, or its cause is unknown. */
  onAsk: ((line: LogLine) => void) | null;
  /** Whether Tab stops at its button. */
  tabStop: boolean;
}

/**
 * The server sends all lines as new objects, but a line changes only with the language. Comparing contents keeps a long
 * log fast.
 */
const Line = memo(
  ShownLine,
  (one, next) =>
    one.line.id === next.line.id &&
    one.line.message === next.line.message &&
    one.onAsk === next.onAsk &&
    one.tabStop === next.tabStop,
);

function ShownLine({ line, onAsk, tabStop }: LineProps) {
  // Not `useTexts`: hundreds of lines would subscribe to the game's state.
  const { log: texts } = useBattleClient().rules.texts.battleScreen;
  return (
    <li className={styles.line} data-kind={line.kind ?? undefined}>
      {line.message}
      {onAsk ? (
        <button
          type="button"
          tabIndex={tabStop ? 0 : -1}
          className={styles.ask}
          aria-label={fill(texts.whyLine, { line: line.message })}
          onClick={() => onAsk(line)}
          onKeyDown={goToNextQuestion}
        >
          {texts.why}
        </button>
      ) : null}
    </li>
  );
}
