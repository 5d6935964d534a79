/** The ways in which translators of browsers put their elements in the place of a text. */
export const TRANSLATORS = {
  "an element with a copy": (text: Text, shown: HTMLElement) => {
    const inner = document.createElement("font");
    inner.textContent = text.data;
    shown.append(inner);
    text.replaceWith(shown);
  },
  "an element around the text": (text: Text, shown: HTMLElement) => {
    text.before(shown);
    shown.append(text);
  },
};

/** Translates all texts of the page into themselves, as a browser does, and returns once it rests. */
export async function translatePage(put: (text: Text, shown: HTMLElement) => void): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const seen = texts.filter(
    (text) => text.data.trim() !== "" && !text.parentElement?.closest("font, script, style, svg, textarea"),
  );
  for (const text of seen) put(text, document.createElement("font"));
  await Promise.resolve();
}
