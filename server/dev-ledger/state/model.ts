/** An amount of tokens in parts of 10^-18, the ledger's own precision. One non-fungible token counts 10^18. */
export type Attos = bigint;

export type ResourceKind = "fungible" | "nonFungible";

/** A kind of token. Its name, symbol and picture are metadata. */
export interface Resource {
  address: string;
  kind: ResourceKind;
  /** Digits after the point of a fungible one, null of a non-fungible one. */
  divisibility: number | null;
  /** What the ids of a non-fungible one look like: `#1#`, `<name>`; null of a fungible one. */
  idType: "Integer" | "Bytes" | null;
  minted: Attos;
  burned: Attos;
  /** When it was last minted or burned. */
  stateVersion: number;
}

/** Where an account or a component keeps its tokens of one resource. */
export interface Vault {
  address: string;
  owner: string;
  resource: string;
  kind: ResourceKind;
  amount: Attos;
  /** When it was last changed. */
  stateVersion: number;
}

/** A field of a token's data, as the gateway's programmatic JSON has it. */
export type DataField =
  | { kind: "String" | "Decimal" | "U8"; field_name: string; value: string }
  | {
      kind: "Array";
      field_name: string;
      element_kind: "String";
      elements: { kind: "String"; value: string }[];
    };

export interface NonFungible {
  resource: string;
  id: string;
  fields: DataField[];
  /** Where it is; null once it is burned. */
  vault: string | null;
  /** When its data or its place last changed. */
  stateVersion: number;
}

export interface Metadata {
  key: string;
  kind: "String" | "Url";
  value: string;
  locked: boolean;
  stateVersion: number;
}

/** An instance of a blueprint; accounts are none of these. */
export interface Component {
  address: string;
  blueprint: string;
}

/** Where the ledger stands: its last change, and the time that goes on without changes. */
export interface LedgerState {
  stateVersion: number;
  epoch: number;
  round: number;
  /** The round's time in milliseconds. */
  timestamp: number;
}

/** How an entity's holding of a fungible resource changed; fees are told apart. */
export interface FungibleChange {
  entity: string;
  resource: string;
  change: Attos;
}
export interface NonFungibleChange {
  entity: string;
  resource: string;
  added: string[];
  removed: string[];
}

/** What a committed transaction did. */
export interface Receipt {
  feePaid: Attos;
  /** Accounts, components and resources it touched. */
  affected: string[];
  fungibleChanges: FungibleChange[];
  /** What the fee took from whom. */
  feeChanges: FungibleChange[];
  nonFungibleChanges: NonFungibleChange[];
}

/** A transaction somebody signed and submitted. */
export interface LedgerTransaction {
  /** Such as `txid_sim1…`. */
  intentHash: string;
  /** Such as `notarizedtransaction_sim1…`. */
  payloadHash: string;
  raw: Uint8Array;
  /** The manifest as text. */
  instructions: string;
  message: string | null;
  /** From this epoch on it can no longer be committed. */
  endEpoch: number;
  submittedAt: number;
  status: "Pending" | "CommittedSuccess" | "CommittedFailure" | "Rejected";
  errorMessage: string | null;
  /** null unless its status begins with Committed. */
  commit: (LedgerState & Receipt) | null;
}
export type CommittedTransaction = LedgerTransaction & { commit: LedgerState & Receipt };
