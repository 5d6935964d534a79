/** A method call in a manifest. */
export interface ManifestCall {
  address: string;
  method: string;
  /** The quoted texts among its arguments, in order, including those inside nested arguments. */
  texts: string[];
}

/** A quoted text with its escapes, the end of an instruction, or any other word. */
const TOKEN = /"(?:[^"\\]|\\.)*"|;|[^\s;"]+/g;
const CALL_METHOD = "CALL_METHOD";

/**
 * The method calls in a manifest's instructions. The sender wrote the manifest, so quoted texts are recognised first:
 * call-like strings are not parsed as calls.
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
