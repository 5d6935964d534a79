/** An account the dev wallet can sign for. */
export interface HeldAccount {
  address: string;
  label: string;
  /** Index of the account's colour, from 0 to 11. */
  appearanceId: number;
  /** Ed25519, in hexadecimal text. */
  privateKey: string;
}

/** The identity under which the player logs in to the game. */
export interface HeldPersona {
  identityAddress: string;
  label: string;
  privateKey: string;
}
