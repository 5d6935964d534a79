import { createContext, useContext } from "react";
import type { Texts } from "../../rules/index.ts";

/** The few texts that components have of their own, such as 'Close'. */
type Words = Texts["components"];

/** Provides these texts to components. */
export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("A component was mounted without its texts");
  return words;
}
