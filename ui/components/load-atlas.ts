import { pictureAddress } from "../../assets/index.ts";

interface Size {
  w: number;
  h: number;
}
interface Frame {
  frame: Size & { x: number; y: number };
  spriteSourceSize: { x: number; y: number };
  sourceSize: Size;
}

/** Where each frame lies in the picture of the lab atlas. */
export interface Atlas {
  frames: Record<string, Frame>;
  meta: { size: Size };
}

let loading: Promise<Atlas | null> | null = null;

/** The list of frames of the lab atlas, read once; null when it is not to be had (`LAB-018`). */
export function loadAtlas(): Promise<Atlas | null> {
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
