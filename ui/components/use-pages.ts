import { useState } from "react";

/** As many cards as scroll smoothly where graphics are slow; an account may hold hundreds. */
const PER_PAGE = 48;

/** One page of a long list. */
export interface ListPage<Thing> {
  things: readonly Thing[];
  /** From 1 on. */
  page: number;
  pages: number;
  turnTo(page: number): void;
}

/** Shows a list page by page; what is selected anew elsewhere is shown on the page it stands on. */
export function usePages<Thing extends { id: string }>(
  all: readonly Thing[],
  selected: string | null,
): ListPage<Thing> {
  const [shown, setShown] = useState({ page: 1, selected: null as string | null });
  const isNew = selected !== shown.selected;
  const place = isNew ? all.findIndex(({ id }) => id === selected) : -1;
  const wished = place < 0 ? shown.page : 1 + Math.floor(place / PER_PAGE);
  // One that is still on its way is looked for again with the next list.
  if (isNew && (selected === null || place >= 0)) setShown({ page: wished, selected });
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(wished, pages);
  return {
    things: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    pages,
    turnTo: (next) => setShown({ page: next, selected }),
  };
}
