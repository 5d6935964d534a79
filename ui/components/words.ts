import { createContext, useContext } from "react";
import { firstTexts } from "../../rules/index.ts";

/** The few words that components say by themselves, such as 'Close'. */
type Words = typeof firstTexts.components;

/** Whoever shows components gives them their words; until then they speak English. */
export const WordsContext = createContext<Words>(firstTexts.components);

export function useWords(): Words {
  return useContext(WordsContext);
}
