import type { Draft, DraftDeck, DraftStep, Tree } from "../contract.ts";
import { isSame } from "../overlay.ts";

export const EMPTY_DRAFT: Draft = { overlay: {}, notes: {}, decks: [], past: [], future: [], file: null };

/** Steps that undo can go back, and what they may take up where decks are large: a draft is sent as a whole. */
const MOST_STEPS = 200;
const MOST_LETTERS = 500_000;

/** The draft with another overlay. `joins`: the step belongs to the one before, as while a slider moves. */
export function changed(draft: Draft, overlay: Tree, joins = false): Draft {
  if (isSame(draft.overlay, overlay)) return draft;
  const last = draft.past.at(-1);
  const isJoined = joins && last !== undefined && "overlay" in last;
  const past = isJoined ? draft.past : withStep(draft.past, { overlay: draft.overlay });
  return { ...draft, overlay, past, future: [] };
}

/** The draft with a deck in place of the one at `index`, or without it. */
export function withDeck(draft: Draft, index: number, deck: DraftDeck | null): Draft {
  const decks = draft.decks.toSpliced(index, 1, ...(deck ? [deck] : []));
  if (isSame(draft.decks, decks)) return draft;
  return { ...draft, decks, past: withStep(draft.past, { decks: draft.decks }), future: [] };
}

function withStep(past: readonly DraftStep[], step: DraftStep): DraftStep[] {
  const steps = [...past, step].slice(-MOST_STEPS);
  while (steps.length > 1 && JSON.stringify(steps).length > MOST_LETTERS) steps.shift();
  return steps;
}

/** The draft before its latest step; the same draft if there is none. */
export function undone(draft: Draft): Draft {
  return stepped(draft, "past", "future");
}

/** The draft after the step that was taken back last; the same draft if there is none. */
export function redone(draft: Draft): Draft {
  return stepped(draft, "future", "past");
}

function stepped(draft: Draft, from: "past" | "future", to: "past" | "future"): Draft {
  const step = draft[from].at(-1);
  if (step === undefined) return draft;
  const left: DraftStep = "decks" in step ? { decks: draft.decks } : { overlay: draft.overlay };
  return { ...draft, ...step, [from]: draft[from].slice(0, -1), [to]: [...draft[to], left] };
}

/** The draft with a note why a number was changed; an empty one is none. */
export function noted(draft: Draft, key: string, note: string): Draft {
  const { [key]: _, ...others } = draft.notes;
  return { ...draft, notes: note === "" ? others : { ...others, [key]: note } };
}
