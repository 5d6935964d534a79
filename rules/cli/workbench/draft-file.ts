import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Draft, DraftStep, KeptDraft } from "./browser/contract.ts";

/** Beside the overlays; no name that an overlay can have. */
const FILE = ".draft.json";
const NOTHING: KeptDraft = {
  draft: { overlay: {}, notes: {}, decks: [], past: [], future: [], file: null },
  revision: 0,
  savedAt: null,
};

/** The draft as it was written last; a file that cannot be read is set aside, never overwritten. */
export function draftIn(folder: string): KeptDraft {
  const file = join(folder, FILE);
  if (!existsSync(file)) return NOTHING;
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as KeptDraft;
    const whole = { ...NOTHING.draft, ...kept.draft };
    // A draft of an earlier release has steps of overlays alone.
    const steps = (list: object[]) =>
      list.map((step) => ("overlay" in step || "decks" in step ? step : { overlay: step }) as DraftStep);
    if (Number.isInteger(kept.revision) && isDraft(whole))
      return { ...kept, draft: { ...whole, past: steps(whole.past), future: steps(whole.future) } };
  } catch {
    // Set aside below.
  }
  renameSync(file, `${file}.unreadable-${Date.now()}`);
  return NOTHING;
}

export function isDraft(value: unknown): value is Draft {
  if (!isObject(value)) return false;
  const { overlay, notes, decks, past, future } = value;
  const lists = [decks, past, future];
  return isObject(overlay) && isObject(notes) && lists.every(Array.isArray);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Writes the draft as the next revision. */
export function keepDraft(folder: string, draft: Draft, revision: number): KeptDraft {
  const written: KeptDraft = { draft, revision, savedAt: new Date().toISOString() };
  writeWhole(join(folder, FILE), `${JSON.stringify(written)}\n`);
  return written;
}

/** Writes a file so that whoever reads it finds the old content or the new one, whenever the process is killed. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.new`;
  const handle = openSync(beside, "w");
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** What tells two contents of a file apart. */
export function contentHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LETTERS);
}

const HASH_LETTERS = 16;
