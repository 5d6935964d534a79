/** A language a browser would like, as `Accept-Language` names it, and how much: 1 most, 0 not at all. */
interface Wish {
  tag: string;
  weight: number;
}

/**
 * The offered language that suits an `Accept-Language` header best; the first one where none does. Who would like
 * `de-CH` is given `de`, and who would like `pt` is given `pt-BR`, where there is nothing closer (RFC 4647).
 */
export function preferredLanguage(
  offered: readonly [string, ...string[]],
  header: string | undefined,
): string {
  const wishes = wishesIn(header ?? "").toSorted((one, other) => other.weight - one.weight);
  for (const { tag, weight } of wishes) {
    const found = weight > 0 ? closest(offered, tag) : undefined;
    if (found !== undefined) return found;
  }
  return offered[0];
}

function wishesIn(header: string): Wish[] {
  return header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice("q=".length)) || 0 };
  });
}

function closest(offered: readonly string[], tag: string): string | undefined {
  if (tag === "*") return offered[0];
  const parts = tag.split("-");
  for (let length = parts.length; length > 0; length--) {
    const shorter = parts.slice(0, length).join("-");
    const found = offered.find((language) => language.toLowerCase() === shorter);
    if (found !== undefined) return found;
  }
  return offered.find((language) => language.toLowerCase().startsWith(`${parts[0]}-`));
}
