/** A method call as a manifest writes it. */
export interface ManifestCall {
  address: string;
  method: string;
  /** The texts among its arguments, those inside of other arguments included, in their order. */
  texts: string[];
}

/** A quoted text with its escapes, an end of an instruction, or whatever else stands between blanks. */
const TOKEN = /"(?:[^"\\]|\\.)*"|;|[^\s;"]+/g;
const CALL_METHOD = "CALL_METHOD";

/**
 * The method calls of a manifest's instructions. The sender has written them: a text that looks like a call
 * stays a text, because texts are told apart first.
 */
export function callsOf(instructions: string): ManifestCall[] {
  const calls: ManifestCall[] = [];
  let tokens: string[] = [];
  for (const [token] of instructions.matchAll(TOKEN)) {
    if (token !== ";") {
      tokens.push(token);
      continue;
    }
    const [name, ...rest] = tokens;
    const [address, method, ...texts] = rest.filter(isText).map(contentOf);
    if (name === CALL_METHOD && address !== undefined && method !== undefined)
      calls.push({ address, method, texts });
    tokens = [];
  }
  return calls;
}

function isText(token: string): boolean {
  return token.startsWith('"');
}

function contentOf(token: string): string {
  return token.slice(1, -1).replace(/\\(.)/g, "$1");
}
