import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { nicknameFrom } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./nickname-editor.module.css";

interface NicknameFormProps {
  label: string;
  /** null without one. */
  nickname: string | null;
  busy: boolean;
  onSave: (nickname: string) => void;
  onCancel: () => void;
}

/** A field for a nickname, which has the focus at once. */
export function NicknameForm({ label, nickname, busy, onSave, onCancel }: NicknameFormProps) {
  const { words, collection } = useTexts();
  const texts = collection.nickname;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(nickname ?? "");
  useEffect(() => field.current?.select(), []);

  const save = () => onSave(name);
  const isName = nicknameFrom(name) !== null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isName && !busy) save();
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={styles.field}
        value={name}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => setName(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
      <div className={styles.row}>
        <Button
          size="small"
          tone="teal"
          busy={busy}
          reason={isName ? null : texts.hint}
          reasonShown="caption"
          aria-describedby={`${id}-hint`}
          onClick={save}
        >
          {texts.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
