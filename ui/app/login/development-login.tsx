import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button, type ButtonTone } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import type { Game } from "../../game/store/game.ts";
import { enterAsPlayer, updateConnection } from "../../game/store/session.ts";
import { startTextsIn, useStartTexts } from "../../game/texts.ts";
import styles from "./login.module.css";

/** Login by name, only in development builds. */
export default function DevelopmentLogin({ tone }: { tone: ButtonTone }) {
  const { login: texts } = useStartTexts();
  const game = useGame();
  const id = useId();
  const reasonId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(linkedName);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => field.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that names a player logs in once
  useEffect(() => {
    if (name === "") return;
    window.history.replaceState(null, "", window.location.pathname);
    play();
  }, []);

  async function play() {
    setBusy(true);
    setProblem(await logInByName(game, name.trim()));
    setBusy(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== "" && !busy) play();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{texts.yourName}</label>
      <div className={layoutStyles.row}>
        <input
          ref={field}
          id={id}
          className={styles.name}
          value={name}
          maxLength={64}
          autoComplete="username"
          placeholder={texts.nameFirst}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          tone={tone}
          busy={busy}
          reason={name.trim() === "" ? texts.nameFirst : null}
          reasonShown="caption"
          aria-describedby={reasonId}
          onClick={play}
        >
          {texts.play}
        </Button>
      </div>
      <VisuallyHidden id={reasonId}>{name.trim() === "" ? texts.nameFirst : ""}</VisuallyHidden>
      {problem === null ? null : (
        <p className={layoutStyles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** The player that the address names, as the workbench of the rules does: `#name=Day 14`. */
function linkedName(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get("name") ?? "";
}

/**
 * Logs in with only a name, outside production; the same name is the same player (`GAP-01`). Resolves to the error
 * text, or null.
 */
export async function logInByName(game: Game, name: string): Promise<string | null> {
  const answer = updateConnection(game, await game.api.call("POST /api/auth/dev", { body: { name } }));
  if (!answer.ok) return problemText(answer.problem, startTextsIn(game.store.getState()).login.failed);
  enterAsPlayer(game, answer.reply.userId, answer.reply.firstName);
  return null;
}
