import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { App, AppDeps } from "../http/app-deps.ts";
import { type PrecompressedDocument, precompress, sendDocument } from "../http/precompressed-document.ts";
import { sessionCookieName } from "../login/session-cookie.ts";

/**
 * `GET /api/openapi.json`, made from the schemas of the calls that are registered afterwards, and the page
 * `GET /api/docs`, unless it is switched off (`ABU-112`); open to everybody, and limited like a call (`ABU-52`).
 */
export async function documentCalls(
  app: App,
  { production, apiDocs }: AppDeps["configuration"],
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Corvax Lab", description: "The calls of the lab game.", version: "1" },
      components: {
        securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookieName(production) } },
      },
    },
  });
  // Its 220 KB are serialised and compressed on the first request.
  let written: Promise<PrecompressedDocument> | undefined;
  const document = () => {
    written ??= precompress(app.swagger());
    return written;
  };
  app.get("/openapi.json", { schema: { hide: true } }, async (request, reply) =>
    sendDocument(await document(), request, reply),
  );
  if (!apiDocs) return;
  await app.register(async (docs: App) => {
    docs.addHook("onRoute", (route) => {
      // The documentation library's own routes would serialise it for every request.
      if (/\/docs\/(json|yaml)$/.test(route.url))
        route.handler = (_request, reply) => reply.redirect("/api/openapi.json");
    });
    await docs.register(swaggerUi, { routePrefix: "/docs", indexPrefix: app.prefix });
  });
}
