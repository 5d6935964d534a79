import { type Lab, type Machine, type Refusal, type RuleSet, whyNot } from "../../rules/index.ts";
import { activateMachine } from "../actions/activate-machine.ts";
import { useGame, useGameState, useLoaded, useServerNow } from "../app/game-context.tsx";
import { machineLabels } from "../machine-list/machine-labels.ts";
import { MachineList } from "../machine-list/machine-list.tsx";
import { badgesOf } from "../room/badges.ts";
import { openDialog } from "../store/dialogs.ts";

/** The machines and pets of the room the player is in, as a list that plays like the canvas. */
export function RoomMachines() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const room = useGameState((state) => state.room);
  const accountAddress = useGameState((state) => state.accountAddress);
  const pending = useGameState((state) => state.pending);
  const now = useServerNow();
  const machines = lab.machines.filter((machine) => machine.room === room);
  const hasWallet = accountAddress !== null;
  return (
    <MachineList
      rules={rules}
      room={room}
      labels={machineLabels(rules, lab.machines)}
      machines={machines}
      pets={lab.pets.filter((pet) => pet.room === room)}
      now={now}
      badges={badgesOf(lab, hasWallet)}
      refusals={hasWallet ? {} : refusalsOf(rules, lab, machines, now)}
      busy={new Set(machines.map(({ id }) => id).filter((id) => pending[`activate ${id}`]))}
      onActivate={(machineId) => activateMachine(game, machineId)}
      onPetOptions={(petId) => openDialog(game, { kind: "catOptions", petId })}
    />
  );
}

function refusalsOf(
  rules: RuleSet,
  lab: Lab,
  machines: Machine[],
  now: number,
): Record<string, Refusal | null> {
  return Object.fromEntries(
    machines.map(({ id }) => [
      id,
      whyNot(rules, lab, { type: "activate", machineId: id, account: null }, now),
    ]),
  );
}
