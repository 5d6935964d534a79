import type { SideIndex } from "../../../rules/index.ts";

/** Who looks at a battle. */
export type Viewer = SideIndex | "watcher";
