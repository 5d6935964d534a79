/**
 * An amount of tokens in units of 10^-18, the ledger's own precision. One non-fungible token counts 10^18.
 */
export type Attos = bigint;

export type ResourceKind = "fungible" | "nonFungible";

/** A kind of token. Its name, symbol and picture are metadata. */
export interface Resource {
  address: string;
  kind: ResourceKind;
  /** Decimal places of a fungible token, null for a non-fungible one. */
  divisibility: number | null;
  /** The format of non-fungible ids: `#1#` or `<name>`; null for a fungible token. */
  idType: "Integer" | "Bytes" | null;
  minted: Attos;
  burned: Attos;
  /** State version of the last mint or burn. */
  stateVersion: number;
}

/** The tokens of one resource that an account or component holds. */
export interface Vault {
  address: string;
  owner: string;
  resource: string;
  kind: ResourceKind;
  amount: Attos;
  /** State version of the last change. */
  stateVersion: number;
}

/** A field of a token's data, in the gateway's programmatic JSON. */
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
  /** The vault that contains it; null once it is burned. */
  vault: string | null;
  /** State version of the last change of its data or vault. */
  stateVersion: number;
}

export interface Metadata {
  key: string;
  kind: "String" | "Url";
  value: string;
  locked: boolean;
  stateVersion: number;
}

/** An instance of a blueprint; accounts are not included. */
export interface Component {
  address: string;
  blueprint: string;
}

/** The ledger's state: its last change, and its time, which continues without changes. */
export interface LedgerState {
  stateVersion: number;
  epoch: number;
  round: number;
  /** The beginning of the round, in milliseconds. */
  timestamp: number;
}

/** About the length of an epoch on the public networks. */
export const EPOCH_MS = 300_000;
const ROUND_MS = 1_000;

/** The epoch at a time; epochs pass with and without transactions. */
export function epochAt(time: number): number {
  return Math.floor(time / EPOCH_MS);
}

/** When a round of an epoch begins, in milliseconds; rounds are counted from 1. */
export function startOfRound(epoch: number, round: number): number {
  return epoch * EPOCH_MS + (round - 1) * ROUND_MS;
}

/** The state at a time, with the epoch and the round (from 1) in which the time falls. */
export function ledgerStateAt(stateVersion: number, timestamp: number): LedgerState {
  const round = 1 + Math.floor((timestamp % EPOCH_MS) / ROUND_MS);
  return { stateVersion, epoch: epochAt(timestamp), round, timestamp };
}

/** A change of an entity's amount of a fungible resource; changes by fees are listed separately. */
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

/** The effects of a committed transaction. */
export interface Receipt {
  feePaid: Attos;
  /** Accounts, components and resources involved. */
  affected: string[];
  fungibleChanges: FungibleChange[];
  /** The amounts that the fee took. */
  feeChanges: FungibleChange[];
  nonFungibleChanges: NonFungibleChange[];
}

/** A signed and submitted transaction. */
export interface LedgerTransaction {
  /** Such as `txid_sim1…`. */
  intentHash: string;
  /** Such as `notarizedtransaction_sim1…`. */
  payloadHash: string;
  raw: Uint8Array;
  /** The manifest as text. */
  instructions: string;
  message: string | null;
  /** It cannot be committed from this epoch on. */
  endEpoch: number;
  submittedAt: number;
  status: "Pending" | "CommittedSuccess" | "CommittedFailure" | "Rejected";
  errorMessage: string | null;
  /** null unless the status begins with Committed. */
  commit: (LedgerState & Receipt) | null;
}
export type CommittedTransaction = LedgerTransaction & {
  status: "CommittedSuccess" | "CommittedFailure";
  commit: LedgerState & Receipt;
};

export function isCommitted(transaction: LedgerTransaction): transaction is CommittedTransaction {
  return transaction.commit !== null;
}

/** An account whose key the dev ledger gave away, so that a dev wallet can sign with it. */
export interface DevAccount {
  address: string;
  label: string;
  /** 32 bytes in hex of an Ed25519 key, worth nothing on any other network. */
  privateKey: string;
}

const DIGITS = 18;
const DECIMAL = /^([+-]?)(\d{1,40})(?:\.(\d{1,18}))?$/;

/** One whole token. */
export const ONE_TOKEN: Attos = 10n ** BigInt(DIGITS);

/** Parses a decimal text such as "12.5"; null for anything else, including more than 18 places. */
export function parseAttos(text: string): Attos | null {
  const parts = DECIMAL.exec(text);
  if (!parts) return null;
  const [, sign, whole = "", fraction = ""] = parts;
  const attos = BigInt(whole) * ONE_TOKEN + BigInt(fraction.padEnd(DIGITS, "0"));
  return sign === "-" ? -attos : attos;
}

/** Converts a number of a rule file to attos. */
export function attosOf(amount: number): Attos {
  const attos = parseAttos(String(amount));
  if (attos === null) throw new Error(`${amount} is no amount of tokens.`);
  return attos;
}

/** Formats the amount as a decimal text without trailing zeros. */
export function formatAttos(attos: Attos): string {
  const sign = attos < 0n ? "-" : "";
  const absolute = attos < 0n ? -attos : attos;
  const fraction = (absolute % ONE_TOKEN).toString().padStart(DIGITS, "0").replace(/0+$/, "");
  return `${sign}${absolute / ONE_TOKEN}${fraction && `.${fraction}`}`;
}
