/** What an atlas file says, as the texture manager reads it. */
export interface AtlasFile {
  frames: Record<string, object>;
}

/**
 * Loads one picture and decodes it.
 * Answers null when there is none, it is broken or it takes too long: the caller draws its fallback
 * (`LAB-017`, `LAB-018`).
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

/** Loads the list of frames of an atlas, or null under the same conditions. */
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
  if (typeof content !== "object" || content === null || !("frames" in content)) return false;
  return typeof content.frames === "object" && content.frames !== null;
}
