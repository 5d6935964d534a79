import type { Amount } from "../amounts/amount.ts";
import type { Resources } from "../amounts/resources.ts";
import type { Place } from "./lab.ts";
import type { MachineType } from "./machine-type.ts";

/** The ledger account bound to the player, as the server read it before asking the rules. */
export interface LedgerAccount {
  address: string;
  /** sCVX the account holds. */
  staked: Amount;
  /** When this account last earned an incubator reward for whoever it was bound to; 0 is never (`GAP-09`). */
  lastRewardAt: number;
}

export interface BuildCommand extends Place {
  type: "build";
  machineType: MachineType;
  /** Id the new machine gets; drawn at random by the caller. */
  id: string;
}
export interface UpgradeCommand {
  type: "upgrade";
  machineId: string;
  /** Refused when the machine is no longer at this level: makes a double click harmless. */
  expectedLevel?: number | undefined;
}
export interface MoveCommand extends Place {
  type: "move";
  machineId: string;
}
export interface ActivateCommand {
  type: "activate";
  machineId: string;
  /** null without a connected wallet. */
  account: LedgerAccount | null;
}
export interface AdoptCommand extends Place {
  type: "adopt";
  petType: "cat";
  parentMachine: string;
  /** Id the new pet gets; drawn at random by the caller. */
  id: string;
}
export interface MovePetCommand extends Place {
  type: "movePet";
  petId: string;
}
export interface SyncLayoutCommand {
  type: "syncLayout";
  machines: ({ id: string } & Place)[];
}
export interface DismissRoomUnlockCommand {
  type: "dismissRoomUnlock";
}
/** The player looks at the lab: due upkeep is settled and the rescue grant checked. */
export interface VisitCommand {
  type: "visit";
}
/** What the ledger said about a FOMO HIT mint (`GAP-10`). */
export interface MintCommand {
  type: "mint";
  machineId: string;
  outcome: "started" | "succeeded" | "failed";
}
/** A confirmed energy purchase (`GAP-15`). */
export interface CreditEnergyCommand {
  type: "creditEnergy";
}
/** Development only: adds signed amounts. */
export interface GrantCommand {
  type: "grant";
  amounts: Resources;
}

/** Everything that can happen to a lab. */
export type LabCommand =
  | BuildCommand
  | UpgradeCommand
  | MoveCommand
  | ActivateCommand
  | AdoptCommand
  | MovePetCommand
  | SyncLayoutCommand
  | DismissRoomUnlockCommand
  | VisitCommand
  | MintCommand
  | CreditEnergyCommand
  | GrantCommand;
