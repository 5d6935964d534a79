import type { RuleNumber } from "../contract.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MS = 1000;

/** A value as people say it: `35 %`, `6 h`; empty where that is the number itself. */
export function spoken(value: number | boolean, unit: string): string {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (unit === "share") return `${rounded(value * 100)} %`;
  if (unit === "ms") return time(value / MS);
  return unit === "s" ? time(value) : "";
}

function time(seconds: number): string {
  for (const [length, name] of [
    [DAY, "days"],
    [HOUR, "h"],
    [MINUTE, "min"],
  ] as const)
    if (seconds >= length && rounded(seconds / length) * length === seconds)
      return `${rounded(seconds / length)} ${name}`;
  return `${rounded(seconds)} s`;
}

/** A value with its unit, in one line: `0.35 (35 %)`, `4 energy`. */
export function shownValue(value: unknown, { unit }: Pick<RuleNumber, "unit">): string {
  if (typeof value === "boolean") return spoken(value, unit);
  if (value === null || value === undefined) return "not set";
  if (typeof value !== "number") return JSON.stringify(value);
  const words = spoken(value, unit);
  if (words !== "") return unit === "ms" || unit === "s" ? words : `${value} (${words})`;
  return unit === "" || unit === "times" ? String(value) : `${value} ${unit}`;
}

/** What a number may be, in words. */
export function allowedText({ isWhole, aboveMin, min, max, unit }: RuleNumber): string {
  const kind = isWhole ? "a whole number" : "a number";
  const low = aboveMin ? `above ${min}` : `from ${min}`;
  return `${kind} ${low} ${aboveMin ? "and at most" : "to"} ${max.toLocaleString("en")}${unit === "ms" ? " milliseconds" : ""}`;
}

/** The number that a text is, or one sentence about what is wrong with it. */
export function readValue(text: string, number: RuleNumber): { value: number } | { problem: string } {
  const trimmed = text.trim();
  const value = Number(trimmed.replace(/,(?=\d+$)/, "."));
  const isRight =
    trimmed !== "" &&
    Number.isFinite(value) &&
    (!number.isWhole || Number.isInteger(value)) &&
    (number.aboveMin ? value > number.min : value >= number.min) &&
    value <= number.max;
  if (isRight) return { value };
  return { problem: `"${trimmed}" is not ${allowedText(number)}.` };
}

/** Where a slider stands while a number is not set: at 0, where that is allowed. */
export function startOf({ min, max }: RuleNumber): number {
  return Math.min(max, Math.max(min, 0));
}

/** Steps of a slider from one end to the other, at most. */
const STEPS = 100;
/** A slider reaches so many times what ships. */
const REACH = 3;
const SMALLEST_REACH = 10;

export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** The values of a slider: around what ships and what is set, in round steps, within what is allowed. */
export function sliderRange(number: RuleNumber, value: number): SliderRange {
  const { min, max, isWhole, aboveMin } = number;
  const shipped = Number(number.shipped);
  const isShare = min === 0 && max === 1;
  const size = Math.max(Math.abs(shipped), Math.abs(value));
  const least = number.shipped === null && !isWhole ? 1 : SMALLEST_REACH;
  const reach = size === 0 ? least : size * REACH;
  const high = isShare ? 1 : Math.min(max, isWhole ? Math.max(reach, SMALLEST_REACH) : reach);
  const low = Math.max(min, Math.min(0, shipped, value) < 0 ? -reach : 0);
  const step = isWhole ? Math.max(1, niceStep((high - low) / STEPS)) : niceStep((high - low) / STEPS);
  const first = aboveMin && low <= min ? min + step : low;
  return { min: first, max: Math.max(first + step, Math.ceil(high / step - 1e-9) * step), step };
}

/** 1, 2 or 5 times a power of ten, not below `size`. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5, 10].find((one) => one * power >= size * (1 - 1e-9)) ?? 10;
  return rounded(factor * power);
}

const SWEPT = 7;

/** Values for a sweep: seven, evenly over the slider's lower two thirds, with what is set among them. */
export function sweepValues(number: RuleNumber, value: number): number[] {
  const { min, max, step } = sliderRange(number, value);
  const isShare = number.min === 0 && number.max === 1;
  const high =
    isShare && Math.max(value, Number(number.shipped)) > 0.5 ? max : min + ((max - min) * 2) / REACH;
  const distance = Math.max(step, Math.round((high - min) / (SWEPT - 1) / step) * step);
  const evenly = Array.from({ length: SWEPT }, (_, index) => rounded(min + index * distance));
  const shipped = number.shipped === null ? [] : [Number(number.shipped)];
  const values = new Set([...evenly.filter((one) => one <= max), value, ...shipped]);
  return [...values].sort((one, other) => one - other);
}

/** Without what floating point adds. */
export function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
