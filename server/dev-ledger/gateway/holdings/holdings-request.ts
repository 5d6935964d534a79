/** How a caller wants to see holdings; fields as the gateway names them. */
export interface HoldingsRequest {
  aggregation_level?: "Global" | "Vault" | null | undefined;
  /** Keys of metadata to be given beside each resource. */
  explicit_metadata?: readonly string[] | null;
  /** Whether to list the ids in each vault. */
  non_fungible_include_nfids?: boolean | null;
}
