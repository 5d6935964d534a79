/** Fields that name the variant of an answer. */
const DISCRIMINATORS = new Set([
  "aggregation_level",
  "intent_status",
  "kind",
  "status",
  "transaction_status",
  "type",
]);

/** A variant's name that no client knows. */
export const UNKNOWN_VARIANT = "Unheard";

/** An answer with unknown variants, as after an update of the network (`LED-045`, `ABU-56`). */
export function withUnknownVariants(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnknownVariants);
  if (answer === null || typeof answer !== "object" || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      DISCRIMINATORS.has(key) && typeof value === "string" ? UNKNOWN_VARIANT : withUnknownVariants(value),
    ]),
  );
}
