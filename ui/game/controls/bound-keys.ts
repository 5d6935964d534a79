import type { ControlSettings } from "./control-settings.ts";
import { areHeardTogether, isCharacterKey, type KeyCommand } from "./key-command.ts";

type Bindings = Pick<ControlSettings, "keySet" | "keys">;

/** Returns the codes of the keys of a command: those the player chose, else those of the chosen set. */
export function boundKeys({ keySet, keys }: Bindings, command: KeyCommand): readonly string[] {
  return keys[command.id] ?? command.keys[keySet];
}

/** Returns the codes of the keys that work now: without letters, digits and signs where these are switched off. */
export function workingKeys(controls: ControlSettings, command: KeyCommand): readonly string[] {
  const codes = boundKeys(controls, command);
  return controls.characterKeys ? codes : codes.filter((code) => !isCharacterKey(code));
}

/** Returns which of the commands a key gives; null for none. */
export function commandOfKey<Command extends KeyCommand>(
  controls: ControlSettings,
  commands: readonly Command[],
  code: string,
): Command | null {
  return commands.find((command) => workingKeys(controls, command).includes(code)) ?? null;
}

/** Returns the other commands that a key already gives where the command would hear it too. */
export function conflictsOf(
  controls: Bindings,
  commands: readonly KeyCommand[],
  command: KeyCommand,
  code: string,
): KeyCommand[] {
  return commands.filter(
    (other) =>
      other.id !== command.id &&
      areHeardTogether(command.area, other.area) &&
      boundKeys(controls, other).includes(code),
  );
}

/** Returns the changed keys after a command got one key in place of all its own; the commands in `takenFrom` lose it. */
export function withKey(
  controls: Bindings,
  command: KeyCommand,
  code: string,
  takenFrom: readonly KeyCommand[] = [],
): ControlSettings["keys"] {
  const others = takenFrom.map((other) => [
    other.id,
    boundKeys(controls, other).filter((key) => key !== code),
  ]);
  return { ...controls.keys, ...Object.fromEntries(others), [command.id]: [code] };
}

/** Returns the changed keys after a command got one key, and each of `others` that had it the keys of the command. */
export function withSwappedKeys(
  controls: Bindings,
  command: KeyCommand,
  code: string,
  others: readonly KeyCommand[],
): ControlSettings["keys"] {
  const own = boundKeys(controls, command);
  const swapped = others.map((other, index) => [
    other.id,
    [...boundKeys(controls, other).filter((key) => key !== code), ...(index === 0 ? own : [])],
  ]);
  return { ...controls.keys, ...Object.fromEntries(swapped), [command.id]: [code] };
}
