/**
 * Fonts of all texts on the canvas. Letters that the first one lacks, such as Cyrillic ones, are those of the second;
 * Chinese ones are those of the system.
 */
export const DISPLAY_FONT =
  '"Fredoka Variable", "Nunito Variable", "Trebuchet MS", system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

const MAX_WAIT_MS = 2500;

/**
 * Waits until the fonts are loaded, for a limited time: a missing font must not stop the game. What was drawn before
 * would keep the letters of another font.
 *
 * @param texts what will be drawn: its letters decide which parts of the fonts are needed
 */
export async function displayFontLoaded(texts: object): Promise<void> {
  if (!("fonts" in document)) return;
  const letters = [...new Set(JSON.stringify(texts))].join("");
  const loaded = document.fonts.load(`600 20px ${DISPLAY_FONT}`, letters).catch(() => []);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([loaded, timeout]);
  clearTimeout(timer);
}
