import { useEffect } from "react";
import {
  cooldownMinutes,
  fill,
  fillPlural,
  readyMachines,
  remainingCooldown,
  type Texts,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { workingKeys } from "../../game/controls/bound-keys.ts";
import { LAB_COMMANDS } from "../../game/controls/commands.ts";
import { pressedCode } from "../../game/controls/key-command.ts";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import type { Game } from "../../game/store/game.ts";
import { collect, isCollecting } from "./activate-all.ts";
import styles from "./machine-list.module.css";

/** Activates all ready machines of both rooms, then shows that as a list; absent until there are two machines. */
export function ActivateAllButton() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const isUnderway = useGameState(isCollecting);
  const now = useServerNow();
  const hint = useKeyHint(rules.texts, LAB_COMMANDS.activateAll);
  useActivateAllKey(game);
  if (lab.machines.length < 2) return null;
  const { activateAll: texts } = rules.texts.lab;
  const ready = readyMachines(rules, lab, now).length;
  const left = lab.machines.map((machine) => remainingCooldown(rules, machine, now)).filter((ms) => ms > 0);
  const minutes = cooldownMinutes(Math.min(...left));
  return (
    <Button
      needsServer
      tone="teal"
      size="small"
      wide
      reason={ready === 0 && left.length > 0 && !isUnderway ? fill(texts.noneReady, { minutes }) : null}
      aria-keyshortcuts={hint?.shortcut}
      data-shows-list={isUnderway || undefined}
      onClick={() => collect(game)}
    >
      {isUnderway ? texts.showList : buttonText(rules.texts, ready)}{" "}
      {hint ? <kbd className={styles.key}>{hint.name}</kbd> : null}
      <PadMark button={LAB_COMMANDS.activateAll.pad} />
    </Button>
  );
}

function buttonText(texts: Texts, number: number): string {
  const { button, buttonOfNone } = texts.lab.activateAll;
  return number === 0 ? buttonOfNone : fillPlural(texts, button, { number });
}

/** Elements that use keys themselves while they, or what is in them, have the focus. */
const TAKES_KEYS = [
  "input",
  "textarea",
  "select",
  "[contenteditable]",
  "[role='dialog']",
  "[role='menu']",
  "[role='slider']",
].join(",");

const COMMAND = LAB_COMMANDS.activateAll;

/** Activates all ready machines with a key, unless what has the focus takes keys itself, or with a gamepad. */
function useActivateAllKey(game: Game): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { controls } = game.store.getState().settings;
      const isKey = workingKeys(controls, COMMAND).includes(pressedCode("lab", event));
      if (event.defaultPrevented || event.repeat || !isKey) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (document.activeElement?.closest(TAKES_KEYS)) return;
      if (isLabCovered(game)) return;
      event.preventDefault();
      collect(game);
    }
    window.addEventListener("keydown", press);
    const stopReceiving = game.commands.add((id) => {
      if (id !== COMMAND.id || isLabCovered(game)) return false;
      collect(game);
      return true;
    });
    return () => {
      window.removeEventListener("keydown", press);
      stopReceiving();
    };
  }, [game]);
}

function isLabCovered(game: Game): boolean {
  const { inBattle, dialogs, moveMode } = game.store.getState();
  return inBattle || dialogs.length > 0 || moveMode !== null;
}
