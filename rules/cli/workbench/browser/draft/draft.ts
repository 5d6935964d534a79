import type { Draft, Tree } from "../contract.ts";
import { isSame } from "../overlay.ts";

export const EMPTY_DRAFT: Draft = { overlay: {}, notes: {}, decks: [], past: [], future: [], file: null };

/** Steps that undo can go back. */
const MOST_STEPS = 200;

/** The draft with another overlay. `joins`: the step belongs to the one before, as while a slider moves. */
export function changed(draft: Draft, overlay: Tree, joins = false): Draft {
  if (isSame(draft.overlay, overlay)) return draft;
  const past = joins ? draft.past : [...draft.past, draft.overlay].slice(-MOST_STEPS);
  return { ...draft, overlay, past, future: [] };
}

/** The draft before its latest step; the same draft if there is none. */
export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (before === undefined) return draft;
  return {
    ...draft,
    overlay: before,
    past: draft.past.slice(0, -1),
    future: [...draft.future, draft.overlay],
  };
}

/** The draft after the step that was taken back last; the same draft if there is none. */
export function redone(draft: Draft): Draft {
  const next = draft.future.at(-1);
  if (next === undefined) return draft;
  return { ...draft, overlay: next, past: [...draft.past, draft.overlay], future: draft.future.slice(0, -1) };
}

/** The draft with a note why a number was changed; an empty one is none. */
export function noted(draft: Draft, key: string, note: string): Draft {
  const { [key]: _, ...others } = draft.notes;
  return { ...draft, notes: note === "" ? others : { ...others, [key]: note } };
}
