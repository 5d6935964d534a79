/**
 * For answers that are kept and given again and again as the same object: each is written once, and kept as the
 * bytes that are sent. They are built field by field already, so that nothing of them has to be left out by their
 * schema.
 */
export function writtenOnce(): { serializerCompiler: () => (reply: object) => string } {
  const written = new WeakMap<object, Buffer>();
  const write = (reply: object): Buffer => {
    const known = written.get(reply);
    if (known !== undefined) return known;
    const bytes = Buffer.from(JSON.stringify(reply));
    written.set(reply, bytes);
    return bytes;
  };
  // Fastify sends bytes as they are; its types know of texts only.
  return { serializerCompiler: () => write as unknown as (reply: object) => string };
}
