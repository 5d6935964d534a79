import type { Amount } from "../amounts/amount.ts";
import type { Resources } from "../amounts/resources.ts";
import type { SoldKind } from "../decorations/decoration.ts";
import type { MachineType, Place } from "./lab.ts";

/** The parts of an activation's result, in amounts; the fields of the call's reply (`LAB-108`). */
export interface ActivationBreakdown {
  baseReward?: Amount;
  bonusReward?: Amount;
  eggsReward?: Amount;
  stakedCVX?: Amount;
  reward?: Amount;
}

export interface MachineActivated {
  type: "machineActivated";
  machineId: string;
  machineType: MachineType;
  /** The text shown over the machine. */
  message: string;
  spent: Resources;
  gained: Resources;
  breakdown: ActivationBreakdown;
  /** False when there was only a message ('No sCVX Found'): no reward, no cooldown. */
  cooldownStarted: boolean;
}

/** What happened to a lab, as data; screens, notices and sounds are rendered from it. */
export type LabEvent =
  | { type: "machineBuilt"; machineId: string; machineType: MachineType; cost: Resources }
  | { type: "machineUpgraded"; machineId: string; level: number; cost: Resources }
  | { type: "machineMoved"; machineId: string; place: Place; cost: Resources }
  | MachineActivated
  | { type: "mintRequired"; machineId: string }
  | { type: "mintChanged"; machineId: string; outcome: "started" | "succeeded" | "failed" }
  | { type: "roomUnlocked"; room: number }
  | { type: "roomUnlockDismissed" }
  | { type: "layoutSynced" }
  | { type: "petAdopted"; petId: string; cost: Resources }
  | { type: "petMoved"; petId: string; place: Place }
  | { type: "petNamed"; petId: string; name: string }
  | { type: "upkeepPaid"; machineId: string; days: number; energy: Amount }
  | { type: "amplifierOffline"; machineId: string }
  | { type: "amplifierSwitched"; machineId: string; isOn: boolean }
  | { type: "rescued"; tcorvax: Amount }
  | { type: "energyCredited"; energy: Amount }
  | { type: "granted"; amounts: Resources }
  | { type: "goalReached"; goal: string }
  | { type: "goalPaid"; goal: string; gained: Resources }
  | { type: "sceneSeen"; scene: string; gained: Resources }
  | { type: "decorated" }
  | { type: "decorationBought"; kind: SoldKind; key: string; cost: Resources };
