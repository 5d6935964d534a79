import { cooldownMinutes, fill, fillPlural, readyMachines, remainingCooldown } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { LAB_COMMANDS } from "../../game/controls/commands.ts";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import styles from "./activate-all.module.css";
import { activateAll } from "./activate-all.ts";
import { isRunning } from "./activation-run.ts";
import { useActivateAllKey } from "./use-activate-all-key.ts";

/** Activates all ready machines of both rooms; absent until there are two machines. */
export function ActivateAllButton() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const run = useGameState((state) => state.activationRun);
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
      wide
      busy={isRunning(run)}
      reason={ready === 0 && left.length > 0 ? fill(texts.noneReady, { minutes }) : null}
      aria-keyshortcuts={hint?.shortcut}
      onClick={() => void activateAll(game)}
    >
      {ready === 0 ? texts.buttonOfNone : fillPlural(rules.texts, texts.button, { number: ready })}{" "}
      {hint ? <kbd className={styles.key}>{hint.name}</kbd> : null}
      <PadMark button={LAB_COMMANDS.activateAll.pad} />
    </Button>
  );
}
