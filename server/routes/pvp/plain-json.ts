/**
 * Route options that serialise replies without their schema, for replies with a whole battle: these contain
 * exactly the fields that their viewer may see, and matching the schema's unions would take longer than
 * everything else.
 */
export const plainJson = {
  serializerCompiler: () => (reply: unknown) => JSON.stringify(reply),
};
