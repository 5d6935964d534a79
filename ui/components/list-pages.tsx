import { type ReactNode, useRef, useState } from "react";
import { fill } from "../../rules/index.ts";
import { classNames } from "./class-names.ts";
import layoutStyles from "./layout/layout.module.css";
import styles from "./list-pages.module.css";
import { PageTurner } from "./page-turner.tsx";
import { useWords } from "./words.ts";

interface ListPagesProps {
  shown: Pick<ListPage<unknown>, "page" | "pages" | "turnTo">;
  /** The list with the items of the shown page. */
  children: ReactNode;
}

/** Shows one page of a list with page buttons that stay visible. */
export function ListPages({ shown: { page, pages, turnTo }, children }: ListPagesProps) {
  const words = useWords();
  const top = useRef<HTMLDivElement>(null);
  function turn(next: number) {
    turnTo(next);
    top.current?.scrollIntoView({ block: "nearest" });
  }
  return (
    <div className={styles.pages}>
      <div ref={top} />
      {children}
      <div className={classNames(layoutStyles.mayBeEmpty, styles.turner)}>
        <PageTurner
          page={page}
          pages={pages}
          labels={{ ...words, page: fill(words.page, { page, pages }) }}
          onTurn={turn}
        />
      </div>
    </div>
  );
}

/** Items per page: few enough to scroll smoothly without graphics acceleration. An account may hold hundreds. */
const PER_PAGE = 48;

/** One page of a long list. */
interface ListPage<Thing> {
  things: readonly Thing[];
  /** Number of the page, starting at 1. */
  page: number;
  pages: number;
  turnTo(page: number): void;
}

/** Splits a list into pages. When the selection changes elsewhere, the page with the selected item is shown. */
export function usePages<Thing extends { id: string }>(
  all: readonly Thing[],
  selected: string | null,
): ListPage<Thing> {
  const [shown, setShown] = useState({ page: 1, selected: null as string | null });
  const isNew = selected !== shown.selected;
  const index = isNew ? all.findIndex(({ id }) => id === selected) : -1;
  const target = index < 0 ? shown.page : 1 + Math.floor(index / PER_PAGE);
  // An item that is not in the list yet is searched for again when the list changes.
  if (isNew && (selected === null || index >= 0)) setShown({ page: target, selected });
  const pages = Math.max(1, Math.ceil(all.length / PER_PAGE));
  const page = Math.min(target, pages);
  return {
    things: all.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    pages,
    turnTo: (next) => setShown({ page: next, selected }),
  };
}
