import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import styles from "./list-and-details.module.css";

interface ListAndDetailsProps {
  list: ReactNode;
  /** What is shown of the selected thing; null: nothing is selected. */
  details: ReactNode | null;
  /** Caption of the way back, such as 'All creatures'. */
  backCaption: string;
  onBack: () => void;
}

/** A list with the details of what is selected beside it; on narrow screens one takes the place of the other. */
export function ListAndDetails({ list, details, backCaption, onBack }: ListAndDetailsProps) {
  if (!useIsMobile()) {
    return (
      <div className={styles.sides}>
        <div className={styles.list}>{list}</div>
        <div className={styles.details}>{details}</div>
      </div>
    );
  }
  if (details === null) return list;
  return (
    <div className={styles.stack}>
      <div>
        <Button size="small" icon="arrow_left" onClick={onBack}>
          {backCaption}
        </Button>
      </div>
      {details}
    </div>
  );
}
