import { useState } from "react";
import type { Creature } from "../../rules/index.ts";
import styles from "./token-picture.module.css";
import { TokenPicture } from "./token-picture.tsx";

interface CreaturePictureProps {
  /** `image_url` is the creature's own picture; it is used only when the game's own server has it. */
  creature: Pick<Creature, "species_id" | "form"> & { image_url?: string | null | undefined };
  size: number;
}

/** Matches a path on the page's own server. A second slash or a backslash would name another server. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * Shows a creature as decoration: its own picture when the game's server has one (`LED-119`). While that loads, or
 * when it fails, the picture of its species and form is shown (`CON-36`).
 */
export function CreaturePicture({ creature: { species_id, form, image_url }, size }: CreaturePictureProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const own = image_url && OWN_PATH.test(image_url) ? image_url : null;
  const isShown = own !== null && loaded === own;
  const drawn = form === 0 ? "egg" : `form${form}`;
  return (
    <>
      {isShown ? null : <TokenPicture file={`${species_id}_${drawn}.webp`} placeholder="egg" size={size} />}
      {own === null ? null : (
        <img
          className={styles.picture}
          src={own}
          alt=""
          hidden={!isShown}
          style={{ width: size, height: size }}
          draggable={false}
          onLoad={() => setLoaded(own)}
          onError={() => setLoaded(null)}
        />
      )}
    </>
  );
}
