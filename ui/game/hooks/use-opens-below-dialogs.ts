import { useState } from "react";
import { useGameState } from "../game-context.tsx";
import { frontDialog } from "../store/dialogs.ts";

/**
 * Returns whether a layer is open. One that appears anew while a dialog is open, as when the phone is turned, would
 * cover that dialog: it opens after it.
 */
export function useOpensBelowDialogs(isWanted: boolean): boolean {
  const isCovered = useGameState((state) => frontDialog(state) !== null);
  const [isOpen, setIsOpen] = useState(false);
  const next = isWanted && (isOpen || !isCovered);
  if (next !== isOpen) setIsOpen(next);
  return next;
}
