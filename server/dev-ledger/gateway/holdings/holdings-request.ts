/** How a caller wants holdings listed; the fields have the gateway's names. */
export interface HoldingsRequest {
  aggregation_level?: "Global" | "Vault" | null | undefined;
  /** Keys of metadata to include for each resource. */
  explicit_metadata?: readonly string[] | null;
  /** Whether to include the ids in each vault. */
  non_fungible_include_nfids?: boolean | null;
}
