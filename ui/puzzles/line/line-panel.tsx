import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { fill } from "../../../rules/index.ts";
import { counterexampleText } from "../../../rules/positions.ts";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { announce } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "../play/position-battle.module.css";
import { missingTexts } from "../play/tell-result.ts";
import { useTurnPlace } from "../play/turn-buttons.tsx";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import type { Onward, ShownLine } from "../store/puzzle.ts";
import { leaveLine, sentenceOf } from "./line-steps.ts";

/** The line that is shown, with a sentence for each step; beside the way back the one onward, where there is one. */
export function LinePanel({ onward }: { onward: Onward | null }) {
  const line = usePuzzleState((state) => state.line);
  return line && <Line key={line.kind} line={line} onward={onward} />;
}

function Line({ line, onward }: { line: ShownLine; onward: Onward | null }) {
  const puzzle = usePuzzle();
  const texts = useTexts();
  const { positions, replays } = texts;
  const { best, themes } = positions;
  const isLow = useTurnPlace() === "header";
  const { player, steps, kind, judged } = line;
  const index = useStore(player.store, (shown) => shown.index);
  const title = kind === "solution" ? best.title : best.obviousTitle;
  const isLast = index === steps.length;
  const sentence = sentenceOf(puzzle, line, index);
  const ending = isLast ? endingOf() : [];
  const told = [sentence, ...ending].join(" ");
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  useEffect(() => announce(puzzle.game, told), [puzzle, told]);

  function endingOf(): string[] {
    if (!judged.reached) return missingTexts(puzzle, judged);
    const otherwise = counterexampleText(puzzle.client.rules, puzzle.position);
    return [best.reached, themes[puzzle.position.theme], ...(otherwise === null ? [] : [otherwise])];
  }

  return (
    <Panel className={styles.line} aria-label={title}>
      <div className={styles.lineHead}>
        <h2 className={styles.lineTitle}>
          {title}{" "}
          <span className={layoutStyles.mutedAside}>
            {fill(best.step, { step: index, steps: steps.length })}
          </span>
        </h2>
        {isLow ? (
          <IconButton icon="close" plain label={best.close} onClick={() => leaveLine(puzzle)} />
        ) : null}
      </div>
      <div className={styles.sentence}>
        <p>{sentence}</p>
        {ending.map((text) => (
          <p key={text} className={layoutStyles.warning}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.lineButtons}>
        <Button
          size="small"
          reason={index === 0 ? best.begin : null}
          reasonShown="caption"
          onClick={() => player.stepBack()}
        >
          {best.back}
        </Button>
        <Button
          ref={next}
          size="small"
          tone="gold"
          reason={isLast ? replays.controls.atEnd : null}
          reasonShown="caption"
          onClick={() => player.stepForward()}
        >
          {best.next}
        </Button>
      </div>
      {isLow ? null : (
        <div className={onward ? styles.lineButtons : undefined}>
          <Button
            size="small"
            wide
            tone={isLast && !onward ? "teal" : "neutral"}
            onClick={() => leaveLine(puzzle)}
          >
            {best.close}
          </Button>
          {onward ? (
            <Button size="small" wide tone={isLast ? "gold" : "neutral"} onClick={onward.go}>
              {onward.text}
            </Button>
          ) : null}
        </div>
      )}
    </Panel>
  );
}
