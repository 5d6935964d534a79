import { readFileSync } from "node:fs";
import { type Light, light } from "./colours.ts";

const SHEET = readFileSync("ui/components/theme/tokens.css", "utf8");
const BLOCKS = {
  normal: /^:root \{([^}]*)\}/m,
  more: /^:root\[data-contrast="more"\] \{([^}]*)\}/m,
} as const;

/** The two themes of the screens. */
export const THEMES = ["normal", "more"] as const;
export type Theme = (typeof THEMES)[number];

/** Returns the colour of a token in a theme, such as `text-dim`; what the contrast theme leaves alone is as usual. */
export function token(theme: Theme, name: string): Light {
  const value = valueIn(theme, name) ?? valueIn("normal", name);
  if (value === undefined) throw new Error(`no colour '${name}' among the tokens`);
  return light(value);
}

function valueIn(theme: Theme, name: string): string | undefined {
  const [, block = ""] = BLOCKS[theme].exec(SHEET) ?? [];
  return new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(block)?.[1];
}
