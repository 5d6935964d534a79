import type { ResourceName } from "../../rules/index.ts";
import type { IconName } from "./icon.tsx";

/** Icon of each resource. */
export const RESOURCE_ICONS: Readonly<Record<ResourceName, IconName>> = {
  tcorvax: "tcorvax",
  catNips: "cat_nips",
  energy: "energy",
  eggs: "egg",
};
