import type { Amount } from "../amounts/amount.ts";
import type { Resources } from "../amounts/resources.ts";
import type { DecorationChoice, SoldKind } from "../decorations/decoration.ts";
import type { TeamKind } from "../goals/check-battle.ts";
import type { FactsBesideLab } from "../goals/facts-beside-lab.ts";
import type { BattleResult } from "../rewards/battle-result.ts";
import type { MachineType, Place } from "./lab.ts";

/** The ledger account bound to the player, as read by the server before it asked the rules. */
export interface LedgerAccount {
  address: string;
  /** sCVX in the account. */
  staked: Amount;
  /** Time of the last incubator reward of this account, whoever it was bound to; 0 means never (`GAP-09`). */
  lastRewardAt: number;
}

export interface BuildCommand extends Place {
  type: "build";
  machineType: MachineType;
  /** Id of the new machine; the caller chooses it at random. */
  id: string;
}
export interface UpgradeCommand {
  type: "upgrade";
  machineId: string;
  /** Refused when the machine has another level, so that a double click is harmless. */
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
/** The player switches an amplifier off or on (`GAP-78`). */
export interface SwitchAmplifierCommand {
  type: "switchAmplifier";
  machineId: string;
  isOn: boolean;
}
export interface AdoptCommand extends Place {
  type: "adopt";
  petType: "cat";
  parentMachine: string;
  /** Id of the new pet; the caller chooses it at random. */
  id: string;
}
export interface MovePetCommand extends Place {
  type: "movePet";
  petId: string;
}
export interface NamePetCommand {
  type: "namePet";
  petId: string;
  name: string;
}
export interface SyncLayoutCommand {
  type: "syncLayout";
  machines: ({ id: string } & Place)[];
}
export interface DismissRoomUnlockCommand {
  type: "dismissRoomUnlock";
}
/** The player opens the lab: due upkeep is charged, and the rescue grant is checked. */
export interface VisitCommand {
  type: "visit";
}
/** The ledger's status of a FOMO HIT mint (`GAP-10`). */
export interface MintCommand {
  type: "mint";
  machineId: string;
  outcome: "started" | "succeeded" | "failed";
}
/** A confirmed energy purchase (`GAP-15`). */
export interface CreditEnergyCommand {
  type: "creditEnergy";
}
/** An administrator or developer adds amounts, which may be negative. */
export interface GrantCommand {
  type: "grant";
  amounts: Resources;
}

/** The owner chooses a decoration; null is as the game begins. */
export type DecorateCommand = { type: "decorate" } & DecorationChoice;

/** The owner buys a decoration and uses it at once, one of a room in that room (`GAP-81`). */
export type BuyDecorationCommand = { type: "buyDecoration" } & DecorationChoice<SoldKind, string>;

/** The server notes what is reached, by what it knows of the player beside the lab. */
export interface ReachGoalsCommand {
  type: "reachGoals";
  beside: FactsBesideLab;
}

/** A checked battle against the AI counts for goals (`GAP-68`). */
export interface CountBattleCommand {
  type: "countBattle";
  result: BattleResult;
  team: TeamKind;
}

/** Everything that can change a lab. */
export type LabCommand =
  | BuildCommand
  | UpgradeCommand
  | MoveCommand
  | ActivateCommand
  | SwitchAmplifierCommand
  | AdoptCommand
  | MovePetCommand
  | NamePetCommand
  | SyncLayoutCommand
  | DismissRoomUnlockCommand
  | VisitCommand
  | MintCommand
  | CreditEnergyCommand
  | GrantCommand
  | ReachGoalsCommand
  | CountBattleCommand
  | DecorateCommand
  | BuyDecorationCommand;
