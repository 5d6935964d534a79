/**
 * The language of those offered that suits the wishes best, the dearest wish first; null if none does. A wish for
 * `de-CH` gets `de`, and one for `pt` gets `pt-BR`, if nothing is closer (RFC 4647).
 *
 * @param wishes language tags in any case, and `*` for whatever comes first
 */
export function preferredLanguage(offered: readonly string[], wishes: readonly string[]): string | null {
  for (const wish of wishes) {
    const found = closest(offered, wish.toLowerCase());
    if (found !== undefined) return found;
  }
  return null;
}

function closest(offered: readonly string[], wish: string): string | undefined {
  if (wish === "*") return offered[0];
  const find = (fits: (language: string) => boolean) =>
    offered.find((language) => fits(language.toLowerCase()));
  const parts = wish.split("-");
  for (let length = parts.length; length > 0; length--) {
    const shorter = parts.slice(0, length).join("-");
    const found = find((language) => language === shorter);
    if (found !== undefined) return found;
  }
  return find((language) => language.startsWith(`${parts[0]}-`));
}
