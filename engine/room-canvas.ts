import { Game, Renderer, Scale } from "phaser";
import { type CanvasOptions, canvasResolution, canvasSettings } from "./canvas-settings.ts";
import { listenToKeyboard } from "./input/keyboard.ts";
import { RoomActions } from "./input/room-actions.ts";
import type { RoomCanvas, RoomPort } from "./port.ts";
import { DOORS } from "./room/doors.ts";
import { type RoomStateName, StateAttributes } from "./room/state-attributes.ts";
import type { Box, Point } from "./room-geometry.ts";
import { RoomScene } from "./room-scene.ts";

/**
 * Creates the lab's canvas inside an element; it fills the element at a ratio of 4:3 (`LAB-026`). It may be destroyed
 * at once and created again, as React does in development, without leaving anything behind.
 *
 * @param options.avatar where the avatar stood in the canvas before this one (`ABU-123`); by default where it starts
 */
export function createRoomCanvas(
  parent: HTMLElement,
  port: RoomPort,
  options: CanvasOptions & { avatar?: Point | undefined } = {},
): RoomCanvas {
  const resolution = canvasResolution(options);
  const attributes = new StateAttributes<RoomStateName>(parent);
  attributes.write("canvas", "loading");
  let scene: RoomScene | null = null;
  let stop: (() => void) | null = null;
  let destroyed = false;
  const actions = new RoomActions(port, {
    shownPets: () => scene?.shownPets() ?? [],
    shownResidents: () => scene?.shownResidents() ?? [],
  });

  if (options.avatar) actions.walk.standAt(options.avatar);
  actions.follow(port.snapshot());
  const unsubscribe = port.subscribe(() => actions.follow(port.snapshot()));

  // When React mounts twice, `destroy` runs before this, so no unneeded graphics context is created.
  queueMicrotask(() => {
    if (destroyed) return;
    scene = new RoomScene({ port, actions, attributes, resolution });
    stop = startGame(parent, port, scene, actions, options);
  });

  return {
    avatarPlace: () => {
      const { x, y } = actions.walk.avatar;
      return { x, y, room: port.snapshot().room };
    },
    previewPosition: () => actions.previewAt(port.snapshot()),
    press: (command, isRepeat) => actions.perform(command, command, isRepeat),
    release: (command) => actions.releaseKey(command),
    visit: async (machineId, pace) => {
      const { lab, room } = port.snapshot();
      const machine = lab.machines.find(({ id }) => id === machineId);
      return machine?.room === room && !destroyed && actions.visit.begin(machine, pace);
    },
    endVisit: () => actions.visit.end(),
    doorTo: (room) => {
      const door = DOORS[port.snapshot().room];
      return door?.to === room ? middleOf(door.box) : null;
    },
    destroy: () => {
      if (destroyed) return;
      destroyed = true;
      actions.visit.end();
      unsubscribe();
      stop?.();
      attributes.clear();
    },
  };
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function startGame(
  parent: HTMLElement,
  port: RoomPort,
  scene: RoomScene,
  actions: RoomActions,
  options: CanvasOptions,
): () => void {
  const { width, height } = port.rules.grid;
  const resolution = canvasResolution(options);
  const game = new Game({
    ...canvasSettings(options),
    parent,
    scene,
    // Phaser draws empty frames while the pictures load, each of which costs a phone as much as a full one.
    canvasStyle: "display: none",
    scale: {
      mode: Scale.FIT,
      expandParent: false,
      width: width * resolution,
      height: height * resolution,
    },
  });
  const stopKeyboard = listenToKeyboard(actions);
  const resizing = new ResizeObserver(() => game.scale?.refresh());
  resizing.observe(parent);
  game.events.once("ready", () => {
    const { canvas } = game;
    // A click on the room must take the focus from the panels: it goes to the parent when that is focusable,
    // otherwise the canvas becomes focusable by click.
    if (parent.tabIndex < 0) canvas.tabIndex = -1;
    canvas.style.outline = "none";
    canvas.style.touchAction = "manipulation";
    game.renderer?.on(Renderer.Events.LOSE_WEBGL, () => port.graphics("lost"));
    game.renderer?.on(Renderer.Events.RESTORE_WEBGL, () => port.graphics("restored"));
  });
  return () => {
    stopKeyboard();
    resizing.disconnect();
    game.canvas?.remove();
    game.destroy(true);
  };
}
