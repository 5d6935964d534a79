import type { TransactionKind } from "../../rules/index.ts";
import type { Dialog, GameState } from "../game/store/game-state.ts";
import type { TransactionSubject } from "./transaction.ts";

/** The dialog that shows a transaction; null where there is none now, as without a cat. */
export function dialogOf({ lab }: GameState, { kind, subject }: TransactionSubject): Dialog | null {
  switch (kind) {
    case "creatureMint":
      return { kind: "mintEgg" };
    case "fomoHit":
      return { kind, machineId: subject };
    case "upgradeStats":
    case "evolve":
      return { kind, creatureId: subject };
    case "energy": {
      const cat = lab?.pets[0];
      return cat ? { kind: "catOptions", petId: cat.id } : null;
    }
  }
}

/** Whether the dialog about a transaction is open, or waits behind another one. */
export function isShown(
  { dialogs }: Pick<GameState, "dialogs">,
  { kind, subject }: TransactionSubject,
): boolean {
  return dialogs.some((dialog) => {
    if (dialog.kind !== DIALOGS[kind]) return false;
    if ("creatureId" in dialog) return dialog.creatureId === subject;
    return dialog.kind !== "fomoHit" || dialog.machineId === subject;
  });
}

const DIALOGS = {
  creatureMint: "mintEgg",
  fomoHit: "fomoHit",
  upgradeStats: "upgradeStats",
  evolve: "evolve",
  energy: "catOptions",
} as const satisfies Record<TransactionKind, Dialog["kind"]>;
