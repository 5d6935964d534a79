/** How long a reply is kept for repeated requests (`api-contract.md` 4.0). */
export const KEPT_MS = 600_000;
