import type { Texts } from "../../../rules/index.ts";
import { BATTLE_COMMANDS, battleCommandName } from "../../battle/keyboard/battle-commands.ts";
import { LAB_COMMANDS, ROOM_COMMANDS, SCREEN_COMMANDS } from "../../game/controls/commands.ts";
import type { KeyCommand } from "../../game/controls/key-command.ts";

/** Every command whose keys the player can change, in the order of the list. */
export const ALL_COMMANDS: readonly KeyCommand[] = [
  ...Object.values(ROOM_COMMANDS),
  ...Object.values(LAB_COMMANDS),
  ...BATTLE_COMMANDS,
  ...Object.values(SCREEN_COMMANDS),
];

/** What a command is called. */
export function commandName(texts: Texts, command: KeyCommand): string {
  if (command.area === "battle") return battleCommandName(texts, command);
  const names: Readonly<Record<string, string>> = texts.controls.commands;
  return names[command.id] ?? command.id;
}
