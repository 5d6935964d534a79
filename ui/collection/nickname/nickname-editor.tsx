import { useEffect, useRef, useState } from "react";
import { fill, type OwnedCreature } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGame } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { changeNickname } from "./change-nickname.ts";
import styles from "./nickname-editor.module.css";
import { NicknameForm } from "./nickname-form.tsx";

interface NicknameEditorProps {
  creature: Pick<OwnedCreature, "id" | "species_name">;
  /** null without one. */
  nickname: string | null;
  /** Called when the server has kept another name, or none. */
  onChanged?: () => void;
}

/** Gives a creature a nickname, changes it or takes it away; only its owner sees it. */
export function NicknameEditor({ creature, nickname, onChanged }: NicknameEditorProps) {
  const { nickname: texts } = useTexts().collection;
  const game = useGame();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const goesBack = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(wanted: string | null) {
    setBusy(true);
    const failed = await changeNickname(game, creature.id, wanted);
    setBusy(false);
    setProblem(failed);
    if (failed !== null) return;
    close();
    onChanged?.();
  }
  /** The form and its buttons are gone then: the focus goes on at the button that opened it. */
  function close() {
    goesBack.current = true;
    setEditing(false);
  }
  function leave() {
    setProblem(null);
    close();
  }
  useEffect(() => {
    if (!editing && goesBack.current) opener.current?.focus();
    goesBack.current = false;
  });

  return (
    <div className={styles.editor}>
      {editing ? (
        <NicknameForm
          label={fill(texts.label, { species: creature.species_name })}
          nickname={nickname}
          busy={busy}
          onSave={(wanted) => void change(wanted)}
          onCancel={leave}
        />
      ) : (
        <div className={styles.row}>
          <Button ref={opener} size="small" onClick={() => setEditing(true)}>
            {nickname === null ? texts.give : texts.change}
          </Button>
          {nickname === null ? null : (
            <Button size="small" busy={busy} onClick={() => void change(null)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {problem === null ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
