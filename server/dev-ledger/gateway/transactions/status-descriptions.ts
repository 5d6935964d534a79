const MORE = "For more information, use the /transaction/committed-details endpoint.";
const ACCEPTED =
  "has been accepted into a node's mempool on the network. It's possible but not certain that it will be committed to this network.";

/** The gateway's sentence for each exact status of a transaction. */
export const INTENT_DESCRIPTION = {
  Unknown: "No information is known about the possible outcome of this transaction.",
  Pending: `A payload for this transaction ${ACCEPTED}`,
  CommittedSuccess: `This transaction has been committed to the ledger as a success. ${MORE}`,
  CommittedFailure: `This transaction has been committed to the ledger as a failure. ${MORE}`,
  PermanentlyRejected: "This transaction is permanently rejected, so can never be committed to this network.",
} as const;

/** The gateway's sentence for each status of one signed form of it. */
export const PAYLOAD_DESCRIPTION = {
  Pending: `This particular payload for this transaction ${ACCEPTED}`,
  CommittedSuccess: `This particular payload for this transaction has been committed to the ledger as a success. ${MORE}`,
  CommittedFailure: `This particular payload for this transaction has been committed to the ledger as a failure. ${MORE}`,
  PermanentlyRejected:
    "This particular payload for this transaction has been permanently rejected. It is not possible for this particular transaction payload to be committed to this network.",
} as const;
