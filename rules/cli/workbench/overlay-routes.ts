import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { shippedRules } from "../../index.ts";
import { leftOutOfLink, linkDataOf } from "../../linked-rules.ts";
import { loadRules, RULE_FILE_SCHEMAS, ruleNumbers } from "../../validation.ts";
import { NAMED_POLICIES, policyOf } from "../economy/policy.ts";
import { colorOf, titleOf } from "../page/colors.ts";
import { PLACES } from "../targets/place.ts";
import { type Answer, bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type {
  CheckReply,
  DeckReply,
  LinkReply,
  OverlayReply,
  RulesReply,
  SaveReply,
  Tree,
} from "./browser/contract.ts";
import { deckCards, deckRefusal, deckStrength } from "./draft-decks.ts";
import { contentHash, draftIn, isDraft, keepDraft, writeWhole } from "./draft-file.ts";

const NAME = /^[\w-]{1,40}\.json$/;
const SCHEMA = "rules/data/schema/overlay.schema.json";
const UNPROCESSABLE = 422;
const CONFLICT = 409;

/** Every number of the rules with what a designer must know about it, and the shipped values. */
export function describeRules(): Answer {
  const { texts: _, ...shipped } = shippedRules as unknown as Tree;
  const files = Object.values(RULE_FILE_SCHEMAS).flatMap(({ properties }) => Object.keys(properties));
  const places = PLACES.map((place) => {
    const difficulty = place === "pvp" ? null : place;
    return { place, title: titleOf({ difficulty }), color: colorOf({ difficulty }) };
  });
  const players = Object.entries(NAMED_POLICIES).map(([name, content]) => ({
    name,
    what: policyOf(name, name, content).policy.description,
  }));
  const values = Object.fromEntries(Object.entries(shipped).filter(([key]) => files.includes(key)));
  return {
    json: {
      numbers: ruleNumbers(),
      shipped: values,
      places,
      cards: deckCards(),
      players,
    } satisfies RulesReply,
  };
}

/** What is wrong with an overlay, or the hash of its rules. */
export async function checkOverlay({ request }: Asked): Promise<Answer> {
  const { overlay } = await bodyOf(request);
  return { json: checked(overlay, "draft") };
}

/** Why a deck may not fight by the rules of an overlay. */
export async function checkDeck({ request }: Asked): Promise<Answer> {
  const { overlay, deck } = await bodyOf(request);
  const loaded = loadRules(overlay, "draft");
  if (!loaded.ok) throw new RequestError(loaded.problems[0] ?? "The draft has a mistake.");
  const { rules } = loaded;
  const refusals = { ai: deckRefusal(rules, "ai", deck), pvp: deckRefusal(rules, "pvp", deck) };
  return { json: { ...refusals, ...deckStrength(rules, deck) } satisfies DeckReply };
}

export function listOverlays({ workbench: { folder } }: Asked): Answer {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return { json: names.sort() };
}

export function readOverlay({ workbench: { folder }, query }: Asked): Answer {
  const name = query.get("name");
  const { $schema: _, ...overlay } = overlayIn(folder, name);
  const content = contentHash(readFileSync(fileIn(folder, name), "utf8"));
  return { json: { overlay, content } satisfies OverlayReply };
}

/** The content of an overlay that was saved; refuses a name that is none, that nothing has, or that holds no object. */
export function overlayIn(folder: string, name: unknown): Tree {
  const file = fileIn(folder, name);
  if (!existsSync(file)) throw new RequestError("There is no such overlay.");
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof content === "object" && content !== null && !Array.isArray(content)) return content as Tree;
  } catch (error) {
    throw new RequestError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  throw new RequestError(`${file} is not an object of rules.`);
}

/**
 * Writes an overlay that is good; answers with its problems otherwise. A file that is there is replaced only by who
 * names the content that it has: the answer is 409 otherwise, and the page asks.
 */
export async function saveOverlay({ workbench: { folder }, request }: Asked): Promise<Answer> {
  const { name, overlay, replaces = null } = await bodyOf(request);
  const file = fileIn(folder, name);
  const result = checked(overlay, String(name));
  if (!result.ok) return { status: UNPROCESSABLE, json: result satisfies SaveReply };
  const schema = relative(folder, SCHEMA).split(sep).join("/");
  const text = `${JSON.stringify({ $schema: schema, ...(overlay as object) }, null, 2)}\n`;
  if (existsSync(file)) {
    const content = contentHash(readFileSync(file, "utf8"));
    const exists = { content, savedAt: statSync(file).mtime.toISOString() };
    if (content !== replaces && content !== contentHash(text))
      return { status: CONFLICT, json: { ok: false, exists } satisfies SaveReply };
  }
  writeWhole(file, text);
  return { json: { ok: true, file, content: contentHash(text) } satisfies SaveReply };
}

function fileIn(folder: string, name: unknown): string {
  if (typeof name !== "string" || !NAME.test(name))
    throw new RequestError("The name must be of letters, digits, - and _, and end with .json.");
  return join(folder, name);
}

function checked(overlay: unknown, name: string): CheckReply {
  const loaded = loadRules(overlay, name);
  if (!loaded.ok) return { ok: false, problems: loaded.problems };
  return { ok: true, hash: loaded.hash, notices: loaded.notices };
}

/** The draft, and its revision. */
export function readDraft({ workbench: { folder } }: Asked): Answer {
  return { json: draftIn(folder) };
}

/**
 * Writes the draft, unless another page has written since the revision that this one knows: then the answer is 409
 * with what is there, and the page asks.
 */
export async function writeDraft({ workbench: { folder }, request }: Asked): Promise<Answer> {
  const { draft, revision, replace } = await bodyOf(request);
  const kept = draftIn(folder);
  if (!isDraft(draft)) throw new RequestError("A draft has an overlay, notes, and what undo and redo need.");
  if (revision !== kept.revision && replace !== true) return { status: CONFLICT, json: kept };
  return { json: { ...keepDraft(folder, draft, kept.revision + 1), draft: undefined } };
}

/** The data of a link that opens the game with an overlay (`GAP-83`), or one sentence why there is none. */
export async function makeLink({ request }: Asked): Promise<Answer> {
  const { overlay } = await bodyOf(request);
  const loaded = loadRules(overlay, "draft");
  const refuse = (problem: string): Answer => ({ json: { ok: false, problem } satisfies LinkReply });
  if (!loaded.ok) return refuse(loaded.problems[0] ?? "");
  const link = linkDataOf(overlay as Tree);
  if (link.ok) {
    const left = leftOutOfLink(loaded.rules, shippedRules);
    return { json: { ok: true, data: link.data, left } satisfies LinkReply };
  }
  if (link.refusal === "tooLarge")
    return refuse("A link may have 8 KB: save the overlay as a file and send that.");
  return refuse(
    `A link carries numbers only, and ${link.detail} is none: save the overlay as a file and send that.`,
  );
}
