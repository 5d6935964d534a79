import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { ALL_COMMANDS, commandName } from "../../../../ui/app/controls/all-commands.ts";
import { isReservedKey } from "../../../../ui/app/dialogs/keys/use-key-change.ts";
import { ACTION_COMMANDS, OTHER_COMMANDS } from "../../../../ui/battle/keyboard/battle-commands.ts";
import {
  boundKeys,
  commandOfKey,
  conflictsOf,
  withKey,
  withSwappedKeys,
  workingKeys,
} from "../../../../ui/game/controls/bound-keys.ts";
import { LAB_COMMANDS, ROOM_COMMANDS } from "../../../../ui/game/controls/commands.ts";
import { FRESH_CONTROLS, readControls } from "../../../../ui/game/controls/control-settings.ts";
import { KEY_SETS, pressedCode } from "../../../../ui/game/controls/key-command.ts";
import { roomCommandIn } from "../../../../ui/game/controls/room-command.ts";
import { roomKeysText } from "../../../../ui/game/controls/use-keys.ts";

const { attack, defend } = ACTION_COMMANDS;
const { texts } = shippedRules;

describe("a set of keys", () => {
  it.each(KEY_SETS)("gives no key to two commands that are heard together: %s", (keySet) => {
    const controls = { ...FRESH_CONTROLS, keySet };
    const doubles = ALL_COMMANDS.flatMap((command) =>
      boundKeys(controls, command).flatMap((code) =>
        conflictsOf(controls, ALL_COMMANDS, command, code).map(
          (other) => `${command.id} ${other.id} ${code}`,
        ),
      ),
    );
    expect(doubles).toEqual([]);
  });

  it.each(KEY_SETS)("leaves browsers and dialogs the keys that belong to them: %s", (keySet) => {
    const taken = ALL_COMMANDS.filter((command) =>
      boundKeys({ ...FRESH_CONTROLS, keySet }, command).some((code) => isReservedKey(command, code)),
    );
    expect(taken).toEqual([]);
  });

  it.each([
    ["left", "QWERTASDFGZXCVB"],
    ["right", "YUIOPHJKLNM"],
  ] as const)(
    "is within reach of the %s hand alone, with what it leaves to the browser",
    (keySet, letters) => {
      const others = keySet === "left" ? ["Space"] : ["Space", "Enter", "Backspace"];
      const isNear = (code: string) =>
        others.includes(code) || code.startsWith("Arrow") || letters.includes(code.replace("Key", ""));
      const codes = ALL_COMMANDS.flatMap((command) => boundKeys({ ...FRESH_CONTROLS, keySet }, command));
      expect(codes.filter((code) => !isNear(code))).toEqual([]);
      const walksByLetters = boundKeys({ ...FRESH_CONTROLS, keySet }, ROOM_COMMANDS.walkUp).includes("KeyW");
      expect(walksByLetters).toBe(keySet === "left");
    },
  );

  it("has a name for every command in the texts", () => {
    for (const command of ALL_COMMANDS) expect(commandName(texts, command)).toMatch(/^[A-Z].*[a-z]/);
    expect(new Set(ALL_COMMANDS.map(({ id }) => id)).size).toBe(ALL_COMMANDS.length);
  });
});

describe("a key", () => {
  it("a key is found by its letter in battles and by its place in the rooms, on every layout", () => {
    const french = { key: "a", code: "KeyQ" };
    expect(pressedCode("battle", french)).toBe("KeyA");
    expect(pressedCode("room", french)).toBe("KeyQ");
    expect(pressedCode("battle", { key: "ф", code: "KeyA" })).toBe("KeyA");
  });

  it("belongs to the command that the player gave it, and no more to the one before", () => {
    const others = conflictsOf(FRESH_CONTROLS, ALL_COMMANDS, attack, "KeyF");
    expect(others).toEqual([defend]);
    const controls = { ...FRESH_CONTROLS, keys: withKey(FRESH_CONTROLS, attack, "KeyF", others) };
    expect(commandOfKey(controls, ALL_COMMANDS, "KeyF")).toBe(attack);
    expect([boundKeys(controls, attack), boundKeys(controls, defend)]).toEqual([["KeyF"], []]);
  });

  it("may be swapped, so that both commands keep one", () => {
    const keys = withSwappedKeys(FRESH_CONTROLS, attack, "KeyF", [defend]);
    const controls = { ...FRESH_CONTROLS, keys };
    expect([boundKeys(controls, attack), boundKeys(controls, defend)]).toEqual([["KeyF"], ["KeyA"]]);
  });

  it("may mean one thing in a room and another one in a battle", () => {
    expect(conflictsOf(FRESH_CONTROLS, ALL_COMMANDS, attack, "KeyR")).toEqual([]);
    expect(conflictsOf(FRESH_CONTROLS, ALL_COMMANDS, ROOM_COMMANDS.use, "KeyR")).toEqual([
      LAB_COMMANDS.activateAll,
    ]);
  });

  it("a letter, digit or sign gives nothing while characters are switched off as shortcuts, except in the focused room", () => {
    const controls = { ...FRESH_CONTROLS, characterKeys: false };
    expect(commandOfKey(controls, ALL_COMMANDS, "KeyA")).toBeNull();
    expect(workingKeys(controls, OTHER_COMMANDS.again)).toEqual(["Enter"]);
    expect(roomCommandIn(controls, "ArrowUp", false)).toBe("walkUp");
    expect(roomCommandIn(controls, "KeyW", false)).toBeNull();
    expect(roomCommandIn(controls, "KeyW", true)).toBe("walkUp");
  });
});

describe("the texts that name keys", () => {
  const rooms = (controls = FRESH_CONTROLS) => roomKeysText(texts, controls);

  it("say those of the standard set as the specification does (GAP-07)", () => {
    expect(rooms()).toEqual({ walk: "Arrow keys or WASD", use: "E or Space" });
  });

  it("say those that the player chose, as they are called on the player's keyboard", () => {
    const keys = { walkLeft: ["KeyJ"], walkRight: ["KeyL"], walkUp: ["KeyI"], walkDown: ["KeyK"], use: [] };
    expect(rooms({ ...FRESH_CONTROLS, keys })).toEqual({ walk: "IJKL", use: "no key" });
    expect(rooms({ ...FRESH_CONTROLS, keyNames: { KeyW: "Z", KeyA: "Q" } }).walk).toBe("Arrow keys or ZQSD");
    expect(rooms({ ...FRESH_CONTROLS, keySet: "right" })).toEqual({
      walk: "Arrow keys",
      use: "Enter or Space",
    });
  });
});

describe("kept settings of the controls", () => {
  it("are read as far as they can be read", () => {
    const keys = { attack: ["KeyK"] };
    expect(readControls({ keySet: "left", keys, walkByTap: true, buttonsSide: "left" })).toEqual({
      ...FRESH_CONTROLS,
      keySet: "left",
      keys,
      walkByTap: true,
      buttonsSide: "left",
    });
    const broken = { keySet: "third", keys: { attack: "KeyK" }, keyNames: [1], vibration: 3, buttonsSide: 0 };
    expect(readControls(broken)).toEqual(FRESH_CONTROLS);
    expect(readControls(undefined)).toEqual(FRESH_CONTROLS);
  });
});
