import type { Scene } from "phaser";
import type { Machine, RuleSet } from "../../rules/index.ts";
import type { AvatarView } from "../avatar/avatar-view.ts";
import type { CatLayer } from "../cat/cat-layer.ts";
import type { LateResidents } from "../creatures/late-residents.ts";
import type { MachineLayer } from "../machine/machine-layer.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { RoomEffect, RoomSnapshot } from "../port.ts";
import { machineFeet } from "../room-geometry.ts";
import { FloatingTexts } from "./floating-texts.ts";
import { ParticleBursts } from "./particle-bursts.ts";
import { PictureFlash } from "./picture-flash.ts";
import { SumBubble } from "./sum-bubble.ts";

interface RoomLayers {
  avatar: AvatarView;
  machines: MachineLayer;
  cats: CatLayer;
  residents: LateResidents;
}

/** Plays effects in the room; those for another room are skipped (`LAB-036`, `LAB-038`). */
export class EffectPlayer {
  private readonly rules: RuleSet;
  private readonly layers: RoomLayers;
  private readonly texts: FloatingTexts;
  private readonly bursts: ParticleBursts;
  private readonly flashes: PictureFlash;
  private readonly sum: SumBubble;

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures, resolution: number, layers: RoomLayers) {
    this.rules = rules;
    this.layers = layers;
    this.texts = new FloatingTexts(scene, rules, resolution);
    this.bursts = new ParticleBursts(scene, rules);
    this.flashes = new PictureFlash(scene, rules, pictures);
    this.sum = new SumBubble(scene, rules, layers.avatar);
  }

  play(effect: Exclude<RoomEffect, { type: "attend" }>, snapshot: RoomSnapshot): void {
    switch (effect.type) {
      case "floatingText":
        this.floatText(effect);
        return;
      case "purr":
        this.purr(effect, snapshot.reducedMotion);
        return;
      case "greet":
        this.greet(effect, snapshot.reducedMotion);
        return;
      case "call":
        this.layers.residents.call();
        return;
      case "moved":
        this.moved(effect.subjectId, snapshot);
        return;
      case "sum":
        this.sum.show(effect.changes);
        return;
      default: {
        const machine = snapshot.lab.machines.find(({ id }) => id === effect.machineId);
        if (machine && machine.room === snapshot.room)
          this.onMachine(effect.type, machine, snapshot.reducedMotion);
      }
    }
  }

  /** Shows the name and hearts over a cat; a single one with reduced motion. */
  private purr({ petId, name }: Extract<RoomEffect, { type: "purr" }>, calm: boolean): void {
    const cat = this.layers.cats.view(petId);
    if (!cat) return;
    cat.purr();
    this.bursts.hearts(cat.head, calm ? 1 : 5);
    this.texts.show(name, "plain", cat.head, petId);
  }

  /** Shows a heart over a creature, with its name and level; a single heart with reduced motion. */
  private greet({ residentId, text }: Extract<RoomEffect, { type: "greet" }>, calm: boolean): void {
    const resident = this.layers.residents.view(residentId);
    if (!resident) return;
    resident.greet();
    this.bursts.hearts(resident.head, calm ? 1 : 3);
    this.texts.show(text, "plain", resident.head, residentId);
  }

  update(elapsedMs: number, calm: boolean): void {
    this.texts.update(elapsedMs, calm);
    this.sum.update(elapsedMs, calm);
  }

  setTextScale(scale: number): void {
    this.texts.setScale(scale);
    this.sum.setScale(scale);
  }

  private floatText({ over, text, tone }: Extract<RoomEffect, { type: "floatingText" }>): void {
    if (over === "avatar") {
      this.texts.show(text, tone, this.layers.avatar.head, over);
      return;
    }
    const machine = this.layers.machines.view(over.machineId);
    if (machine) this.texts.showUnder(machine.labelTop, text, tone, over.machineId);
  }

  private onMachine(type: "activationBurst" | "built" | "upgraded", machine: Machine, calm: boolean): void {
    const view = this.layers.machines.view(machine.id);
    if (!view) return;
    if (calm) {
      if (type === "built") view.fadeIn();
      else this.flashes.flash(view.frame, machine, true);
      return;
    }
    if (type === "built") {
      view.popUp();
      this.bursts.dust(machineFeet(this.rules, machine));
      return;
    }
    view.tap();
    if (type === "activationBurst") {
      this.flashes.hit(view.middle);
      this.bursts.activation(machine.type, view.middle);
      return;
    }
    this.flashes.flash(view.frame, machine, false);
    this.bursts.upgrade(view.middle);
  }

  private moved(subjectId: string, { reducedMotion }: RoomSnapshot): void {
    const machine = this.layers.machines.view(subjectId);
    const at = machine?.feet ?? this.layers.cats.view(subjectId)?.feet;
    if (!at) return;
    if (reducedMotion) {
      machine?.fadeIn();
      return;
    }
    machine?.tap();
    this.bursts.dust(at);
  }
}
