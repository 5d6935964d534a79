import { useState } from "react";
import type { Creature } from "../../rules/index.ts";
import styles from "./token-picture.module.css";
import { TokenPicture } from "./token-picture.tsx";

interface CreaturePictureProps {
  /** `image_url`: its own picture, which counts only where it lies on the game's own server. */
  creature: Pick<Creature, "species_id" | "form"> & { image_url?: string | null | undefined };
  size: number;
}

/** A path on the server that the page came from; a second slash or a backslash would name another one. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * A creature as decoration: its own picture where the game's server has one (`LED-119`), and until that is loaded,
 * or when it fails, the game's picture of its species and form (`CON-36`).
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
