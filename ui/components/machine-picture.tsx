import type { MachineType } from "../../rules/index.ts";
import { AtlasPicture } from "./atlas-picture.tsx";

interface MachinePictureProps {
  type: MachineType;
  level?: number;
  /** A FOMO HIT that was never minted is drawn dark. */
  off?: boolean;
  size: number;
}

/** A machine as it stands in the room, by type and level. */
export function MachinePicture({ type, level = 1, off = false, size }: MachinePictureProps) {
  const frame = off && type === "fomoHit" ? "fomoHit_off" : `${type}_${level}`;
  return <AtlasPicture frame={frame} size={size} />;
}
