import { useEffect, useState } from "react";
import { pictureAddress } from "../../assets/index.ts";
import type { MachineType } from "../../rules/index.ts";
import styles from "./atlas-picture.module.css";

interface AtlasPictureProps {
  /** Name of the frame in the lab atlas, such as `reactor_2` or `cat_idle_0`. */
  frame: string;
  /** Edge length of the square the frame is drawn into, in pixels. */
  size: number;
}

/**
 * Shows a machine or the cat from the atlas that the room uses. It is decoration: the name is shown beside it. While
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

interface Size {
  w: number;
  h: number;
}
interface Frame {
  frame: Size & { x: number; y: number };
  spriteSourceSize: { x: number; y: number };
  sourceSize: Size;
}

/** The frames of the lab atlas with their positions in its picture. */
interface Atlas {
  frames: Record<string, Frame>;
  meta: { size: Size };
}

let loading: Promise<Atlas | null> | null = null;

/** Loads the frame list of the lab atlas once. Resolves to null when it cannot be loaded (`LAB-018`). */
function loadAtlas(): Promise<Atlas | null> {
  loading ??= readAtlas();
  return loading;
}

async function readAtlas(): Promise<Atlas | null> {
  const address = pictureAddress("lab.json");
  if (address === null) return null;
  try {
    const reply = await fetch(address);
    return reply.ok ? ((await reply.json()) as Atlas) : null;
  } catch {
    return null;
  }
}

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
