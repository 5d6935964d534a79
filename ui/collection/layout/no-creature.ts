/** Text of a creature dialog without a creature (`LED-156`, `LED-167`). */
export const NO_CREATURE = "Error: No creature selected";
