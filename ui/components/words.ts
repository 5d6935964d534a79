import { createContext, useContext } from "react";
import { firstTexts } from "../../rules/index.ts";

/** The few texts that components have of their own, such as 'Close'. */
type Words = typeof firstTexts.components;

/** Provides these texts to components; without a provider they are English. */
export const WordsContext = createContext<Words>(firstTexts.components);

export function useWords(): Words {
  return useContext(WordsContext);
}
