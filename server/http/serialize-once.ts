/**
 * Route options for replies that are cached and sent again as the same object: each is serialised once, and the bytes
 * are kept with it. The reply schema is not applied: such replies must hold exactly its fields.
 */
export function serializeOnce(): { serializerCompiler: () => (reply: object) => string } {
  const written = new WeakMap<object, Buffer>();
  const write = (reply: object): Buffer => {
    const known = written.get(reply);
    if (known !== undefined) return known;
    const bytes = Buffer.from(JSON.stringify(reply));
    written.set(reply, bytes);
    return bytes;
  };
  // Fastify sends a Buffer as it is, though its types allow strings only.
  return { serializerCompiler: () => write as unknown as (reply: object) => string };
}
