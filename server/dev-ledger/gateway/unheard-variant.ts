/** Fields by which a reader tells the variants of an answer apart. */
const DISCRIMINATORS = new Set([
  "aggregation_level",
  "intent_status",
  "kind",
  "status",
  "transaction_status",
  "type",
]);

/** The name of a variant that no client knows. */
export const UNHEARD = "Unheard";

/** An answer whose variants nobody has heard of, as after an update of the network (`LED-045`, `ABU-56`). */
export function withUnheardVariants(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withUnheardVariants);
  if (answer === null || typeof answer !== "object" || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      DISCRIMINATORS.has(key) && typeof value === "string" ? UNHEARD : withUnheardVariants(value),
    ]),
  );
}
