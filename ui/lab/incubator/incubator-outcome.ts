import type { ActivationText } from "../commands/activation-texts.ts";

/** What came of an activation or an upgrade of the incubator (`LAB-157`, `LAB-159`). */
export type IncubatorOutcome =
  | {
      type: "activated";
      /** The server's message first, then what was gained. */
      texts: ActivationText[];
      /** sCVX that was rewarded, as the server writes it; null where it said nothing of it. */
      staked: string | null;
    }
  | { type: "upgraded"; level: number }
  | { type: "failed"; of: "activation" | "upgrade"; text: string };
