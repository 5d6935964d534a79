import { useRef } from "react";
import { type Amount, amountText, fill, moveCost, type Refusal, whyNot } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";
import { FilledText } from "../../components/filled-text.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { serverNow } from "../../game/store/game.ts";
import { useTexts } from "../../game/texts.ts";
import { confirmMove } from "../commands/confirm-move.ts";
import { cancelMove } from "../commands/move-mode.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import type { MoveMode } from "../state/lab-state.ts";

/**
 * The confirmation dialogs for moves of machines and pets, open while a position is selected (`LAB-092`, `LAB-098`).
 */
export function MoveDialogs() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending.move === true);
  const moveMode = useGameState((state) => state.moveMode);
  const last = useLast<MoveMode>(moveMode);
  const subject = last?.subject;
  const place = moveMode?.selected;
  const command =
    place && subject?.kind === "machine"
      ? ({ type: "move", machineId: subject.id, ...place } as const)
      : null;
  return (
    <ConfirmMoveDialog
      open={moveMode?.selected != null}
      name={
        subject?.kind === "pet"
          ? rules.texts.lab.pets.cat
          : (machineLabels(rules, lab.machines).get(subject?.id ?? "") ?? "")
      }
      cost={subject?.kind === "pet" ? null : moveCost(rules).tcorvax}
      refusal={command && whyNot(rules, lab, command, serverNow(game))}
      busy={busy}
      onConfirm={() => confirmMove(game)}
      onCancel={() => cancelMove(game)}
    />
  );
}

interface ConfirmMoveDialogProps {
  open: boolean;
  /** Name of the machine or pet that moves. */
  name: string;
  /** Cost of the move in TCorvax; null for a pet, whose moves are free (`LAB-143`, `GAP-14`). */
  cost: Amount | null;
  /** Why the move is not possible; null when it is. */
  refusal: Refusal | null;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before a machine or a pet moves (`LAB-098`). The room stays usable, so that another position can
 * be picked; the confirm button has the focus, so that Space confirms (`CON-82`).
 */
export function ConfirmMoveDialog(props: ConfirmMoveDialogProps) {
  const texts = useTexts();
  const { open, name, cost, refusal, busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const tooPoor = refusal?.code === "not_enough_to_move";
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      modal={false}
      closable={false}
      title={fill(texts.lab.move.question, { name })}
      firstFocus={confirm}
      description={cost === null ? texts.lab.move.petIsFree : <MoveCost cost={cost} />}
      buttons={
        <>
          <Button onClick={onCancel}>{texts.words.cancel}</Button>
          <Button
            needsServer
            ref={confirm}
            tone="gold"
            busy={busy}
            reason={refusal?.text ?? null}
            reasonShown={tooPoor ? "caption" : "text"}
            onClick={onConfirm}
          >
            {tooPoor ? texts.lab.move.notEnough : texts.lab.move.move}
          </Button>
        </>
      }
    />
  );
}

function MoveCost({ cost }: { cost: Amount }) {
  const texts = useTexts();
  const price = fill(texts.lab.move.price, { amount: amountText(texts, cost) });
  return (
    <FilledText
      text={texts.lab.move.cost}
      values={{ price: <span className={styles.price}>{price}</span> }}
    />
  );
}
