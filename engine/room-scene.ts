import { type Input, Scene } from "phaser";
import { type Pet, reachesMachine } from "../rules/index.ts";
import { AvatarView } from "./avatar/avatar-view.ts";
import { Footsteps } from "./avatar/footsteps.ts";
import { WalkMarker } from "./avatar/walk-marker.ts";
import { feetOf } from "./avatar/walk-steering.ts";
import { CatLayer } from "./cat/cat-layer.ts";
import { codeOfResidents, LateResidents } from "./creatures/late-residents.ts";
import type { ShownResident } from "./creatures/resident-layer.ts";
import { EffectPlayer } from "./effects/effect-player.ts";
import { listenToPointer } from "./input/pointer.ts";
import { idOf, type Reachable } from "./input/reachable.ts";
import type { RoomActions } from "./input/room-actions.ts";
import { LabelBoard } from "./labels/label-board.ts";
import { labelScale } from "./labels/label-scale.ts";
import { MachineLayer } from "./machine/machine-layer.ts";
import { displayFontLoaded } from "./pictures/display-font.ts";
import { Pictures } from "./pictures/pictures.ts";
import { PlacementView } from "./placement/placement-view.ts";
import type { RoomEffect, RoomPort, RoomSnapshot } from "./port.ts";
import { Backdrop } from "./room/backdrop.ts";
import { Curtain } from "./room/curtain.ts";
import type { RoomStateName, StateAttributes } from "./room/state-attributes.ts";
import { TrophyShelf } from "./room/trophy-shelf.ts";
import type { Point } from "./room-geometry.ts";

/** Dependencies of the scene. */
export interface RoomSceneDeps {
  port: RoomPort;
  actions: RoomActions;
  attributes: StateAttributes<RoomStateName>;
  resolution: number;
}

/** Everything that is created after the pictures have loaded. */
interface Stage {
  pictures: Pictures;
  backdrop: Backdrop;
  shelf: TrophyShelf;
  curtain: Curtain;
  marker: WalkMarker;
  avatar: AvatarView;
  machines: MachineLayer;
  labels: LabelBoard;
  cats: CatLayer;
  residents: LateResidents;
  placement: PlacementView;
  effects: EffectPlayer;
}

/** Draws the room of the newest snapshot in each frame; it makes no decisions and keeps no game state. */
export class RoomScene extends Scene {
  private readonly parts: RoomSceneDeps;
  private stage: Stage | null = null;
  private snapshot: RoomSnapshot;
  private hasNewSnapshot = false;
  private shownRoom: number;
  private pointer: Point | null = null;
  private readonly waiting: RoomEffect[] = [];
  private readonly footsteps = new Footsteps();

  constructor(parts: RoomSceneDeps) {
    super("room");
    this.parts = parts;
    this.snapshot = parts.port.snapshot();
    this.shownRoom = this.snapshot.room;
  }

  create(): void {
    const { port, resolution } = this.parts;
    const { width, height } = port.rules.grid;
    this.cameras.main.setZoom(resolution).centerOn(width / 2, height / 2);
    const pictures = new Pictures(this.textures, port.rules);
    const unsubscribe = [
      port.subscribe(() => {
        this.hasNewSnapshot = true;
      }),
      port.subscribeEffects((effect) => this.waiting.push(effect)),
    ];
    this.events.once("destroy", () => {
      for (const stop of unsubscribe) stop();
    });
    void Promise.all([
      codeOfResidents(this.snapshot),
      pictures.loadFirst(this.snapshot),
      displayFontLoaded(port.rules.texts.lab),
    ]).then(([code]) => {
      if (this.isOpen()) this.open(pictures, code);
    });
  }

  override update(time: number, delta: number): void {
    const { stage } = this;
    if (!stage) return;
    if (this.hasNewSnapshot) this.applySnapshot(stage);
    this.cameras.main.setVisible(!this.snapshot.covered);
    if (this.snapshot.covered) return;
    const { actions } = this.parts;
    const calm = this.snapshot.reducedMotion;
    actions.advance(delta);
    stage.avatar.update(actions.walk.avatar, actions.walk.shown(), delta * actions.walk.pace, calm);
    if (this.footsteps.advance(stage.avatar.isWalking, delta)) this.parts.port.sound("step");
    stage.cats.update(delta, calm);
    stage.residents.update(delta, calm);
    this.drawWalkMarker(stage, time);
    this.drawPlacement(stage);
    this.drawNear(stage);
    // Effects come before the machines, so that a new machine does not flash in full size before it grows.
    for (const effect of this.waiting.splice(0)) this.playEffect(stage, effect);
    stage.machines.update(time, delta);
    stage.labels.update();
    stage.effects.update(delta, calm);
    this.reportAvatar();
  }

  /** Returns the pets of the room at the positions where they are drawn. */
  shownPets(): Pet[] {
    return this.stage?.cats.shownPets() ?? [];
  }

  /** Returns the creatures of the room where they can be pressed. */
  shownResidents(): ShownResident[] {
    return this.stage?.residents.shownResidents() ?? [];
  }

  /** Whether the canvas still exists. */
  private isOpen(): boolean {
    return Boolean(this.sys.game) && this.sys.isActive();
  }

  private open(pictures: Pictures, code: Awaited<ReturnType<typeof codeOfResidents>>): void {
    const { port, resolution, attributes } = this.parts;
    const avatar = new AvatarView(this, port.rules, pictures);
    const labels = new LabelBoard(this, port.rules.grid);
    const machines = new MachineLayer(this, port, pictures, labels);
    const cats = new CatLayer(this, port.rules, pictures);
    const feet = () => feetOf(port.rules, this.parts.actions.walk.avatar);
    const residents = new LateResidents(
      ({ ResidentLayer }) => (this.isOpen() ? new ResidentLayer(this, port, pictures, feet) : null),
      code,
    );
    const stage: Stage = {
      pictures,
      backdrop: new Backdrop(this, port.rules, pictures),
      shelf: new TrophyShelf(this, pictures),
      curtain: new Curtain(this, port.rules),
      marker: new WalkMarker(this),
      avatar,
      machines,
      labels,
      cats,
      residents,
      placement: new PlacementView(this, port.rules, pictures, labels),
      effects: new EffectPlayer(this, port.rules, pictures, resolution, {
        avatar,
        machines,
        cats,
        residents,
      }),
    };
    this.stage = stage;
    this.listen(stage);
    this.snapshot = port.snapshot();
    this.shownRoom = this.snapshot.room;
    this.showRoom(stage);
    stage.curtain.open(this.snapshot.reducedMotion);
    this.game.canvas.style.display = "";
    // Where the canvas is on the page could not be measured before.
    this.scale.refresh();
    attributes.write("canvas", "ready");
    port.opened();
  }

  private listen(stage: Stage): void {
    const { actions } = this.parts;
    listenToPointer(this, {
      press: (point, byTouch) => {
        this.pointer = point;
        actions.press(point, byTouch);
      },
      pointAt: (point, byTouch) => {
        this.pointer = point;
        actions.pointAt(point, byTouch);
      },
      lift: () => actions.lift(),
      tap: (point) => actions.tap(point),
      pointAway: () => {
        this.pointer = null;
        actions.pointAway();
      },
    });
    const scaleLabels = () => {
      const { textSize } = this.parts.port.snapshot();
      const scale = labelScale(this.scale.displaySize.width, this.parts.port.rules.grid.width, textSize);
      stage.labels.setScale(scale);
      stage.effects.setTextScale(scale);
    };
    const { port } = this.parts;
    let { textSize } = port.snapshot();
    const unsubscribe = port.subscribe(() => {
      if (port.snapshot().textSize !== textSize) scaleLabels();
      ({ textSize } = port.snapshot());
    });
    this.scale.on("resize", scaleLabels);
    this.events.once("destroy", () => {
      this.scale.off("resize", scaleLabels);
      unsubscribe();
    });
    scaleLabels();
  }

  /** Applies the newest snapshot; a change of rooms waits until the curtain is closed. */
  private applySnapshot(stage: Stage): void {
    this.hasNewSnapshot = false;
    const snapshot = this.parts.port.snapshot();
    if (snapshot === this.snapshot) return;
    this.snapshot = snapshot;
    if (this.snapshot.room === this.shownRoom) this.syncLayers(stage);
    else {
      this.shownRoom = this.snapshot.room;
      stage.curtain.between(() => this.showRoom(stage), this.snapshot.reducedMotion);
    }
  }

  private showRoom(stage: Stage): void {
    this.parts.actions.arrive(this.snapshot.room);
    this.syncLayers(stage);
    this.parts.attributes.write("room", String(this.snapshot.room));
  }

  private syncLayers(stage: Stage): void {
    stage.backdrop.show(this.snapshot);
    stage.shelf.sync(this.snapshot);
    stage.avatar.wear(this.snapshot.decorations.look);
    stage.machines.sync(this.snapshot);
    stage.cats.sync(this.snapshot);
    stage.residents.sync(this.snapshot);
  }

  private playEffect(stage: Stage, effect: RoomEffect): void {
    if (effect.type === "attend") this.attend(stage, effect.machineId);
    else stage.effects.play(effect, this.snapshot);
  }

  private attend(stage: Stage, machineId: string): void {
    const machine = this.snapshot.lab.machines.find(({ id }) => id === machineId);
    const view = stage.machines.view(machineId);
    if (!machine || !view) return;
    const near = reachesMachine(this.parts.port.rules, this.parts.actions.walk.avatar, machine);
    stage.avatar.attend(view.feet, near);
  }

  private drawWalkMarker(stage: Stage, time: number): void {
    const goal = this.parts.actions.walkingTo;
    if (goal?.kind === "floor") stage.marker.show(feetOf(this.parts.port.rules, goal.corner));
    else stage.marker.hide();
    stage.marker.update(time, this.snapshot.reducedMotion);
  }

  private drawPlacement(stage: Stage): void {
    const { placement } = this.snapshot;
    const corner = this.parts.actions.previewAt(this.snapshot);
    if (!placement || !corner) {
      stage.placement.hide();
      this.parts.attributes.write("preview", null);
      return;
    }
    const free = stage.placement.show(this.snapshot, placement, corner);
    this.parts.attributes.write("preview", `${corner.x},${corner.y},${free ? "free" : "blocked"}`);
  }

  private drawNear(stage: Stage): void {
    const { actions, attributes } = this.parts;
    const near = actions.near();
    const pointed = this.mouseIsOver() ? actions.thingUnder(this.pointer ?? { x: -1, y: -1 }) : null;
    stage.machines.point(machineIdOf(near), machineIdOf(pointed) ?? machineIdOf(near));
    const isOverDoor = this.mouseIsOver() && this.pointer !== null && actions.isDoorUnder(this.pointer);
    this.input.setDefaultCursor(pointed || isOverDoor ? "pointer" : "default");
    attributes.write("near", near ? idOf(near) : null);
  }

  private mouseIsOver(): boolean {
    const pointer: Input.Pointer = this.input.activePointer;
    return this.pointer !== null && !pointer.wasTouch;
  }

  private reportAvatar(): void {
    const { avatar } = this.parts.actions.walk;
    if (avatar.velocityX !== 0 || avatar.velocityY !== 0) return;
    this.parts.attributes.write("avatar", `${Math.round(avatar.x)},${Math.round(avatar.y)}`);
  }
}

function machineIdOf(thing: Reachable | null): string | null {
  return thing?.kind === "machine" ? thing.machine.id : null;
}
