/**
 * For answers that are kept and given again and again as the same object: each is written once. They are built
 * field by field already, so that nothing of them has to be left out by their schema.
 */
export function writtenOnce(): { serializerCompiler: () => (reply: object) => string } {
  const texts = new WeakMap<object, string>();
  const write = (reply: object): string => {
    const known = texts.get(reply);
    if (known !== undefined) return known;
    const text = JSON.stringify(reply);
    texts.set(reply, text);
    return text;
  };
  return { serializerCompiler: () => write };
}
