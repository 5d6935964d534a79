import { type ReactNode, useRef } from "react";
import styles from "./list-pages.module.css";
import { PageTurner } from "./page-turner.tsx";
import type { ListPage } from "./use-pages.ts";

interface ListPagesProps {
  shown: Pick<ListPage<unknown>, "page" | "pages" | "turnTo">;
  /** The list with what stands on the page. */
  children: ReactNode;
}

/** A list of which one page is shown, with the way to the others always in sight. */
export function ListPages({ shown: { page, pages, turnTo }, children }: ListPagesProps) {
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
          words={{ page: `Page ${page} of ${pages}`, previous: "Previous", next: "Next" }}
          onTurn={turn}
        />
      </div>
    </div>
  );
}
