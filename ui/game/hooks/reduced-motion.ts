/** Answers at any time whether the player wants things to hold still, without asking the page anew. */
export function watchReducedMotion(): () => boolean {
  const media = window.matchMedia("(prefers-reduced-motion: reduce)");
  return () => media.matches;
}
