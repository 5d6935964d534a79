import { useRef } from "react";
import { fill } from "../../../../rules/index.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { onceFocusMoved } from "../../../components/dialog-focus.ts";
import { IconButton } from "../../../components/icon-button.tsx";
import layoutStyles from "../../../components/layout/layout.module.css";
import rowStyles from "../../../components/row.module.css";
import { boundKeys } from "../../../game/controls/bound-keys.ts";
import type { KeyArea, KeyCommand } from "../../../game/controls/key-command.ts";
import { keysText } from "../../../game/controls/key-names.ts";
import { useGameState } from "../../../game/game-context.tsx";
import { padMark } from "../../../game/pad/pad-buttons.ts";
import { useTexts } from "../../../game/texts.ts";
import { ALL_COMMANDS, commandName } from "../../controls/all-commands.ts";
import styles from "../menu-dialogs.module.css";
import { boundNames, type KeyChange, useKeyChange } from "./use-key-change.ts";

const AREAS: readonly KeyArea[] = ["room", "lab", "battle", "screens"];

/** The list of all commands with their keys, each of which can be changed. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: texts } = useTexts().controls;
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.about} width="wide">
      <KeyList />
    </Dialog>
  );
}

/** The contents, rendered only while the dialog is open. */
function KeyList() {
  const { keys: texts } = useTexts().controls;
  const change = useKeyChange();
  return (
    <>
      {AREAS.map((area) => (
        <section key={area} aria-labelledby={`keys-${area}`}>
          <h3 id={`keys-${area}`} className={styles.area}>
            {texts.areas[area]}
          </h3>
          <ul className={layoutStyles.stack}>
            {ALL_COMMANDS.filter((command) => command.area === area).map((command) => (
              <KeyRow key={command.id} command={command} change={change} />
            ))}
          </ul>
        </section>
      ))}
      <Button onClick={change.reset}>{texts.reset}</Button>
    </>
  );
}

/** A command with its keys: one button changes them, another one takes them away. */
function KeyRow({ command, change }: { command: KeyCommand; change: KeyChange }) {
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
        <div className={layoutStyles.restOfRow}>
          <span>{name}</span>
          {command.pad ? (
            <span className={layoutStyles.muted}>
              {fill(words.pad, { button: padMark(maker, command.pad) })}
            </span>
          ) : null}
        </div>
        <Button
          ref={changer}
          size="small"
          tone={isWaiting ? "gold" : "neutral"}
          aria-label={fill(words.change, { command: name, keys })}
          onClick={() => change.begin(command)}
          onBlur={() => isWaiting && onceFocusMoved(() => change.cancel(command))}
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
        <ConflictButtons command={command} change={change} onSolved={() => changer.current?.focus()} />
      ) : null}
    </li>
  );
}

interface ConflictButtonsProps {
  command: KeyCommand;
  change: KeyChange;
  onSolved: () => void;
}

/** What can be done about a key that is taken. */
function ConflictButtons({ command, change, onSolved }: ConflictButtonsProps) {
  const texts = useTexts();
  const { keys: words } = texts.controls;
  function solve(how: "swap" | "take") {
    change.solve(how);
    onSolved();
  }
  function cancel() {
    change.cancel(command);
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
