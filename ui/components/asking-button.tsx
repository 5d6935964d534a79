import { useEffect, useId, useRef, useState } from "react";
import styles from "./asking-button.module.css";
import { Button, type ButtonProps } from "./button.tsx";

interface AskingButtonProps extends ButtonProps {
  /** Asked before the button does what it says; null: it does it at once. */
  question: string | null;
  /** Caption of the yes. */
  confirm: string;
}

/** A button that asks first where something speaks against it; the focus goes to the way back, which costs nothing. */
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
