import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import escapeHtml from "escape-html";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { positionNumberOf, type Texts } from "../../rules/index.ts";
import { goalText, positionAt, positionLinkTitle, shippedPositions } from "../../rules/positions.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { type PrecompressedDocument, precompressText } from "../http/precompressed-document.ts";
import { preferredTexts } from "../http/preferred-texts.ts";
import { growsTo } from "../process/growing-cache.ts";

/** The page with the tags of a position; of three kilobytes each. */
const MOST_KNOWN = 1000;
const NUMBER = /^[1-9]\d{0,6}$/;
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta name="description"[^>]*>/;
/** Of the pictures, see `assets/build/position-pictures.ts`. */
const PICTURE = { width: 600, height: 315 };

/** The page for a request, and the language of its tags. */
export interface LinkPreview {
  page: PrecompressedDocument;
  language: string;
}

type PreviewDeps = Pick<AppDeps, "store" | "rules" | "languages" | "configuration">;

/**
 * What a link to a position (`/?position=214`) shows where it is shared (`GAP-73`): finds the page with the tags of that
 * position in place of the general ones; null for every other request, such as one for a day that has not come yet. Pages
 * are made once and kept, each address costs at most one; of the query nothing but the number is read.
 * @param clientFolder where the page is
 */
export function linkPreviews(
  deps: PreviewDeps,
  clientFolder: string,
): (request: FastifyRequest) => Promise<LinkPreview | null> {
  const { rules, configuration } = deps;
  const file = join(clientFolder, "index.html");
  const html = existsSync(file) ? readFileSync(file, "utf8") : null;
  const textsOf = preferredTexts(deps);
  const pages = new LRUCache<string, Promise<PrecompressedDocument | null>>(growsTo(MOST_KNOWN));
  let positions: ReturnType<typeof shippedPositions> | null = null;

  const pageOf = async (texts: Texts, number: number) => {
    positions ??= shippedPositions(rules);
    const position = positionAt(await positions, number);
    if (position === null || html === null) return null;
    const tags = tagsOf({
      texts,
      number,
      title: positionLinkTitle(texts, number),
      description: goalText(texts, position.goal),
      origin: configuration.publicOrigin,
      picture: `positions/${position.id}.jpg`,
    });
    return precompressText(withTags(html, tags), "text/html; charset=utf-8");
  };

  return async (request) => {
    const number = numberIn(request.query);
    if (number === null) return null;
    // The page is sent without its database, too.
    const now = await deps.store.now().catch(() => null);
    if (now === null || number > positionNumberOf(rules, now)) return null;
    const texts = textsOf(request);
    const key = `${texts.language} ${number}`;
    const making = pages.get(key) ?? pageOf(texts, number);
    pages.set(key, making);
    const page = await making;
    return page && { page, language: texts.language };
  };
}

/** The number that a query asks for, or null. */
function numberIn(query: unknown): number | null {
  const { position } = query as Record<string, unknown>;
  return typeof position === "string" && NUMBER.test(position) ? Number(position) : null;
}

interface Preview {
  texts: Texts;
  number: number;
  title: string;
  description: string;
  /** null where nobody has said it: addresses in previews are whole. */
  origin: string | null;
  picture: string;
}

function tagsOf({ texts, number, title, description, origin, picture }: Preview): string {
  const named = (key: "name" | "property", name: string, content: string | number) =>
    `<meta ${key}="${name}" content="${escapeHtml(String(content))}" />`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    named("name", "description", description),
    named("property", "og:type", "website"),
    named("property", "og:site_name", texts.start.gameName),
    named("property", "og:title", title),
    named("property", "og:description", description),
    named("name", "twitter:card", origin === null ? "summary" : "summary_large_image"),
    named("name", "twitter:title", title),
    named("name", "twitter:description", description),
  ];
  if (origin !== null)
    tags.push(
      named("property", "og:url", `${origin}/?position=${number}`),
      named("property", "og:image", `${origin}/${picture}`),
      named("property", "og:image:width", PICTURE.width),
      named("property", "og:image:height", PICTURE.height),
      named("name", "twitter:image", `${origin}/${picture}`),
    );
  return tags.join("\n    ");
}

/** The page with these tags in place of its title and description. */
function withTags(html: string, tags: string): string {
  return html.replace(DESCRIPTION, "").replace(TITLE, () => tags);
}
