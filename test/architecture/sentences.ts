import { literalText, parseFile } from "../syntax/syntax-tree.ts";

type Node = { type?: string; [property: string]: unknown };

/** Attributes of an element whose text reaches nobody. */
const SILENT_ATTRIBUTES = new Set(
  "className id key role type href src rel target htmlFor tabIndex style d viewBox points transform fill stroke media sizes dir lang as tone kind side align variant icon".split(
    " ",
  ),
);
const HAS_WORD = /\p{L}{2}/u;
/** Two words or more, as nothing but a sentence has them. */
const SENTENCE = /\p{L}{2,}[,:.!?'…]* [\p{L}{(…+-]|… \p{L}{2,}/u;
/** `upgrade ${id}`: what something is filed under. */
const NAME_AND_ID = /^\p{Ll}+ …$/u;
const MEDIA_QUERY = /^\([\w-]+( ?[:<>=]+ ?)/;
/** `translate(${x}px, ${y}px)`: a value of a style. */
const CSS_FUNCTION = /^\p{Ll}+\([^()]*\)$/u;
/** `600 20px "Some Font"`, or families of which the last is a general one. */
const FONT = /^\d{3} [\d…]+px |, (sans-)?serif$/;
/** One word as a caption has it. */
const CAPTION = /^\p{Lu}(\p{Ll}+([ .!?…]|$)| \p{L})/u;

/**
 * The sentences for players that stand in the code of the file at `path`: text between tags, attributes that are
 * read out, and strings that look like a sentence. Messages of errors are for developers, and are left out.
 */
export function sentencesIn(path: string): string[] {
  const found: string[] = [];
  visit(parseFile(path) as Node, false, found);
  return found;
}

/** `inMarkup`: below an element, where a single word is shown too. */
function visit(node: unknown, inMarkup: boolean, found: string[]): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, inMarkup, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const owner = node as Node;
  if (isForDevelopers(owner)) return;
  if (owner.type === "JSXText") {
    const text = String(owner.value).replace(/\s+/g, " ").trim();
    if (HAS_WORD.test(text)) found.push(text);
    return;
  }
  if (owner.type === "JSXAttribute") {
    visitAttribute(owner, found);
    return;
  }
  const text = literalText(owner as never);
  if (text !== null && isTold(text, inMarkup)) found.push(text);
  const below = inMarkup || owner.type === "JSXElement" || owner.type === "JSXFragment";
  for (const [property, child] of Object.entries(owner)) {
    if (isNoText(owner, property)) continue;
    visit(child, below, found);
  }
}

function visitAttribute(attribute: Node, found: string[]): void {
  const name = String((attribute.name as Node).value);
  if (SILENT_ATTRIBUTES.has(name) || name.startsWith("data-")) return;
  const text = literalText(attribute.value as never);
  if (text === null) visit(attribute.value, true, found);
  else if (isTold(text, true)) found.push(text);
}

function isTold(text: string, inMarkup: boolean): boolean {
  if (inMarkup && CAPTION.test(text)) return true;
  return (
    SENTENCE.test(text) && ![NAME_AND_ID, MEDIA_QUERY, CSS_FUNCTION, FONT].some((form) => form.test(text))
  );
}

/** `new Error("...")`, `console.warn("...")`, the game's `log("...")`, and `replyOf`, which logs: no player reads it. */
function isForDevelopers({ type, callee }: Node): boolean {
  if (type === "NewExpression") return /Error$/.test(String((callee as Node | undefined)?.value));
  if (type !== "CallExpression") return false;
  const { value, object, property } = callee as Node & { object?: Node; property?: Node };
  return value === "replyOf" || object?.value === "console" || property?.value === "log";
}

/** Module names, types, keys, and what a value is only compared with. */
function isNoText({ type = "", operator }: Node, property: string): boolean {
  if (property === "source" || property === "typeAnnotation" || property === "typeParams") return true;
  if (
    type.startsWith("Ts") &&
    type !== "TsAsExpression" &&
    type !== "TsConstAssertion" &&
    type !== "TsSatisfiesExpression" &&
    type !== "TsNonNullExpression"
  )
    return true;
  if (type === "MemberExpression" && property === "property") return true;
  if (type === "KeyValueProperty" && property === "key") return true;
  if (type === "SwitchCase" && property === "test") return true;
  return type === "BinaryExpression" && /^[!=]==?$|^in$/.test(String(operator));
}
