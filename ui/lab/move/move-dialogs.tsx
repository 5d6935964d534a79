import { moveCost, whyNot } from "../../../rules/index.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { serverNow } from "../../game/store/server-time.ts";
import type { MoveMode } from "../lab-state.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import { cancelMove } from "./cancel-move.ts";
import { ConfirmMachineMoveDialog } from "./confirm-machine-move-dialog.tsx";
import { confirmMove } from "./confirm-move.ts";
import { ConfirmPetMoveDialog } from "./confirm-pet-move-dialog.tsx";

/**
 * The confirmation dialogs for moves of machines and pets, open while a position is selected (`LAB-092`, `LAB-098`).
 */
export function MoveDialogs() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const busy = useGameState((state) => state.pending.move === true);
  const moveMode = useGameState((state) => state.moveMode);
  const last = useLast<MoveMode>(moveMode);
  const isMarked = moveMode?.selected != null;
  const subject = last?.subject;
  const place = moveMode?.selected;
  const command =
    place && subject?.kind === "machine"
      ? ({ type: "move", machineId: subject.id, ...place } as const)
      : null;
  const shared = { busy, onConfirm: () => confirmMove(game), onCancel: () => cancelMove(game) };
  return (
    <>
      <ConfirmMachineMoveDialog
        open={isMarked && subject?.kind === "machine"}
        machine={machineLabels(rules, lab.machines).get(subject?.id ?? "") ?? ""}
        cost={moveCost(rules).tcorvax}
        refusal={command && whyNot(rules, lab, command, serverNow(game))}
        {...shared}
      />
      <ConfirmPetMoveDialog
        open={isMarked && subject?.kind === "pet"}
        pet={rules.texts.lab.pets.cat}
        {...shared}
      />
    </>
  );
}
