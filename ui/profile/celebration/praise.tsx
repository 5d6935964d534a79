import { useEffect } from "react";
import {
  broughtBy,
  decorationName,
  type EarnedKind,
  fill,
  goalPays,
  goalWords,
  type RuleSet,
  resourcesText,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { TokenPicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { isCovered } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import styles from "./celebration.module.css";

/** Praises what was reached, one after the other: each is shown once nothing lies over the lab. */
export function praise(game: Game, goals: readonly string[]): void {
  game.store.setState((state) => {
    for (const goal of goals)
      if (!state.praised.some((praised) => praised.goal === goal))
        state.praised.push({ goal, isTold: false });
  });
}

/**
 * Shows what was just reached with its picture and what it brings, one goal at a time, with a sound and confetti. Each
 * leaves after a while or with a press; while something lies over the lab it waits.
 */
export function Praise() {
  const goal = useGameState((state) => (isCovered(state) ? null : (state.praised[0]?.goal ?? null)));
  return goal === null ? null : <PraisedGoal key={goal} goal={goal} />;
}

function PraisedGoal({ goal }: { goal: string }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { praiseMs } = rules.ui;
  useEffect(() => {
    tell(game, goal);
    game.after(praiseMs, () => {
      if (!isCovered(game.store.getState())) done(game, goal);
    });
  }, [game, goal, praiseMs]);
  return (
    // The log has said it to screen readers.
    <aside className={styles.praise} data-praise>
      <TokenPicture file={pictureOf(rules, goal)} placeholder="profile" size={72} />
      <div className={styles.words}>
        <strong className={styles.reached}>{reachedText(rules, goal)}</strong>
        {broughtTexts(rules, goal).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <Button size="small" onClick={() => done(game, goal)}>
        {rules.texts.words.close}
      </Button>
    </aside>
  );
}

/** With sound and confetti, and for screen readers in the log; once also when something covers it and goes again. */
function tell(game: Game, goal: string): void {
  const { rules, praised } = game.store.getState();
  if (rules === null || praised[0]?.isTold !== false) return;
  for (const text of [reachedText(rules, goal), ...broughtTexts(rules, goal)]) announce(game, text);
  game.sounds.emit("goal");
  game.store.setState((state) => {
    state.celebration = game.nextNumber();
    state.praised = state.praised.map((one) => (one.goal === goal ? { goal, isTold: true } : one));
  });
}

function done(game: Game, goal: string): void {
  game.store.setState((state) => {
    if (state.praised[0]?.goal === goal) state.praised.shift();
  });
}

function reachedText(rules: RuleSet, goal: string): string {
  const { reached, achieved, reachedPaid, achievedPaid } = rules.texts.goals;
  const gain = resourcesText(rules, goalPays(rules, goal));
  const [plain, paid] = Object.hasOwn(rules.goals.achievements, goal)
    ? [achieved, achievedPaid]
    : [reached, reachedPaid];
  return fill(gain === "" ? plain : paid, { goal: goalWords(rules, goal)?.name ?? goal, gain });
}

/** Says what a goal brings for the lab. */
function broughtTexts(rules: RuleSet, goal: string): string[] {
  return broughtBy(rules, goal).map(({ kind, key }) =>
    fill(rules.texts.decorations.earned[kind], { name: decorationName(rules, kind, key) }),
  );
}

const FILES: Record<EarnedKind, (key: string) => string> = {
  trophies: (key) => `trophy_${key}.webp`,
  themes: (key) => `theme_${key}.webp`,
  looks: (key) => `look_${key}_small.webp`,
};

/** The picture of what a goal brings; a star where it brings nothing to look at. */
function pictureOf(rules: RuleSet, goal: string): string {
  const [brought] = broughtBy(rules, goal);
  return brought ? FILES[brought.kind](brought.key) : "goal_star.webp";
}
