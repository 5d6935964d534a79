/** Returns a function that says whether the player prefers reduced motion; it caches the media query. */
export function watchReducedMotion(): () => boolean {
  const media = window.matchMedia("(prefers-reduced-motion: reduce)");
  return () => media.matches;
}
