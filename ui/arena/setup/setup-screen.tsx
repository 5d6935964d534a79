import { useState } from "react";
import { chooseButton, DIFFICULTIES, fill, lessonSetup } from "../../../rules/index.ts";
import { battleOwner, mayResume, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { LessonButtons } from "../../battle/lesson/lesson-buttons.tsx";
import { offeredLesson, rememberLesson } from "../../battle/lesson/lesson-course.ts";
import { OpenReplayButton } from "../../battle/replay-screen/replay-ways.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { startLesson } from "../battle/guided-battle.ts";
import { giveUpWaiting } from "../battle/play-battle.ts";
import { resumeOrTell } from "../battle/start-battle.ts";
import { LinkedBanner } from "../linked/linked-banner.tsx";
import { usePracticeTeams } from "../practice/practice-teams.ts";
import { chooseDifficulty } from "../team/pick-team.ts";
import { DifficultyOption } from "./difficulty-option.tsx";
import styles from "./setup-screen.module.css";

/** The difficulty selector (`BAT-008` to `BAT-013`, `GAP-38`). */
export function SetupScreen() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  const difficulty = useArenaState((state) => state.difficulty);
  const owned = useArenaState((state) => state.collection.creatures.length);
  // Known before the difficulty is chosen, so that the team one keeps is lent again.
  usePracticeTeams();
  const [withTips, setWithTips] = useState(false);
  const { arena: texts, team } = arena.rules.texts;
  // A practice lends its team once the difficulty is chosen, so that creatures are never missing.
  const button = chooseButton(arena.rules, practice ? 1 : owned);
  return (
    <BattlePage
      title={texts.setup.title}
      badge={practice ? <Badge tone="info">{texts.practice}</Badge> : null}
      buttons={
        <>
          <OpenReplayButton />
          <Button
            tone="gold"
            wide
            reason={button.enabled ? null : texts.setup.creaturesFirst}
            onClick={() => chooseDifficulty(arena, difficulty)}
          >
            {button.text}
          </Button>
        </>
      }
    >
      <div className={layoutStyles.wideStack}>
        <LinkedBanner />
        {arena.linked === null ? (
          <>
            <WaitingBattleNote />
            <GuidedBattleNote />
          </>
        ) : null}
        {practice ? <p className={styles.borrowed}>{texts.setup.borrowed}</p> : null}
        <div className={styles.options} role="radiogroup" aria-label={texts.setup.difficulty}>
          {DIFFICULTIES.map((option) => (
            <DifficultyOption key={option} difficulty={option} withTips={withTips} />
          ))}
        </div>
        <div className={layoutStyles.centredButtons}>
          <Button size="small" aria-expanded={withTips} onClick={() => setWithTips(!withTips)}>
            {withTips ? team.tips.hide : team.tips.show}
          </Button>
          {arena.linked === null ? (
            <LessonButtons rules={arena.rules} onLesson={(id) => startLesson(arena, id)} />
          ) : null}
        </div>
      </div>
    </BattlePage>
  );
}

/** Offers the next guided battle to players who have neither won nor declined it on this device. */
function GuidedBattleNote() {
  const arena = useArena();
  const { lesson: texts } = arena.rules.texts;
  const [offered, setOffered] = useState(() => offeredLesson(arena.game));
  if (offered === null || lessonSetup(arena.rules, offered) === null) return null;
  const { id, minutes } = offered;
  const { name, offer } = texts.lessons[id];
  return (
    <Panel className={styles.note} aria-label={name}>
      <p className={styles.words}>{fill(offer, { minutes })}</p>
      <Button size="small" tone="teal" onClick={() => startLesson(arena, id)}>
        {texts.start}
      </Button>
      <Button
        size="small"
        onClick={() => {
          rememberLesson(arena.game, id, "declined");
          setOffered(null);
        }}
      >
        {texts.decline}
      </Button>
    </Panel>
  );
}

/** Offers to resume the battle that was left, once that is possible, or to give it up (`BAT-007`). */
function WaitingBattleNote() {
  const arena = useArena();
  const { game, rules } = arena;
  const { arena: texts, wallet } = rules.texts;
  const [waiting, setWaiting] = useState(() => waitingBattle(game.storage, battleOwner(game)));
  const allowed = useGameState((state) => waiting !== null && mayResume(state, waiting));
  if (!waiting) return null;

  function giveUp() {
    giveUpWaiting(arena);
    setWaiting(null);
  }
  return (
    <Panel className={styles.note} aria-label={texts.waiting.title}>
      <p className={styles.words}>
        <FilledText
          text={texts.waiting.text}
          values={{ difficulty: <DifficultyBadge difficulty={waiting.setup.difficulty} /> }}
        />
      </p>
      <Button
        size="small"
        tone="teal"
        reason={allowed ? null : wallet.first.connect}
        onClick={() => resumeOrTell(arena) || giveUp()}
      >
        {texts.waiting.resume}
      </Button>
      <Button size="small" onClick={giveUp}>
        {texts.giveUp}
      </Button>
    </Panel>
  );
}
