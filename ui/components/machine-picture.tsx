import type { MachineType } from "../../rules/index.ts";
import { AtlasPicture } from "./atlas-picture.tsx";

interface MachinePictureProps {
  type: MachineType;
  level?: number;
  /** Draws a FOMO HIT that was never minted in dark colours. */
  off?: boolean;
  size: number;
}

/** Shows a machine of a given type and level as the room draws it. */
export function MachinePicture({ type, level = 1, off = false, size }: MachinePictureProps) {
  const frame = off && type === "fomoHit" ? "fomoHit_off" : `${type}_${level}`;
  return <AtlasPicture frame={frame} size={size} />;
}
