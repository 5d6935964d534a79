import components from "./en/components.json" with { type: "json" };
import start from "./en/start.json" with { type: "json" };
import type { Texts } from "./texts.ts";

/** What a page shows before the server sent all texts: the only ones that a browser bundle holds. */
export const firstTexts: Pick<Texts, "components" | "start"> = { components, start };
