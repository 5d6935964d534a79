import { useState } from "react";
import { fill, lessonSetup, shippedLesson } from "../../../rules/index.ts";
import { lessonMemory } from "../../battle/lesson/lesson-course.ts";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { useArena } from "../arena-context.tsx";
import { declineLesson, startLesson } from "../battle/guided-battle.ts";
import styles from "./waiting-battle-note.module.css";

/** Offers the guided battle to players who have neither won nor declined it on this device. */
export function GuidedBattleNote() {
  const arena = useArena();
  const { offer } = arena.rules.texts.lesson;
  const [offered, setOffered] = useState(
    () => lessonMemory(arena.game) === null && lessonSetup(arena.rules) !== null,
  );
  if (!offered) return null;
  return (
    <Panel className={styles.note} aria-label={offer.title}>
      <p className={styles.words}>
        {offer.title} {fill(offer.text, { minutes: shippedLesson.minutes })}
      </p>
      <Button size="small" tone="teal" onClick={() => startLesson(arena)}>
        {offer.start}
      </Button>
      <Button
        size="small"
        onClick={() => {
          declineLesson(arena);
          setOffered(false);
        }}
      >
        {offer.decline}
      </Button>
    </Panel>
  );
}

/** Begins the guided battle, for the first time or once more. */
export function GuidedBattleButton() {
  const arena = useArena();
  const { door } = arena.rules.texts.lesson;
  const reason = lessonSetup(arena.rules) === null ? door.unfit : null;
  return (
    <Button size="small" reason={reason} onClick={() => startLesson(arena)}>
      {door.start}
    </Button>
  );
}
