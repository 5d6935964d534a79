import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from "react";
import {
  type DamageBreakdown,
  damageWords,
  fill,
  type LogLine,
  otherHitWords,
  type RuleSet,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { useBattleClient } from "../battle-context.tsx";
import { useKnownBattle, useShownBattle } from "../use-shown-battle.ts";
import styles from "./battle-log.module.css";

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

interface DamageQuestionProps {
  rules: RuleSet;
  /** How the number was calculated; null while nothing is asked. */
  breakdown: DamageBreakdown | null;
  onClose: () => void;
}

/** "Why 14?": shows step by step how a damage number was calculated. */
function DamageQuestion({ rules, breakdown, onClose }: DamageQuestionProps) {
  const shown = useLast(breakdown);
  if (!shown) return null;
  const other = otherHitWords(rules, shown);
  return (
    <Dialog
      open={breakdown !== null}
      onClose={onClose}
      width="narrow"
      title={fill(rules.texts.battleScreen.breakdown.title, { total: shown.total })}
    >
      <ol className={classNames(layoutStyles.closestStack, styles.steps)}>
        {damageWords(rules, shown).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
      {other === null ? null : <p className={styles.other}>{other}</p>}
    </Dialog>
  );
}

/** Distance from its end, in pixels, within which a list counts as scrolled to the end. */
const NEAR_END = 24;

interface FollowedEnd {
  list: RefObject<HTMLOListElement | null>;
  /** Whether lines were added that the player does not see after scrolling up; true for some time only. */
  isNew: boolean;
  toEnd: () => void;
}

/** Keeps a growing list scrolled to its end. When the player has scrolled up, it only reports new lines (`BAT-046`). */
function useFollowedEnd(length: number, shownMs: number): FollowedEnd {
  const game = useGame();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const [news, setNews] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END;
      if (atEnd.current) setNews(0);
    };
    element.addEventListener("scroll", note);
    return () => element.removeEventListener("scroll", note);
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element || length === 0) return;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else setNews(length);
  }, [length]);

  useEffect(() => {
    if (news === 0) return;
    let wanted = true;
    game.after(shownMs, () => {
      if (wanted) setNews(0);
    });
    return () => {
      wanted = false;
    };
  }, [news, shownMs, game]);

  return {
    list,
    isNew: news > 0,
    toEnd: () => list.current?.scrollTo(0, list.current.scrollHeight),
  };
}
