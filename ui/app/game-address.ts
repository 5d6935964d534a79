const GAME = "/";

/** Returns whether the game is at this address; it has no other pages (`LAB-008`). */
export function isGameAddress(pathname: string): boolean {
  return pathname === GAME || pathname === `${GAME}index.html`;
}
