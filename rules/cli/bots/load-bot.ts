import { pathToFileURL } from "node:url";
import type { Bot } from "../../bots/bot.ts";
import { described, errorText } from "../../bots/error-text.ts";
import { type BadInput, badInput } from "../input/bad-input.ts";

/**
 * Loads the bot in a file: its default export. Refuses with a sentence that begins with `name` a file that cannot be
 * loaded or has none.
 */
export async function loadBot(file: string, name: string): Promise<Bot> {
  let loaded: { default?: unknown };
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    throw notABot(name, `${errorText(error, name)} while it was loaded`);
  }
  const { default: bot } = loaded;
  if (bot === undefined) {
    const names = Object.keys(loaded);
    throw notABot(name, names.length === 0 ? "no export" : `no default export but ${names.join(", ")}`);
  }
  if (typeof bot !== "function") throw notABot(name, `${described(bot)} as its default export`);
  if (bot.constructor.name === "AsyncFunction") throw notABot(name, "an asynchronous function");
  return bot as Bot;
}

function notABot(name: string, found: string): BadInput {
  return badInput(
    name,
    found,
    "is a module whose default export is a function (view, random) => action, not asynchronous",
  );
}
