/** Words of the toolkit's control, by those that it shows itself. */
export type ControlWords = Readonly<Record<string, string>>;

/**
 * Shows the control of the toolkit, which knows English alone, in other words, as long as it is on the page (`GAP-63`).
 * What it shows besides them, such as names and addresses, stays.
 * @returns a function that ends this; the words that are shown then stay until the next ones
 */
export function translateControl(control: Element, words: ControlWords): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) translate(target);
  });
  const seen = new Set<Node>();

  function translate(node: Node): void {
    if (node instanceof Text) translateText(node, words);
    if (node instanceof ShadowRoot && !seen.has(node)) {
      seen.add(node);
      observer.observe(node, { childList: true, characterData: true, subtree: true });
    }
    if (node instanceof Element && node.shadowRoot) translate(node.shadowRoot);
    for (const child of node.childNodes) translate(child);
  }

  translate(control);
  // The toolkit may not have defined its elements yet.
  if (control.localName.includes("-"))
    void customElements.whenDefined(control.localName).then(() => translate(control));
  return () => observer.disconnect();
}

/** What the control itself wrote where other words stand now. */
const written = new WeakMap<Text, { own: string; shown: string }>();

function translateText(node: Text, words: ControlWords): void {
  const before = written.get(node);
  const own = before?.shown === node.data ? before.own : node.data;
  const word = own.trim();
  if (!Object.hasOwn(words, word)) return;
  const shown = own.replace(word, () => words[word] ?? word);
  written.set(node, { own, shown });
  if (node.data !== shown) node.data = shown;
}
