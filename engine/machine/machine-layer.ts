import type { Scene } from "phaser";
import {
  activationGains,
  amountText,
  goalMachine,
  type Lab,
  type Machine,
  RESOURCE_NAMES,
  type RuleSet,
} from "../../rules/index.ts";
import type { Held } from "../labels/bubble-picture.ts";
import type { LabelBoard } from "../labels/label-board.ts";
import type { LabelImage } from "../labels/label-image.ts";
import { labelPicture, TAG_STYLE } from "../labels/label-picture.ts";
import { type Pictures, resourceIcon } from "../pictures/pictures.ts";
import type { RoomPort, RoomSnapshot } from "../port.ts";
import { GoalArrow } from "./goal-arrow.ts";
import { machineLook, machineTag } from "./machine-look.ts";
import { MachineView } from "./machine-view.ts";

/** Interval in milliseconds at which cooldowns are recalculated. */
const UPDATE_MS = 1000;

/** The machines of the room that is shown (`LAB-044`). */
export class MachineLayer {
  private readonly scene: Scene;
  private readonly port: RoomPort;
  private readonly pictures: Pictures;
  private readonly labels: LabelBoard;
  private readonly tag: LabelImage;
  private readonly goalArrow: GoalArrow;
  private readonly views = new Map<string, MachineView>();
  private snapshot: RoomSnapshot;
  private sinceUpdate = 0;
  private tagged: string | null = null;

  constructor(scene: Scene, port: RoomPort, pictures: Pictures, labels: LabelBoard) {
    this.scene = scene;
    this.port = port;
    this.pictures = pictures;
    this.labels = labels;
    this.tag = labels.add("tag");
    this.goalArrow = new GoalArrow(scene, port.rules.grid.height);
    this.snapshot = port.snapshot();
  }

  /** Returns the view of a machine, or null when it is not in this room. */
  view(machineId: string): MachineView | null {
    return this.views.get(machineId) ?? null;
  }

  /** Updates from a snapshot: adds, moves and removes machines. */
  sync(snapshot: RoomSnapshot): void {
    this.snapshot = snapshot;
    const { lab, room, badges, placement } = snapshot;
    const present = new Set<string>();
    for (const machine of lab.machines) {
      if (machine.room !== room) continue;
      present.add(machine.id);
      const view = this.viewFor(machine.id);
      view.place(machine);
      view.showBadge(badges[machine.id] ?? null);
      view.setLifted(placement?.subject.id === machine.id);
    }
    for (const [id, view] of this.views) {
      if (present.has(id)) continue;
      view.destroy();
      this.views.delete(id);
    }
    this.updateLooks();
    this.updateTag();
  }

  /** Marks the machine within reach, and shows the name of the machine under the pointer or else of the near one. */
  point(nearId: string | null, namedId: string | null): void {
    for (const [id, view] of this.views) view.setNear(id === nearId, this.snapshot.reducedMotion);
    if (namedId === this.tagged) return;
    this.tagged = namedId;
    this.updateTag();
  }

  update(ms: number, elapsedMs: number): void {
    this.sinceUpdate += elapsedMs;
    if (this.sinceUpdate >= UPDATE_MS) this.updateLooks();
    for (const view of this.views.values()) view.animate(ms, elapsedMs, this.snapshot.reducedMotion);
    this.goalArrow.animate(ms, this.snapshot.reducedMotion);
  }

  private viewFor(id: string): MachineView {
    const existing = this.views.get(id);
    if (existing) return existing;
    const view = new MachineView(this.scene, this.port.rules, this.pictures, this.labels);
    this.views.set(id, view);
    return view;
  }

  private updateLooks(): void {
    this.sinceUpdate = 0;
    const now = this.port.now();
    const { rules } = this.port;
    for (const machine of this.snapshot.lab.machines) {
      const view = this.view(machine.id);
      view?.show(machineLook(rules, machine, now, this.snapshot.decorations.skin));
      view?.showHeld(heldBy(rules, this.snapshot.lab, machine));
    }
    this.pointToGoal(now);
  }

  /** Nothing is pointed at while something is moved. */
  private pointToGoal(now: number): void {
    const { lab, room, placement } = this.snapshot;
    const machine = placement ? null : goalMachine(this.port.rules, lab, room, now);
    this.goalArrow.pointAt((machine && this.view(machine.id)?.feet) ?? null);
  }

  private updateTag(): void {
    const machine = this.snapshot.lab.machines.find(({ id }) => id === this.tagged);
    const view = this.tagged === null ? null : this.view(this.tagged);
    if (!machine || !view) {
      this.tag.show(null);
      return;
    }
    this.tag.show(labelPicture(this.scene.textures, machineTag(this.port.rules, machine), TAG_STYLE));
    this.tag.moveTo(view.labelTop.x, view.labelTop.y);
  }
}

/** Returns what a machine gives when it is activated, as its bubble shows it. */
function heldBy(rules: RuleSet, lab: Lab, machine: Machine): Held[] {
  const gains = activationGains(rules, lab, machine);
  return RESOURCE_NAMES.filter((name) => gains[name] > 0).map((name) => ({
    icon: resourceIcon(name),
    amount: amountText(rules.texts, gains[name]),
  }));
}
