import { useRef } from "react";
import { fill } from "../../../../rules/index.ts";
import { Button } from "../../../components/button.tsx";
import { IconButton } from "../../../components/icon-button.tsx";
import rowStyles from "../../../components/row.module.css";
import { boundKeys } from "../../../game/controls/bound-keys.ts";
import type { KeyCommand } from "../../../game/controls/key-command.ts";
import { keysText } from "../../../game/controls/key-names.ts";
import { useGameState } from "../../../game/game-context.tsx";
import { padMark } from "../../../game/pad/pad-buttons.ts";
import { useTexts } from "../../../game/texts.ts";
import { commandName } from "../../controls/all-commands.ts";
import styles from "./keys.module.css";
import { boundNames, type KeyChange } from "./use-key-change.ts";

/** A command with its keys: one button changes them, another one takes them away. */
export function KeyRow({ command, change }: { command: KeyCommand; change: KeyChange }) {
  const texts = useTexts();
  const controls = useGameState((state) => state.settings.controls);
  const maker = useGameState((state) => state.padInUse) ?? "xbox";
  const changer = useRef<HTMLButtonElement>(null);
  const { keys: words } = texts.controls;
  const name = commandName(texts, command);
  const names = boundNames(texts, controls, command);
  const isWaiting = change.waiting === command;
  const keys = keysText(texts, controls.keyNames, boundKeys(controls, command));
  return (
    <li className={styles.entry}>
      <div className={rowStyles.row}>
        <div className={rowStyles.words}>
          <span>{name}</span>
          {command.pad ? (
            <span className={styles.pad}>{fill(words.pad, { button: padMark(maker, command.pad) })}</span>
          ) : null}
        </div>
        <Button
          ref={changer}
          size="small"
          tone={isWaiting ? "gold" : "neutral"}
          aria-label={fill(words.change, { command: name, keys })}
          onClick={() => change.begin(command)}
          onBlur={() => isWaiting && change.cancel()}
        >
          {isWaiting ? "…" : null}
          {!isWaiting && names.length === 0 ? texts.controls.noKey : null}
          {isWaiting ? null : names.map((key) => <kbd key={key}>{key}</kbd>)}
        </Button>
        {names.length === 0 ? null : (
          <IconButton
            icon="close"
            label={fill(words.removeOf, { command: name })}
            onClick={() => {
              change.remove(command);
              changer.current?.focus();
            }}
          />
        )}
      </div>
      {change.said?.command === command ? <p className={styles.said}>{change.said.text}</p> : null}
      {change.conflict?.command === command ? (
        <ConflictButtons change={change} onSolved={() => changer.current?.focus()} />
      ) : null}
    </li>
  );
}

/** What can be done about a key that is taken. */
function ConflictButtons({ change, onSolved }: { change: KeyChange; onSolved: () => void }) {
  const texts = useTexts();
  const { keys: words } = texts.controls;
  function solve(how: "swap" | "take") {
    change.solve(how);
    onSolved();
  }
  function cancel() {
    change.cancel();
    onSolved();
  }
  return (
    <div className={styles.solutions}>
      <Button size="small" tone="gold" onClick={() => solve("swap")}>
        {words.swap}
      </Button>
      <Button size="small" onClick={() => solve("take")}>
        {words.take}
      </Button>
      <Button size="small" onClick={cancel}>
        {texts.words.cancel}
      </Button>
    </div>
  );
}
