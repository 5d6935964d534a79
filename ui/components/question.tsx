import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "./button.tsx";
import styles from "./question.module.css";
import { useWords } from "./words.ts";

interface QuestionProps {
  question: ReactNode;
  /** What the answer costs, where that needs more than the question. */
  children?: ReactNode;
  /** The button that says yes. */
  confirm: ReactNode;
  onCancel: () => void;
}

/** Asks before something is done. The focus starts on Cancel, which changes nothing. */
export function Question({ question, children, confirm, onCancel }: QuestionProps) {
  const words = useWords();
  const cancel = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => cancel.current?.focus(), []);
  return (
    <section className={styles.question} aria-labelledby={id}>
      <div id={id}>{question}</div>
      {children}
      <div className={styles.buttons}>
        <Button ref={cancel} onClick={onCancel}>
          {words.cancel}
        </Button>
        {confirm}
      </div>
    </section>
  );
}
