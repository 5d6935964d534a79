import { type ReactNode, useRef } from "react";
import { fill } from "../../rules/index.ts";
import styles from "./list-pages.module.css";
import { PageTurner } from "./page-turner.tsx";
import type { ListPage } from "./use-pages.ts";
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
      <div className={styles.turner}>
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
