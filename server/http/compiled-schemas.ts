import validatorBuilder from "@fastify/ajv-compiler";
import serializerBuilder from "@fastify/fast-json-stringify-compiler";
import type { FastifyServerOptions } from "fastify";

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;
type BuildSerializer = NonNullable<CompilersFactory["buildSerializer"]>;

// One for all servers of a process: it keeps what it compiled.
const buildValidator = validatorBuilder();
const buildCompiler: BuildSerializer = serializerBuilder();
type WriteReply = ReturnType<ReturnType<BuildSerializer>>;
const writers = new WeakMap<object, WriteReply>();

const buildSerializer: BuildSerializer = (externalSchemas, options) => {
  const compile = buildCompiler(externalSchemas, options);
  return (route) => {
    const schema = route.schema as object;
    const known = writers.get(schema);
    if (known !== undefined) return known;
    const writer = compile(route);
    writers.set(schema, writer);
    return writer;
  };
};

/**
 * Compiles each schema once. Fastify does it anew for each route and each server, but most calls have the same
 * failures, and a process of the tests has hundreds of servers. Schemas must not change or refer to others by name.
 */
export const compileOnce: CompilersFactory = { buildValidator, buildSerializer };

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
