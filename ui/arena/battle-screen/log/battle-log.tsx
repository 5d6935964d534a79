import { memo, useState } from "react";
import type { LogLine } from "../../../../rules/index.ts";
import { useArena } from "../../arena-context.tsx";
import { useBattlePart } from "../use-battle.ts";
import styles from "./battle-log.module.css";
import { DamageQuestion } from "./damage-question.tsx";
import { useFollowedEnd } from "./use-followed-end.ts";

/** What happened, line by line (`BAT-044` to `BAT-049`); a damage line answers why on request. */
export function BattleLog() {
  const arena = useArena();
  const lines = useBattlePart(({ view }) => view.battleLog);
  const [asked, setAsked] = useState<LogLine | null>(null);
  const { list, isNew, toEnd } = useFollowedEnd(lines.length, arena.rules.arena.newLogLineMs);
  const eventOf = (line: LogLine) => arena.running?.battle.eventOf(line);
  const event = asked && eventOf(asked);
  return (
    <section className={styles.log} aria-label="Battle log">
      <h3>Battle log</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label="Battle log lines">
        {lines.map((line) => (
          <Line key={line.id} line={line} onAsk={eventOf(line)?.type === "damaged" ? setAsked : null} />
        ))}
      </ol>
      {isNew ? (
        <button type="button" className={styles.newer} onClick={toEnd}>
          New! ↓
        </button>
      ) : null}
      <DamageQuestion
        rules={arena.rules}
        breakdown={event?.type === "damaged" ? event.breakdown : null}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}

interface LineProps {
  line: LogLine;
  /** null: how it came about is not known. */
  onAsk: ((line: LogLine) => void) | null;
}

/** A view from the server has its lines anew; what a line says never changes, so that a long log costs nothing when it grows. */
const Line = memo(ShownLine, (one, next) => one.line.id === next.line.id && one.onAsk === next.onAsk);

function ShownLine({ line, onAsk }: LineProps) {
  return (
    <li className={styles.line} data-kind={line.kind ?? undefined}>
      {line.message}
      {onAsk && line.kind === "damage" ? (
        <button
          type="button"
          className={styles.ask}
          aria-label={`Why? ${line.message}`}
          onClick={() => onAsk(line)}
        >
          Why?
        </button>
      ) : null}
    </li>
  );
}
