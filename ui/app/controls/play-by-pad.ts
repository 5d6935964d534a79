import type { RoomCommand } from "../../../engine/index.ts";
import { fill } from "../../../rules/index.ts";
import { SCREEN_COMMANDS } from "../../game/controls/commands.ts";
import type { KeyArea, KeyCommand } from "../../game/controls/key-command.ts";
import { scrollFront } from "../../game/controls/move-focus.ts";
import type { Direction } from "../../game/controls/next-in-direction.ts";
import { type PadButton, type PadMaker, padMaker, padMark } from "../../game/pad/pad-buttons.ts";
import type { PadEvent } from "../../game/pad/pad-reading.ts";
import { rumble } from "../../game/pad/rumble.ts";
import { type PadWindow, watchPads } from "../../game/pad/watch-pads.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { ALL_COMMANDS } from "./all-commands.ts";
import { doScreenCommand, isInRoom } from "./screen-command.ts";

const WALKS: Readonly<Record<Direction, RoomCommand>> = {
  left: "walkLeft",
  right: "walkRight",
  up: "walkUp",
  down: "walkDown",
};
const FOCUSES: Readonly<Record<Direction, string>> = {
  left: "focusLeft",
  right: "focusRight",
  up: "focusUp",
  down: "focusDown",
};

/**
 * Plays the game with the gamepads of a page: in the room the stick walks, on all other screens it moves the focus.
 * While a gamepad is the last used input, `padInUse` says whose buttons hints have to name.
 * @returns a function that stops
 */
export function playByPad(game: Game, page: PadWindow & Window): () => void {
  let used: Gamepad | null = null;

  function use(pad: Gamepad): void {
    used = pad;
    showInUse(game, padMaker(pad.id));
  }

  const stopPads = watchPads(page, {
    connected(pad) {
      sayConnected(game, pad);
      if (pad.mapping === "standard") use(pad);
    },
    disconnected(pad) {
      const texts = game.store.getState().rules?.texts.controls;
      if (texts && pad.mapping === "standard") notify(game, texts.pad.disconnected);
      if (used?.index !== pad.index) return;
      used = null;
      showInUse(game, null);
    },
    happened(pad, event) {
      if (event.type !== "letGo") use(pad);
      react(game, event);
    },
  });
  const stopSounds = game.sounds.add((sound) => {
    if (game.store.getState().settings.controls.vibration) rumble(used, sound);
  });
  // Whatever the player uses in its place is named by hints from then on.
  const useOther = ({ isTrusted }: Event) => isTrusted && showInUse(game, null);
  for (const type of ["keydown", "pointerdown"]) page.addEventListener(type, useOther, true);
  return () => {
    stopPads();
    stopSounds();
    for (const type of ["keydown", "pointerdown"]) page.removeEventListener(type, useOther, true);
    showInUse(game, null);
  };
}

function showInUse(game: Game, maker: PadMaker | null): void {
  if (game.store.getState().padInUse === maker) return;
  game.store.setState({ padInUse: maker });
  if (maker === null) delete document.documentElement.dataset.pad;
  else document.documentElement.dataset.pad = maker;
}

function sayConnected(game: Game, pad: Gamepad): void {
  const texts = game.store.getState().rules?.texts.controls;
  if (!texts) return;
  const mark = (command: (typeof SCREEN_COMMANDS)["press" | "back"]) =>
    command.pad ? padMark(padMaker(pad.id), command.pad) : "";
  const { press, back } = SCREEN_COMMANDS;
  const isKnown = pad.mapping === "standard";
  notify(
    game,
    isKnown ? fill(texts.pad.connected, { press: mark(press), back: mark(back) }) : texts.pad.unknown,
  );
}

function react(game: Game, event: PadEvent): void {
  switch (event.type) {
    case "press":
      pressButton(game, event.button);
      break;
    case "push":
      if (isInRoom() && !isPlacing(game)) game.canvas.current?.press(WALKS[event.direction], false);
      break;
    case "letGo":
      game.canvas.current?.release(WALKS[event.direction]);
      break;
    case "step":
      if (!isInRoom()) doScreenCommand(game, FOCUSES[event.direction]);
      else if (isPlacing(game)) game.canvas.current?.press(WALKS[event.direction], event.isRepeat);
      break;
    case "scroll":
      scrollFront(event.amount);
      break;
  }
}

function pressButton(game: Game, button: Parameters<typeof commandsOfButton>[0]): void {
  const inRoom = isInRoom();
  const isDone = commandsOfButton(button, inRoom ? "room" : "screen").some(({ id, area }) => {
    if (area === "room") return game.canvas.current?.press(id as RoomCommand, false) === true;
    return game.commands.send(id) || doScreenCommand(game, id);
  });
  if (isDone || !inRoom || button !== SCREEN_COMMANDS.back.pad) return;
  if (!isPlacing(game) || !game.canvas.current?.press("cancel", false)) doScreenCommand(game, "back");
}

/** Returns whether a machine or the cat is being placed: directions move it cell by cell. */
function isPlacing(game: Game): boolean {
  const { moveMode, building } = game.store.getState();
  return moveMode !== null || building !== null;
}

/** Where a button of a gamepad is pressed: in a room, or on a screen where a control has the focus or may get it. */
type PadPlace = "room" | "screen";

/** The areas whose commands a button may mean, the first one first. */
const AREAS: Readonly<Record<PadPlace, readonly KeyArea[]>> = {
  room: ["room", "lab"],
  screen: ["battle", "screens", "lab"],
};

/** Returns what a button of a gamepad asks for, in order: the first command that can be done counts. */
export function commandsOfButton(button: PadButton, place: PadPlace): KeyCommand[] {
  return AREAS[place].flatMap((area) =>
    ALL_COMMANDS.filter((command) => command.area === area && command.pad === button),
  );
}
