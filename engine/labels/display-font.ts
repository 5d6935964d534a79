/** Font family of all texts on the canvas, with fallbacks until it is loaded. */
export const DISPLAY_FONT = '"Fredoka Variable", "Fredoka", "Trebuchet MS", sans-serif';

const MAX_WAIT_MS = 2500;

/** Waits until the font is loaded, for a limited time: a missing font must not stop the game. */
export async function displayFontLoaded(): Promise<void> {
  if (!("fonts" in document)) return;
  const loaded = document.fonts.load('600 20px "Fredoka Variable"').catch(() => []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([loaded, timeout]);
  clearTimeout(timer);
}
