import type { Texts } from "../../../rules/index.ts";
import { useGameState } from "../game-context.tsx";
import { workingKeys } from "./bound-keys.ts";
import type { KeyCommand } from "./key-command.ts";
import { keyName } from "./key-names.ts";

/** The key of a command as hints say it, and as `aria-keyshortcuts` names it. */
interface KeyHint {
  name: string;
  shortcut: string;
}

/** Returns the first key of a command as it works now; null while it has none. */
export function useKeyHint(texts: Texts, command: KeyCommand): KeyHint | null {
  const controls = useGameState((state) => state.settings.controls);
  const [code] = workingKeys(controls, command);
  if (code === undefined) return null;
  return { name: keyName(texts, controls.keyNames, code), shortcut: code.replace(/^(Key|Digit)/, "") };
}
