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

/** The frames of the lab atlas with their positions in its picture. */
export interface Atlas {
  frames: Record<string, Frame>;
  meta: { size: Size };
}

let loading: Promise<Atlas | null> | null = null;

/** Loads the frame list of the lab atlas once. Resolves to null when it cannot be loaded (`LAB-018`). */
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
