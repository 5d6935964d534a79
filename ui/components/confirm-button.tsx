import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { Question } from "./question.tsx";

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
