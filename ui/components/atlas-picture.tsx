import { useEffect, useState } from "react";
import { pictureAddress } from "../../assets/index.ts";
import styles from "./atlas-picture.module.css";
import { type Atlas, loadAtlas } from "./load-atlas.ts";

interface AtlasPictureProps {
  /** Name of the frame in the lab atlas, such as `reactor_2` or `cat_idle_0`. */
  frame: string;
  /** Edge length of the square the frame is drawn into, in pixels. */
  size: number;
}

/**
 * Shows a machine or the cat from the atlas that the room uses. It is decoration: the name stands beside it. While
 * the atlas loads, or when it cannot be loaded, the space stays empty (`CON-81`).
 */
export function AtlasPicture({ frame, size }: AtlasPictureProps) {
  const [atlas, setAtlas] = useState<Atlas | null>(null);
  useEffect(() => {
    let wanted = true;
    loadAtlas().then((loaded) => {
      if (wanted) setAtlas(loaded);
    });
    return () => {
      wanted = false;
    };
  }, []);

  const frameData = atlas?.frames[frame];
  const image = pictureAddress("lab.webp");
  const box = { width: size, height: size };
  if (atlas === null || frameData === undefined || image === null) {
    return <span className={styles.box} style={box} />;
  }
  const scale = size / Math.max(frameData.sourceSize.w, frameData.sourceSize.h);
  const left = (size - frameData.sourceSize.w * scale) / 2 + frameData.spriteSourceSize.x * scale;
  const top = (size - frameData.sourceSize.h * scale) / 2 + frameData.spriteSourceSize.y * scale;
  return (
    <span className={styles.box} style={box}>
      <span
        className={styles.frame}
        style={{
          left,
          top,
          width: frameData.frame.w * scale,
          height: frameData.frame.h * scale,
          backgroundImage: `url("${image}")`,
          backgroundPosition: `${-frameData.frame.x * scale}px ${-frameData.frame.y * scale}px`,
          backgroundSize: `${atlas.meta.size.w * scale}px ${atlas.meta.size.h * scale}px`,
        }}
      />
    </span>
  );
}
