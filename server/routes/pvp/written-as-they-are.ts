/**
 * For answers with a whole battle: they are built field by field for their viewer already, and are written as
 * they are. Their schema, with its alternatives, would be tried on every part of them.
 */
export const writtenAsTheyAre = {
  serializerCompiler: () => (reply: unknown) => JSON.stringify(reply),
};
