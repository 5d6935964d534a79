import { Fragment, type ReactNode } from "react";
import type { PlaceValues, Text } from "../../rules/index.ts";

interface FilledTextProps<Places extends string> {
  /** A text with places in braces. */
  text: Text<Places>;
  /** What stands in each place, marked up as it may be. */
  values: PlaceValues<Places, ReactNode>;
}

const PLACE = /\{(\w+)\}/;

/** A text whose places hold elements: the language decides where in the sentence they stand. */
export function FilledText<Places extends string = string>({ text, values }: FilledTextProps<Places>) {
  const known: PlaceValues<string, ReactNode> = values;
  // Split at places, every second part is the name of one.
  return text.split(PLACE).map((part, index) => {
    const isPlace = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its number
    return <Fragment key={index}>{isPlace ? known[part] : part}</Fragment>;
  });
}
