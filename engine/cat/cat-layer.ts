import type { Scene } from "phaser";
import type { Pet, RuleSet } from "../../rules/index.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { RoomSnapshot } from "../port.ts";
import { CatView } from "./cat-view.ts";

/** The pets of the room that is shown (`LAB-044`, `LAB-137`). */
export class CatLayer {
  private readonly scene: Scene;
  private readonly rules: RuleSet;
  private readonly pictures: Pictures;
  private readonly views = new Map<string, CatView>();

  constructor(scene: Scene, rules: RuleSet, pictures: Pictures) {
    this.scene = scene;
    this.rules = rules;
    this.pictures = pictures;
  }

  view(petId: string): CatView | null {
    return this.views.get(petId) ?? null;
  }

  /** Returns the pets at the positions where they are drawn. */
  shownPets(): Pet[] {
    return [...this.views.values()].map((view) => view.shown);
  }

  sync({ lab, room, placement }: RoomSnapshot): void {
    const present = new Set<string>();
    const machines = lab.machines.filter((machine) => machine.room === room);
    for (const pet of lab.pets) {
      if (pet.room !== room) continue;
      present.add(pet.id);
      let view = this.views.get(pet.id);
      if (!view) {
        view = new CatView(this.scene, this.rules, this.pictures, pet, machines);
        this.views.set(pet.id, view);
      }
      view.follow(pet, machines, placement?.subject.id === pet.id);
    }
    for (const [id, view] of this.views) {
      if (present.has(id)) continue;
      view.destroy();
      this.views.delete(id);
    }
  }

  update(elapsedMs: number, calm: boolean): void {
    for (const view of this.views.values()) view.update(elapsedMs, calm);
  }
}
