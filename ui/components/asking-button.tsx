import { useEffect, useId, useRef, useState } from "react";
import styles from "./asking-button.module.css";
import { Button, type ButtonProps } from "./button.tsx";

interface AskingButtonProps extends ButtonProps {
  /** Question to confirm before the action runs; null when the action runs at once. */
  question: string | null;
  /** Caption of the confirming button. */
  confirm: string;
}

/**
 * A button that asks for confirmation when `question` is given. The Cancel button gets the focus, so that Enter
 * pressed by accident does nothing.
 */
export function AskingButton({ question, confirm, onClick, children, ...button }: AskingButtonProps) {
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const isAsked = asking && question !== null;
  const id = useId();
  useEffect(() => {
    if (isAsked) cancel.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button {...button} onClick={question === null ? onClick : () => setAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <section className={styles.question} aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className={styles.buttons}>
        <Button ref={cancel} onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button
          {...button}
          wide={false}
          onClick={() => {
            setAsking(false);
            onClick();
          }}
        >
          {confirm}
        </Button>
      </div>
    </section>
  );
}
