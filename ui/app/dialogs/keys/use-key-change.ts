import { useEffect, useState } from "react";
import { fill, listText } from "../../../../rules/index.ts";
import { OTHER_COMMANDS } from "../../../battle/keyboard/battle-commands.ts";
import { boundKeys, conflictsOf, withKey, withSwappedKeys } from "../../../game/controls/bound-keys.ts";
import type { ControlSettings } from "../../../game/controls/control-settings.ts";
import { type KeyCommand, pressedCode } from "../../../game/controls/key-command.ts";
import { keyName } from "../../../game/controls/key-names.ts";
import { useGame } from "../../../game/game-context.tsx";
import { announce } from "../../../game/store/notify.ts";
import { changeControls } from "../../../game/store/settings.ts";
import { useTexts } from "../../../game/texts.ts";
import { ALL_COMMANDS, commandName } from "../../controls/all-commands.ts";

/** A pressed key that other commands have already. */
interface KeyConflict {
  command: KeyCommand;
  code: string;
  others: readonly KeyCommand[];
}

/** The change of the keys that is under way. */
export interface KeyChange {
  /** The command that waits for its key, or null. */
  waiting: KeyCommand | null;
  conflict: KeyConflict | null;
  /** What to say about a command. */
  said: { command: KeyCommand; text: string } | null;
  /** Waits for the key of a command. */
  begin(command: KeyCommand): void;
  /** Stops waiting for the key of a command, and leaves its conflict as it was; others go on waiting. */
  cancel(command: KeyCommand): void;
  /** Solves the conflict: the others get the command's keys, or lose theirs. */
  solve(how: "swap" | "take"): void;
  /** Takes all its keys from a command. */
  remove(command: KeyCommand): void;
  /** Gives every command the keys of the chosen set. */
  reset(): void;
}

/** Follows the player through a change of a key: choose the command, press the key, solve a conflict. */
export function useKeyChange(): KeyChange {
  const game = useGame();
  const texts = useTexts();
  const [waiting, setWaiting] = useState<KeyCommand | null>(null);
  const [conflict, setConflict] = useState<KeyConflict | null>(null);
  const [said, setSaid] = useState<KeyChange["said"]>(null);

  function say(command: KeyCommand, text: string) {
    setSaid({ command, text });
    announce(game, text);
  }

  function change(keys: ControlSettings["keys"]) {
    setWaiting(null);
    setConflict(null);
    changeControls(game, { keys });
  }

  function nameOf(code: string) {
    return keyName(texts, game.store.getState().settings.controls.keyNames, code);
  }

  function sayNewKey(command: KeyCommand, code: string) {
    say(command, fill(texts.controls.keys.set, { command: commandName(texts, command), key: nameOf(code) }));
  }

  function take(command: KeyCommand, event: KeyboardEvent) {
    const code = pressedCode(command.area, event);
    const { controls } = game.store.getState().settings;
    if (event.key.length === 1 && event.key.trim() !== "")
      changeControls(game, { keyNames: { ...controls.keyNames, [code]: event.key.toUpperCase() } });
    if (isReservedKey(command, code)) {
      say(command, fill(texts.controls.keys.reserved, { key: nameOf(code) }));
      return;
    }
    const others = conflictsOf(controls, ALL_COMMANDS, command, code);
    if (others.length === 0) {
      change(withKey(controls, command, code));
      sayNewKey(command, code);
      return;
    }
    setWaiting(null);
    setConflict({ command, code, others });
    const commands = listText(
      texts,
      others.map((other) => commandName(texts, other)),
    );
    say(command, fill(texts.controls.keys.taken, { key: nameOf(code), commands }));
  }

  useAwaitedKey(waiting, take, () => {
    setWaiting(null);
    setSaid(null);
  });

  return {
    waiting,
    conflict,
    said,
    begin(command) {
      setConflict(null);
      setWaiting(command);
      say(command, fill(texts.controls.keys.press, { command: commandName(texts, command) }));
    },
    cancel(command) {
      setWaiting((waiting) => (waiting === command ? null : waiting));
      setConflict((conflict) => (conflict?.command === command ? null : conflict));
      setSaid((said) => (said?.command === command ? null : said));
    },
    solve(how) {
      if (!conflict) return;
      const { command, code, others } = conflict;
      const { controls } = game.store.getState().settings;
      change((how === "swap" ? withSwappedKeys : withKey)(controls, command, code, others));
      sayNewKey(command, code);
    },
    remove(command) {
      const { keys } = game.store.getState().settings.controls;
      change({ ...keys, [command.id]: [] });
      say(command, fill(texts.controls.keys.removed, { command: commandName(texts, command) }));
    },
    reset() {
      change({});
      setSaid(null);
      announce(game, texts.controls.keys.wasReset);
    },
  };
}

const MODIFIERS: readonly string[] = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead"];

/** Takes the next key away from everything else while a command waits for one; Escape cancels. */
function useAwaitedKey(
  waiting: KeyCommand | null,
  onKey: (command: KeyCommand, event: KeyboardEvent) => void,
  onCancel: () => void,
): void {
  useEffect(() => {
    if (!waiting) return;
    function press(event: KeyboardEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!waiting || event.repeat || MODIFIERS.includes(event.key)) return;
      if (event.key === "Escape") onCancel();
      else onKey(waiting, event);
    }
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  });
}

/** Returns the names of the keys that a command has. */
export function boundNames(
  texts: Parameters<typeof keyName>[0],
  controls: ControlSettings,
  command: KeyCommand,
): string[] {
  return boundKeys(controls, command).map((code) => keyName(texts, controls.keyNames, code));
}

/** Keys of browsers and of dialogs, which no command may take. */
const ALWAYS = /^(Tab|Escape|F\d+|Context.*|Print.*|Pause|ScrollLock|NumLock|)$/;
/** Keys that press what has the focus. */
const PRESS: readonly string[] = ["Enter", "NumpadEnter", "Space"];
/** Keys that choose creatures in battles. */
const PLACES = /^Digit[1-9]$/;

/** Returns whether a key cannot be given to a command, because it always does something else where it is heard. */
export function isReservedKey({ id, area }: KeyCommand, code: string): boolean {
  if (ALWAYS.test(code)) return true;
  if (PRESS.includes(code)) return area !== "room" && id !== OTHER_COMMANDS.again.id;
  return PLACES.test(code) && (area === "battle" || area === "screens");
}
