import type { App, AppParts } from "../parts.ts";
import { clockRoute } from "./clock.ts";
import { grantRoute } from "./grant.ts";
import { developmentLoginRoute } from "./login.ts";

/** The calls that help developing and testing; a production server does not have them. */
export function developmentRoutes(app: App, parts: AppParts): void {
  clockRoute(app, parts);
  grantRoute(app, parts);
  if (parts.configuration.developmentLogin) developmentLoginRoute(app, parts);
}
