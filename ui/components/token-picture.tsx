import { useState } from "react";
import { creaturePngAddress, pictureAddress } from "../../assets/index.ts";
import type { Creature } from "../../rules/index.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./token-picture.module.css";

interface TokenPictureProps {
  /** File name under `assets/pictures/`. */
  file: string;
  /** Icon shown when the picture cannot be loaded. */
  placeholder: IconName;
  /** Edge length in pixels. */
  size: number;
}

/**
 * Shows a creature or item as decoration; its name is shown beside it. Before a creature's PNG stands its smaller file;
 * where neither can be loaded, the placeholder is shown (`BAT-031`).
 */
export function TokenPicture({ file, placeholder, size }: TokenPictureProps) {
  const [failed, setFailed] = useState<string[]>([]);
  const small = pictureAddress(file);
  const png = creaturePngAddress(file);
  const [address = null] = [small, png].filter((one) => one !== null && !failed.includes(one));
  const box = { width: size, height: size };
  if (address === null) {
    return (
      <span className={styles.placeholder} style={box}>
        <Icon name={placeholder} size={size / 2} />
      </span>
    );
  }
  return (
    <picture className={styles.choice}>
      {address === small && png !== null ? <source srcSet={small} type={typeOf(small)} /> : null}
      <img
        className={styles.picture}
        src={png ?? address}
        alt=""
        style={box}
        draggable={false}
        onError={() => setFailed((before) => [...before, address])}
      />
    </picture>
  );
}

function typeOf(address: string): string {
  return address.endsWith(".avif") ? "image/avif" : "image/webp";
}

interface CreaturePictureProps {
  /** `image_url` is the creature's own picture; it is used only when the game's own server has it. */
  creature: Pick<Creature, "species_id" | "form"> & { image_url?: string | null | undefined };
  size: number;
}

/** Matches a path on the page's own server. A second slash or a backslash would lead to another server. */
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

interface ItemPictureProps {
  /** Name of the tool or spell, such as 'Ledger Lens'. */
  name: string;
  kind: "tool" | "spell";
  size: number;
}

/** Shows the game's picture of a tool or spell. */
export function ItemPicture({ name, kind, size }: ItemPictureProps) {
  const file = `${kind}_${name.toLowerCase().replaceAll(" ", "_")}.webp`;
  return <TokenPicture file={file} placeholder={kind} size={size} />;
}
