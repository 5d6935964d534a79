const PLACE = /([^\s/\\(]+:\d+(?::\d+)?)\)?$/;
const LOADER = /node:|[/\\]node_modules[/\\]tsx[/\\]/;

/**
 * What a bot threw, in quotes and on one line, with the place it was thrown at: the topmost one in the bot's own file `name`, else the
 * topmost outside of Node and of the loader for TypeScript.
 */
export function errorText(thrown: unknown, name: string): string {
  if (!(thrown instanceof Error)) return described(thrown);
  const lines = (thrown.stack ?? "").split("\n").filter((line) => PLACE.test(line) && !LOADER.test(line));
  const file = name.replace(/^.*[/\\]/, "");
  const line = lines.find((one) => one.includes(file)) ?? lines[0];
  const place = line === undefined ? null : PLACE.exec(line);
  const message = thrown.message.replace(/\s+/g, " ");
  return `"${thrown.name}: ${message}"${place ? ` at ${place[1]}` : ""}`;
}

const LONGEST = 100;

/** Any value as a short text; also one that JSON cannot contain. */
export function described(value: unknown): string {
  const text = jsonOf(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
