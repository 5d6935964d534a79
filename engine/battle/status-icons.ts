import type { GameObjects, Scene } from "phaser";
import type { CreatureView, RuleSet } from "../../rules/index.ts";
import type { Point } from "../room-geometry.ts";
import type { BattlePictures } from "./battle-pictures.ts";
import { BADGE_EDGE, badgePicture, type EffectBadge } from "./effect-badge.ts";

const GAP = 1;
const MOST = 6;
const DENSITY = 2;
const ICONS = {
  stunned: "icon_stun.svg",
  charging: "icon_charge.svg",
  stance: "icon_stance.svg",
  barrier: "icon_barrier.svg",
  nextAttack: "icon_surge.svg",
};

/** Returns the file names of all icons that effects may have under these rules. */
export function statusFiles({ effectCatalogue, battle }: RuleSet): readonly string[] {
  const { defend, combo, criticalDebuff, effectiveDebuff } = battle;
  const named = [defend, combo, criticalDebuff, effectiveDebuff, ...Object.values(effectCatalogue)];
  return [...new Set([...Object.values(ICONS), "icon_tool.svg", ...named.map(({ icon }) => fileOf(icon))])];
}

function fileOf(icon: string): string {
  return `${icon}.svg`;
}

/** Returns the badges of a creature's statuses and effects, most urgent first. */
export function badgesOf(creature: CreatureView): EffectBadge[] {
  const { isStunned, isCharging, isDefending, barrier, nextAttackBonus, activeEffects } = creature;
  const plain = (icon: string, good: boolean): EffectBadge => ({ icon, good, note: null });
  const stance = isDefending && activeEffects.every(({ type }) => type !== "defense");
  return [
    ...(isStunned ? [plain(ICONS.stunned, false)] : []),
    ...(isCharging ? [plain(ICONS.charging, true)] : []),
    ...(stance ? [plain(ICONS.stance, true)] : []),
    ...activeEffects.map(({ icon, type, turnsLeft }) => ({
      icon: fileOf(icon),
      good: type !== "debuff",
      note: String(turnsLeft),
    })),
    ...(barrier > 0 ? [plain(ICONS.barrier, true)] : []),
    ...(nextAttackBonus > 0 ? [plain(ICONS.nextAttack, true)] : []),
  ];
}

/** The statuses and effects of a creature as badges side by side; what finds no room is counted by the last one. */
export class StatusIcons {
  private readonly images: GameObjects.Image[];
  private readonly scene: Scene;
  private readonly pictures: Pick<BattlePictures, "load" | "loaded">;
  private badges: readonly EffectBadge[] = [];
  private room = MOST;
  private shown = 0;
  private scale = 1;

  constructor(scene: Scene, depth: number, pictures: Pick<BattlePictures, "load" | "loaded">) {
    this.scene = scene;
    this.pictures = pictures;
    this.images = Array.from({ length: MOST }, () =>
      scene.add.image(0, 0, "__DEFAULT").setDepth(depth).setVisible(false),
    );
  }

  show(creature: CreatureView): void {
    this.badges = badgesOf(creature);
    this.draw();
    for (const { icon } of this.badges) if (icon !== null && !this.pictures.loaded(icon)) this.fetch(icon);
  }

  /** Icons are loaded before the battle is shown; one that did not arrive in time is tried again. */
  private fetch(icon: string): void {
    void this.pictures.load(icon).then((isThere) => {
      if (isThere && this.images[0]?.scene) this.draw();
    });
  }

  /** @param width the room for all badges, in pixels */
  fit(width: number, scale: number): void {
    const room = Math.max(1, Math.min(MOST, Math.floor(width / ((BADGE_EDGE + GAP) * scale))));
    if (room === this.room && scale === this.scale) return;
    this.room = room;
    this.scale = scale;
    this.draw();
  }

  /** Places the badges side by side around a point. */
  place({ x, y }: Point): void {
    const step = (BADGE_EDGE + GAP) * this.scale;
    const first = x - ((this.shown - 1) * step) / 2;
    this.images.forEach((image, index) => {
      image.setPosition(first + index * step, y);
    });
  }

  setAlpha(alpha: number): void {
    for (const image of this.images) image.setAlpha(alpha);
  }

  destroy(): void {
    for (const image of this.images) image.destroy();
  }

  private draw(): void {
    const { badges, room } = this;
    const all = badges.length <= room ? badges : [...badges.slice(0, room - 1), rest(badges.slice(room - 1))];
    this.shown = all.length;
    this.images.forEach((image, index) => {
      const badge = all[index];
      image.setVisible(badge !== undefined);
      if (badge) image.setTexture(badgePicture(this.scene.textures, badge)).setScale(this.scale / DENSITY);
    });
  }
}

/** One badge for those that find no room. */
function rest(badges: readonly EffectBadge[]): EffectBadge {
  return { icon: null, good: badges.every(({ good }) => good), note: `+${badges.length}` };
}
