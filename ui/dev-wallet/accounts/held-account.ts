/** An account the dev wallet can sign for. */
export interface HeldAccount {
  address: string;
  label: string;
  /** 0 to 11, picks a colour. */
  appearanceId: number;
  /** Ed25519, in hexadecimal text. */
  privateKey: string;
}

/** Who the player is towards the game. */
export interface HeldPersona {
  identityAddress: string;
  label: string;
  privateKey: string;
}
