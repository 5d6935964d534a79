import { isMachineType, type RuleSet } from "../../rules/index.ts";
import { DISPLAY_FONT } from "./display-font.ts";

/** Appearance of a figure whose picture is missing. */
export interface FallbackFigure {
  /** Size in picture pixels, two per room pixel. */
  width: number;
  height: number;
  color: string;
  initial: string;
}

const INK = "#1d1536";
const OFF_COLOR = "#7d7896";
const FIGURES: Record<string, FallbackFigure> = {
  player: { width: 144, height: 180, color: "#2fb8b0", initial: "" },
  cat: { width: 176, height: 141, color: "#f2a14e", initial: "" },
  hit: { width: 192, height: 192, color: "#ffdf6b", initial: "" },
};

/**
 * Returns the fallback for a frame of the atlas; for a machine the colour of its level and its first letter
 * (`CON-81`).
 */
export function fallbackFigure(rules: RuleSet, frame: string): FallbackFigure {
  const [subject = "", level = ""] = frame.split("_");
  if (!isMachineType(subject))
    return FIGURES[subject] ?? { width: 256, height: 256, color: OFF_COLOR, initial: "?" };
  const { levelColors } = rules.machines[subject];
  const { name } = rules.texts.machines[subject];
  return {
    width: 256,
    height: 256,
    color: levelColors[Number(level) - 1] ?? OFF_COLOR,
    initial: name.charAt(0),
  };
}

/** Draws the fallback: a rounded box above its shadow; a figure without a letter gets two eyes. */
export function drawFallbackFigure(context: CanvasRenderingContext2D, figure: FallbackFigure): void {
  const { width, height, color, initial } = figure;
  if (figure === FIGURES.hit) {
    drawStar(context, figure);
    return;
  }
  const inset = width * 0.16;
  context.fillStyle = "rgba(20, 12, 46, 0.5)";
  context.beginPath();
  context.ellipse(width / 2, height * 0.94, width * 0.4, height * 0.05, 0, 0, Math.PI * 2);
  context.fill();
  context.beginPath();
  context.roundRect(inset, height * 0.12, width - 2 * inset, height * 0.82, width * 0.14);
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 8;
  context.strokeStyle = INK;
  context.stroke();
  context.fillStyle = INK;
  if (initial === "") {
    for (const side of [0.42, 0.66]) {
      context.beginPath();
      context.arc(width * side, height * 0.38, width * 0.05, 0, Math.PI * 2);
      context.fill();
    }
    return;
  }
  context.font = `600 ${height * 0.44}px ${DISPLAY_FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(initial, width / 2, height * 0.55);
}

function drawStar(context: CanvasRenderingContext2D, { width, height, color }: FallbackFigure): void {
  context.beginPath();
  for (let point = 0; point < 16; point += 1) {
    const radius = width * (point % 2 === 0 ? 0.42 : 0.22);
    const angle = (point * Math.PI) / 8;
    context.lineTo(width / 2 + Math.cos(angle) * radius, height / 2 + Math.sin(angle) * radius);
  }
  context.closePath();
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = INK;
  context.stroke();
}
