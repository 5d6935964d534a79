import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import {
  ANY_FAILURE,
  CALLS,
  type Call,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
} from "../contract/index.ts";
import type { App } from "../http/app-deps.ts";

/** A request whose path, query and body have passed the schemas of a call. */
export type CallRequest<Name extends CallName> = FastifyRequest<{
  Params: CallParams<Name>;
  Querystring: CallQuery<Name>;
  Body: CallBody<Name>;
}>;

/**
 * Answers a call: returns its reply, or uses `reply` itself for a header, another status or an answer that is
 * not JSON.
 */
export type CallHandler<Name extends CallName, Reply = CallReply<Name>> = (
  request: CallRequest<Name>,
  reply: FastifyReply,
) => Reply | FastifyReply | Promise<Reply | FastifyReply | undefined>;

type Options = Pick<
  RouteShorthandOptions,
  "bodyLimit" | "errorHandler" | "preParsing" | "preValidation" | "serializerCompiler"
>;

/**
 * Registers a call of the contract: method, path, schemas, access and rate limit come from its entry. `Reply`
 * is given only if a `serializerCompiler` writes the answer from something else.
 */
export function registerCall<Name extends CallName & keyof typeof CALLS, Reply = CallReply<Name>>(
  app: App,
  name: Name,
  handler: CallHandler<Name, NoInfer<Reply>>,
  options: Options = {},
): void {
  registerRoute(app, CALLS[name], name, handler as AnyHandler, options);
}

type AnyHandler = Parameters<App["route"]>[0]["handler"];

/** Registers a call by its entry, from any table. */
export function registerRoute(
  app: App,
  call: Call,
  name: CallName,
  handler: AnyHandler,
  options: Options = {},
): void {
  const [method = "", path = ""] = name.split(" ");
  app.route({
    ...options,
    method,
    url: path.slice("/api".length),
    config: {
      public: call.public === true,
      probe: call.probe === true,
      ...(call.limit ? { limit: call.limit } : {}),
    },
    schema: schemaOf(call),
    handler,
  });
}

function schemaOf({ summary, description, tag, params, query, body, reply, ...more }: Call) {
  const response = {
    ...(reply && { 200: reply }),
    ...more.otherReplies,
    ...(more.failures ?? ANY_FAILURE),
  };
  return {
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(Object.keys(response).length > 0 && { response }),
  };
}
