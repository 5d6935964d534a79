/** Name of the effect that makes a creature defend. */
export const STANCE = "Defensive Stance";
