import components from "./en/components.json" with { type: "json" };
import start from "./en/start.json" with { type: "json" };
import type { Texts } from "./texts.ts";

/** The texts a page needs before the server has sent all texts; a browser bundle contains only these. */
export const firstTexts: Pick<Texts, "components" | "start"> = { components, start };
