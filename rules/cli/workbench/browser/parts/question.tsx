import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface QuestionProps {
  title: string;
  children?: ReactNode;
  /** Buttons; the first one has the focus, as it changes nothing. */
  answers: readonly { text: string; act: () => void; isMain?: boolean }[];
  /** Escape, which changes nothing. */
  onClose: () => void;
}

/** Asks before something happens that the designer may not want; Escape leaves all as it is. */
export function Question({ title, children, answers, onClose }: QuestionProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away, it gives the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <p className="answers">
        {answers.map(({ text, act, isMain }) => (
          <button key={text} type="button" className={isMain ? "main" : undefined} onClick={act}>
            {text}
          </button>
        ))}
      </p>
    </dialog>
  );
}
