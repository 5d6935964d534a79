import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { fill, nicknameFrom, type OwnedCreature } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { updateConnection } from "../../game/store/session.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { keepNickname } from "../book/book-query.ts";
import styles from "./nickname-editor.module.css";

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
    <div className={layoutStyles.closeStack}>
      {editing ? (
        <NicknameForm
          label={fill(texts.label, { species: creature.species_name })}
          nickname={nickname}
          busy={busy}
          onSave={(wanted) => void change(wanted)}
          onCancel={leave}
        />
      ) : (
        <div className={classNames(layoutStyles.buttons, styles.row)}>
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
        <p className={layoutStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface NicknameFormProps {
  label: string;
  /** null without one. */
  nickname: string | null;
  busy: boolean;
  onSave: (nickname: string) => void;
  onCancel: () => void;
}

/** A field for a nickname, which has the focus at once. */
function NicknameForm({ label, nickname, busy, onSave, onCancel }: NicknameFormProps) {
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
    <form className={layoutStyles.closeStack} onSubmit={submit}>
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
      <p id={`${id}-hint`} className={layoutStyles.muted}>
        {texts.hint}
      </p>
      <div className={classNames(layoutStyles.buttons, styles.row)}>
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

/** Names a creature of the player, or takes its name away with null. Resolves to why it failed, or null. */
async function changeNickname(
  game: Game,
  creatureId: string,
  nickname: string | null,
): Promise<string | null> {
  const body = { creatureId, nickname };
  const answer = updateConnection(game, await game.api.call("POST /api/nameCreature", { body }));
  if (!answer.ok)
    return problemText(answer.problem, textsIn(game.store.getState()).collection.nickname.failed);
  keepNickname(game, creatureId, answer.reply.nickname);
  return null;
}
