import { useState } from "react";
import { pictureAddress } from "../../assets/index.ts";
import type { ResourceName } from "../../rules/index.ts";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

export type IconName =
  | "arrow_down"
  | "arrow_left"
  | "arrow_right"
  | "arrow_up"
  | "attack"
  | "cat_nips"
  | "close"
  | "creatures"
  | "defend"
  | "deploy"
  | "egg"
  | "end_turn"
  | "energy"
  | "help"
  | "lab"
  | "lock"
  | "menu"
  | "profile"
  | "settings"
  | "sound_off"
  | "sound_on"
  | "spell"
  | "stat_energy"
  | "stat_magic"
  | "stat_speed"
  | "stat_stamina"
  | "stat_strength"
  | "tcorvax"
  | "tool"
  | "wallet";

interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number;
  className?: string | undefined;
}

/**
 * Shows one of the game's icons as decoration; its meaning is always shown in words as well. An icon that cannot be
 * loaded leaves its space empty (`CON-81`).
 */
export function Icon({ name, size = 20, className }: IconProps) {
  const [failed, setFailed] = useState<IconName | null>(null);
  const address = pictureAddress(`icon_${name}.svg`);
  const look = { className: classNames(styles.icon, className), style: { width: size, height: size } };
  if (address === null || failed === name) return <span {...look} />;
  return <img {...look} src={address} alt="" draggable={false} onError={() => setFailed(name)} />;
}

/** Icon of each resource. */
export const RESOURCE_ICONS: Readonly<Record<ResourceName, IconName>> = {
  tcorvax: "tcorvax",
  catNips: "cat_nips",
  energy: "energy",
  eggs: "egg",
};
