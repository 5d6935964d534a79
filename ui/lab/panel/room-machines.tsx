import { type Machine, type Refusal, whyNot } from "../../../rules/index.ts";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activationCommand } from "../commands/activation-command.ts";
import { dialogOf, operateMachine } from "../commands/operate-machine.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import { MachineList } from "../machine-list/machine-list.tsx";
import { badgesOf } from "../room/badges.ts";

/** Lists the machines and pets of the current room, with the same actions as the canvas. */
export function RoomMachines() {
  const game = useGame();
  const isMobile = useIsMobile();
  const { rules, lab } = useLoaded();
  const room = useGameState((state) => state.room);
  const wallet = useGameState((state) => state.wallet);
  const pending = useGameState((state) => state.pending);
  const now = useServerNow();
  const machines = lab.machines.filter((machine) => machine.room === room);
  return (
    <MachineList
      rules={rules}
      room={room}
      labels={machineLabels(rules, lab.machines)}
      machines={machines}
      pets={lab.pets.filter((pet) => pet.room === room)}
      now={now}
      badges={badgesOf(lab, accountInUse({ wallet }) !== null)}
      refusals={Object.fromEntries(
        machines.map((machine) => [
          machine.id,
          whyNotOperate(machine, whyNot(rules, lab, activationCommand({ wallet }, machine.id), now)),
        ]),
      )}
      busy={new Set(machines.map(({ id }) => id).filter((id) => pending[`activate ${id}`]))}
      onBuild={() => game.store.setState({ section: "build", panelOpen: isMobile })}
      onActivate={(machineId) => operateMachine(game, machineId)}
      onPetOptions={(petId) => openDialog(game, { kind: "catOptions", petId })}
    />
  );
}

/**
 * Returns why a machine cannot be operated, or null. A machine with a dialog can always be opened, because the dialog
 * explains what is missing; a FOMO HIT cannot while its NFT is being minted (`CON-20`).
 */
function whyNotOperate(machine: Machine, refusal: Refusal | null): Refusal | null {
  return dialogOf(machine) === null || refusal?.code === "minting" ? refusal : null;
}
