import type { ActivationText } from "../commands/activation-texts.ts";

/** Outcome of an activation or upgrade of the incubator (`LAB-157`, `LAB-159`). */
export type IncubatorOutcome =
  | {
      type: "activated";
      /** The server's message, followed by the gains. */
      texts: ActivationText[];
      /** Rewarded sCVX as the server writes it; null when it gave none. */
      staked: string | null;
    }
  | { type: "upgraded"; level: number }
  | { type: "failed"; of: "activation" | "upgrade"; text: string };
