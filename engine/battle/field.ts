import type { Scene } from "phaser";
import { type BattleView, creatureNumbers, type SideIndex } from "../../rules/index.ts";
import type { BattleSnapshot, CreatureBounds } from "../battle-port.ts";
import type { Point } from "../room-geometry.ts";
import { type BattleLayout, standingFeet } from "./battle-layout.ts";
import type { BattlePictures } from "./battle-pictures.ts";
import type { Actor } from "./cue.ts";
import { FighterSprite } from "./fighter-sprite.ts";

type Owner = "player" | "enemy";

export function ownerOf(side: SideIndex): Owner {
  return side === 0 ? "player" : "enemy";
}

/** The creatures of both sides, each at its place. */
export class Field {
  private readonly scene: Scene;
  private readonly pictures: BattlePictures;
  private readonly resolution: number;
  private readonly sprites: Record<Owner, FighterSprite[]> = { player: [], enemy: [] };
  private layout: BattleLayout | null = null;
  /** Numbers of creatures that share a name. */
  private numbers: ReadonlyMap<string, number> = new Map();

  constructor(scene: Scene, pictures: BattlePictures, resolution: number) {
    this.scene = scene;
    this.pictures = pictures;
    this.resolution = resolution;
  }

  /** Shows exactly the creatures of a view, in their current state. */
  sync(view: BattleView): void {
    this.numbers = creatureNumbers(view);
    for (const owner of ["player", "enemy"] as const) {
      const wanted = view[owner].field;
      for (const sprite of this.sprites[owner]) {
        if (!wanted.some(({ id }) => id === sprite.id)) sprite.destroy();
      }
      this.sprites[owner] = wanted.map((creature) => {
        const existing = this.sprites[owner].find(({ id }) => id === creature.id);
        existing?.follow(creature);
        return existing ?? new FighterSprite(this.scene, this.pictures, creature, this.resolution);
      });
    }
    this.place();
  }

  /** Adds a creature of a view before the rest of the view is shown. */
  add(view: BattleView, { side, id }: Actor): FighterSprite | null {
    const owner = ownerOf(side);
    const creature = view[owner].field.find((one) => one.id === id);
    const existing = this.find({ side, id });
    if (!creature || existing) return existing;
    const sprite = new FighterSprite(this.scene, this.pictures, creature, this.resolution);
    this.sprites[owner].push(sprite);
    this.numbers = creatureNumbers(view);
    this.place();
    return sprite;
  }

  find({ side, id }: Actor): FighterSprite | null {
    return this.sprites[ownerOf(side)].find((sprite) => sprite.id === id) ?? null;
  }

  all(side: SideIndex): readonly FighterSprite[] {
    return this.sprites[ownerOf(side)];
  }

  /** Returns the creature at a point; the nearer row wins. */
  at(point: Point): { side: Owner; creatureId: string } | null {
    for (const side of ["player", "enemy"] as const) {
      const found = this.sprites[side].find((sprite) => sprite.covers(point));
      if (found) return { side, creatureId: found.id };
    }
    return null;
  }

  /** Returns the bounds of each creature. */
  creatureBounds(): CreatureBounds[] {
    return [...this.sprites.enemy, ...this.sprites.player].map(({ bounds }) => bounds);
  }

  arrange(layout: BattleLayout): void {
    this.layout = layout;
    this.place();
  }

  mark({ actorId, targetId, choosable, forecasts }: BattleSnapshot): void {
    for (const sprite of [...this.sprites.player, ...this.sprites.enemy]) {
      sprite.forecast(forecasts.find(({ creatureId }) => creatureId === sprite.id) ?? null);
      if (sprite.id === targetId) sprite.mark("target");
      else if (sprite.id === actorId) sprite.mark("actor");
      else sprite.mark(choosable.includes(sprite.id) ? "choosable" : null);
    }
  }

  /** Puts every creature back at its place. */
  rest(): void {
    for (const sprite of [...this.sprites.player, ...this.sprites.enemy]) sprite.rest();
  }

  update(timeMs: number, elapsedMs: number, calm: boolean): void {
    for (const owner of ["player", "enemy"] as const)
      for (const sprite of this.sprites[owner]) sprite.update(timeMs, elapsedMs, calm);
  }

  /** Assigns each creature its place; when there are too few, the rest share the last one. */
  private place(): void {
    const { layout } = this;
    if (!layout) return;
    for (const owner of ["player", "enemy"] as const) {
      const sprites = this.sprites[owner];
      const places = standingFeet(layout.openFeet[owner], sprites.length);
      sprites.forEach((sprite, index) => {
        const feet = places[index] ?? places.at(-1);
        if (feet) sprite.standAt(feet, layout.edge[owner], layout.plate[owner]);
        sprite.call(this.numbers.get(sprite.id) ?? null);
      });
    }
  }
}
