/** What a dialog about a creature says without one (`LED-156`, `LED-167`). */
export const NO_CREATURE = "Error: No creature selected";
