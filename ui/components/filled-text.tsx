import { Fragment, type ReactNode } from "react";
import type { PlaceValues, Text } from "../../rules/index.ts";

interface FilledTextProps<Places extends string> {
  /** A text with placeholders in braces. */
  text: Text<Places>;
  /** The content for each placeholder, which may contain elements. */
  values: PlaceValues<Places, ReactNode>;
}

const PLACE = /\{(\w+)\}/;

/** Renders a text with elements in its placeholders; each language chooses their order in the sentence. */
export function FilledText<Places extends string = string>({ text, values }: FilledTextProps<Places>) {
  const known: PlaceValues<string, ReactNode> = values;
  // After the split every second part is the name of a placeholder.
  return text.split(PLACE).map((part, index) => {
    const isPlace = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <Fragment key={index}>{isPlace ? known[part] : part}</Fragment>;
  });
}
