import { type FormEvent, useId, useState } from "react";
import { type Pet, petName, whyNot } from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { catName, nameCat } from "./cat-name.ts";
import styles from "./cat-name-field.module.css";

/** The cat with its name, which the player can change. */
export function CatNameField({ cat }: { cat: Pet }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const id = useId();
  const noteId = useId();
  const busy = useGameState((state) => state.pending.namePet === true);
  const current = catName(rules, cat);
  const [typed, setTyped] = useState(current);
  const texts = rules.texts.lab.cat;
  const refusal = whyNot(rules, lab, { type: "namePet", petId: cat.id, name: typed }, now)?.text ?? null;
  const reason = refusal ?? (petName(rules, typed) === current ? texts.sameName : null);
  function save(event?: FormEvent) {
    event?.preventDefault();
    if (reason === null && !busy) void nameCat(game, cat.id, typed);
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <AtlasPicture frame="cat_idle_0" size={72} />
      <div className={styles.words}>
        <label htmlFor={id}>{texts.name}</label>
        <div className={styles.row}>
          <input
            id={id}
            className={styles.name}
            value={typed}
            autoComplete="off"
            aria-describedby={noteId}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            needsServer
            size="small"
            tone="teal"
            busy={busy}
            reason={reason}
            reasonShown="caption"
            aria-describedby={noteId}
            onClick={() => save()}
          >
            {texts.saveName}
          </Button>
        </div>
        <p id={noteId} className={refusal === null ? styles.note : styles.problem}>
          {reason ?? texts.nameNote}
        </p>
      </div>
    </form>
  );
}
