import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { shippedRules } from "../../index.ts";
import type { SimulationResult } from "../statistics/simulation-result.ts";

/** The title of a result: the difficulty's name, or PvP. */
export function titleOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return difficulty === null ? "PvP" : shippedRules.texts.difficulty[difficulty].name;
}

/** The colour of a difficulty, or of PvP, as the variable of the page. */
export function colorOf({ difficulty }: Pick<SimulationResult, "difficulty">): string {
  return `var(--${difficulty ?? "pvp"})`;
}

interface Color {
  name: string;
  dark: string;
  light: string;
}

/** What is drawn on the night of the game, and what on paper. */
const COLORS: readonly Color[] = [
  { name: "page", dark: "#14112e", light: "#f4efe6" },
  { name: "sky", dark: "#3f4583", light: "#dcd9f2" },
  { name: "panel", dark: "#262150", light: "#fffdf8" },
  { name: "panel-low", dark: "#211c48", light: "#faf5ea" },
  { name: "edge", dark: "#120e2c", light: "#cfc6dd" },
  { name: "outline", dark: "#3a3570", light: "#ffffff" },
  { name: "shadow", dark: "#0d0a22", light: "#ddd4e4" },
  { name: "text", dark: "#f3e7d3", light: "#2a2350" },
  { name: "quiet", dark: "#b7b3e0", light: "#5f5885" },
  { name: "accent", dark: "#ffcf5c", light: "#8a5200" },
  { name: "grid", dark: "#3a3570", light: "#e4ddea" },
  { name: "zero", dark: "#8d89bd", light: "#8a84ab" },
  { name: "stripe", dark: "#ffffff0a", light: "#2a235009" },
  { name: "warning", dark: "#3a2140", light: "#ffeedd" },
  { name: "alarm", dark: "#ff9a4a", light: "#b4510a" },
  { name: "before", dark: "#a5a1d2", light: "#8d86ad" },
  { name: "target", dark: "#4df29b", light: "#128a4e" },
  { name: "player", dark: "#ffd23f", light: "#a06f00" },
  { name: "enemy", dark: "#ff7a6e", light: "#c23a30" },
  { name: "pvp", dark: "#63e6ff", light: "#06799a" },
  ...DIFFICULTIES.map((name) => {
    const { color } = shippedRules.difficulty[name];
    return { name, dark: color, light: `oklch(from ${color} .56 c h)` };
  }),
];

/** The colours as variables: dark, and light for those whose system is. */
export function colorVariables(): string {
  const list = (theme: "dark" | "light") =>
    COLORS.map((color) => `--${color.name}:${color[theme]}`).join(";");
  return `:root{color-scheme:dark;${list("dark")}}
@media(prefers-color-scheme:light){:root{color-scheme:light;${list("light")}}}`;
}
