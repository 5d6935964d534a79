/** Content of an atlas file, as the texture manager reads it. */
export interface AtlasFile {
  frames: Record<string, object>;
  /** The size of the picture to which the frames belong. */
  meta: { size: { w: number; h: number } };
}

/**
 * Loads and decodes a picture. Resolves to null when it is missing, broken or takes too long; the caller then draws
 * its fallback (`LAB-017`, `LAB-018`).
 */
export function loadImage(address: string | null, timeoutMs: number): Promise<HTMLImageElement | null> {
  if (address === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    const settle = (result: HTMLImageElement | null) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      resolve(result);
    };
    const timer = setTimeout(() => settle(null), timeoutMs);
    image.onload = () => settle(image);
    image.onerror = () => settle(null);
    image.src = address;
  });
}

/** Loads the frame list of an atlas. Resolves to null under the same conditions. */
export async function loadAtlasFile(address: string | null, timeoutMs: number): Promise<AtlasFile | null> {
  if (address === null) return null;
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!reply.ok) return null;
    const content: unknown = await reply.json();
    return isAtlasFile(content) ? content : null;
  } catch {
    return null;
  }
}

function isAtlasFile(content: unknown): content is AtlasFile {
  if (typeof content !== "object" || content === null || !("frames" in content) || !("meta" in content))
    return false;
  return typeof content.frames === "object" && content.frames !== null;
}
