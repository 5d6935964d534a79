/** The time outside the game, in milliseconds: sessions and logins go by it. */
export interface Clock {
  now(): number;
}
