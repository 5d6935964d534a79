import { Fragment, type ReactNode } from "react";

interface FilledTextProps {
  /** A text with places in braces. */
  text: string;
  /** What stands in each place, marked up as it may be. */
  values: Readonly<Record<string, ReactNode>>;
}

const PLACE = /\{(\w+)\}/;

/** A text whose places hold elements: the language decides where in the sentence they stand. */
export function FilledText({ text, values }: FilledTextProps) {
  // Split at places, every second part is the name of one.
  return text.split(PLACE).map((part, index) => {
    const isPlace = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its number
    return <Fragment key={index}>{isPlace ? values[part] : part}</Fragment>;
  });
}
