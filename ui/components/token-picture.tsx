import { useState } from "react";
import { pictureAddress } from "../../assets/index.ts";
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

/** Shows a creature or item as decoration; its name stands beside it. A failed picture shows the placeholder. */
export function TokenPicture({ file, placeholder, size }: TokenPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = pictureAddress(file);
  const box = { width: size, height: size };
  if (address === null || failed === file) {
    return (
      <span className={styles.placeholder} style={box}>
        <Icon name={placeholder} size={size / 2} />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={address}
      alt=""
      style={box}
      draggable={false}
      onError={() => setFailed(file)}
    />
  );
}
