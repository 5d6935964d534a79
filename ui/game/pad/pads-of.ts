/**
 * Returns the connected gamepads: none where the browser knows of none, or where the page that embeds the game does not
 * let it ask.
 */
export function padsOf(navigator: Pick<Navigator, "getGamepads">): Gamepad[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null);
  } catch {
    return [];
  }
}
