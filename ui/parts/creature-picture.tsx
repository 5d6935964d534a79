import type { Creature } from "../../rules/index.ts";
import { TokenPicture } from "./token-picture.tsx";

interface CreaturePictureProps {
  creature: Pick<Creature, "species_id" | "form">;
  size: number;
}

/** A creature in its form, from the game's own pictures. */
export function CreaturePicture({ creature: { species_id, form }, size }: CreaturePictureProps) {
  const drawn = form === 0 ? "egg" : `form${form}`;
  return <TokenPicture file={`${species_id}_${drawn}.webp`} placeholder="egg" size={size} />;
}
