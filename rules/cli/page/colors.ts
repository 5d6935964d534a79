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

/** What is drawn on the night of the game, and what on paper. */
const COLORS: Readonly<Record<string, readonly [dark: string, light: string]>> = {
  page: ["#14112e", "#f4efe6"],
  sky: ["#3f4583", "#dcd9f2"],
  panel: ["#262150", "#fffdf8"],
  "panel-low": ["#211c48", "#faf5ea"],
  edge: ["#120e2c", "#cfc6dd"],
  outline: ["#3a3570", "#ffffff"],
  shadow: ["#0d0a22", "#ddd4e4"],
  text: ["#f3e7d3", "#2a2350"],
  quiet: ["#b7b3e0", "#5f5885"],
  accent: ["#ffcf5c", "#8a5200"],
  grid: ["#3a3570", "#e4ddea"],
  zero: ["#8d89bd", "#8a84ab"],
  stripe: ["#ffffff0a", "#2a235009"],
  warning: ["#3a2140", "#ffeedd"],
  alarm: ["#ff9a4a", "#b4510a"],
  before: ["#a5a1d2", "#8d86ad"],
  target: ["#4df29b", "#128a4e"],
  player: ["#ffd23f", "#a06f00"],
  enemy: ["#ff7a6e", "#c23a30"],
  pvp: ["#63e6ff", "#06799a"],
  ...Object.fromEntries(
    DIFFICULTIES.map((name) => {
      const { color } = shippedRules.difficulty[name];
      return [name, [color, `oklch(from ${color} .56 c h)`]];
    }),
  ),
};

/** The colours as variables: dark, and light for those whose system is. */
export function colorVariables(): string {
  const list = (theme: 0 | 1) =>
    Object.entries(COLORS)
      .map(([name, color]) => `--${name}:${color[theme]}`)
      .join(";");
  return `:root{color-scheme:dark;${list(0)}}
@media(prefers-color-scheme:light){:root{color-scheme:light;${list(1)}}}`;
}
