let watchers = 0;
let stop: () => void = () => undefined;

/**
 * Keeps a page that the browser translates alive: translators replace each text by a <font> element, after which React
 * would write into a text that nobody sees, and fail to place elements beside it. Each replaced text goes back to its
 * place, empty, before its translation; once React changes, moves or removes it, the translation goes too, and the
 * browser translates the new text (`ABU-119`). Returns how it ends.
 */
export function watchTranslation(): () => void {
  watchers += 1;
  if (watchers === 1) stop = watch(document.body);
  return () => {
    watchers -= 1;
    if (watchers === 0) stop();
  };
}

function watch(page: Node): () => void {
  /** What shows the translation of a text of React's, and the other way round. */
  const translations = new WeakMap<Text, Element>();
  const originals = new WeakMap<Node, { text: Text; data: string }>();

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) if (isText(node)) follow(node);
      for (const node of record.removedNodes) {
        if (isText(node)) leave(node, record);
        else showOriginal(node);
      }
    }
    // The changes made here are not looked at.
    observer.takeRecords();
  });

  /** React has changed texts. */
  const dropAll = (records: MutationRecord[]) => {
    for (const { target } of records) drop(target as Text);
  };
  const changes = new MutationObserver(dropAll);

  /** A text has left its place: for a translation, or because React has moved or removed it. */
  function leave(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord) {
    if ((target as Element).closest("font")) return;
    const translation = [...addedNodes, previousSibling, nextSibling].find(
      (node): node is Element =>
        node?.nodeName === "FONT" && node.parentNode === target && !originals.has(node),
    );
    if (!translation) {
      if (!text.isConnected) drop(text);
      return;
    }
    // Some translators keep the text itself in their element.
    if (translation.contains(text)) text.replaceWith(text.cloneNode());
    translation.before(text);
    if (translations.has(text)) return translation.remove();
    translations.set(text, translation);
    originals.set(translation, { text, data: text.data });
    dropAll(changes.takeRecords());
    text.data = "";
    changes.takeRecords();
    changes.observe(text, { characterData: true });
  }

  function follow(text: Text) {
    const translation = translations.get(text);
    if (translation && text.isConnected) text.after(translation);
  }

  function drop(text: Text) {
    translations.get(text)?.remove();
    translations.delete(text);
  }

  /** The browser has gone back from its translation. */
  function showOriginal(translation: Node) {
    const original = originals.get(translation);
    if (!original || translation.isConnected || translations.get(original.text) !== translation) return;
    translations.delete(original.text);
    if (original.text.data === "") original.text.data = original.data;
  }

  observer.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
