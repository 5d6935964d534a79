import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { shippedRules } from "../../index.ts";
import { changedKeys, loadRules, RULE_FILE_SCHEMAS } from "../../validation.ts";
import { changedKeyRows } from "../balance/balance-report.ts";
import { type Answer, bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";

const NAME = /^[\w-]{1,40}\.json$/;
const SCHEMA = "rules/data/schema/overlay.schema.json";
const UNPROCESSABLE = 422;

/** The rule files as forms: their schemas, and the shipped values. */
export function rulesAsForms(): Answer {
  const values = shippedRules as unknown as Record<string, unknown>;
  const files = Object.entries(RULE_FILE_SCHEMAS).map(([name, { properties }]) => {
    const { $schema: _, ...schemas } = properties as Record<string, unknown>;
    return {
      name,
      schemas,
      values: Object.fromEntries(Object.keys(schemas).map((key) => [key, values[key]])),
    };
  });
  return { json: { files } };
}

/** What is wrong with an overlay, or what it changes. */
export async function checkOverlay({ request }: Asked): Promise<Answer> {
  const { overlay } = await bodyOf(request);
  return { json: checked(overlay) };
}

export function listOverlays({ workbench: { folder } }: Asked): Answer {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => NAME.test(name)) : [];
  return { json: names.sort() };
}

export function readOverlay({ workbench: { folder }, query }: Asked): Answer {
  return { json: overlayIn(folder, query.get("name")) };
}

/** The content of an overlay that was saved; refuses a name that is none, or that nothing has. */
export function overlayIn(folder: string, name: unknown): unknown {
  const file = fileIn(folder, name);
  if (!existsSync(file)) throw new RequestError("There is no such overlay.");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new RequestError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Writes an overlay that is good; answers with its problems otherwise. */
export async function saveOverlay({ workbench: { folder }, request }: Asked): Promise<Answer> {
  const { name, overlay } = await bodyOf(request);
  const file = fileIn(folder, name);
  const result = checked(overlay, String(name));
  if (!result.ok) return { status: UNPROCESSABLE, json: result };
  const schema = relative(folder, SCHEMA).split(sep).join("/");
  writeFileSync(file, `${JSON.stringify({ $schema: schema, ...(overlay as object) }, null, 2)}\n`);
  return { json: { ...result, file } };
}

function fileIn(folder: string, name: unknown): string {
  if (typeof name !== "string" || !NAME.test(name))
    throw new RequestError("The name must be of letters, digits, - and _, and end with .json.");
  return join(folder, name);
}

function checked(overlay: unknown, name = "overlay") {
  const loaded = loadRules(overlay, name);
  if (!loaded.ok) return { ok: false as const, problems: loaded.problems };
  const keys = changedKeyRows(changedKeys(shippedRules, loaded.rules));
  return { ok: true as const, hash: loaded.hash, keys, notices: loaded.notices };
}
