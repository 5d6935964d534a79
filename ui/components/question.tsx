import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import layoutStyles from "./layout/layout.module.css";
import styles from "./question.module.css";
import { useWords } from "./words.ts";

interface QuestionProps {
  question: ReactNode;
  /** Details of the cost that the question does not contain. */
  children?: ReactNode;
  /** The confirming button. */
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
      <div className={layoutStyles.centredButtons}>
        <Button ref={cancel} onClick={onCancel}>
          {words.cancel}
        </Button>
        {confirm}
      </div>
    </section>
  );
}

interface ConfirmButtonProps extends ButtonProps {
  /** Question to confirm before the action runs; null when the action runs at once. */
  question: string | null;
  /** Caption of the confirming button. */
  confirm: string;
}

/**
 * A button that asks for confirmation when `question` is given. The Cancel button gets the focus, so that Enter
 * pressed by accident does nothing.
 */
export function ConfirmButton({ question, confirm, onClick, children, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  if (!asking || question === null) {
    return (
      <Button {...button} onClick={question === null ? onClick : () => setAsking(true)}>
        {children}
      </Button>
    );
  }
  function confirmAction() {
    setAsking(false);
    onClick();
  }
  return (
    <Question
      question={<p>{question}</p>}
      confirm={
        <Button {...button} wide={false} onClick={confirmAction}>
          {confirm}
        </Button>
      }
      onCancel={() => setAsking(false)}
    />
  );
}
