import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import styles from "./list-and-details.module.css";

interface ListAndDetailsProps {
  list: ReactNode;
  /** Details of the selected entry; null when nothing is selected. */
  details: ReactNode | null;
  /** Caption of the button back to the list, such as 'All creatures'. */
  backCaption: string;
  onBack: () => void;
}

/** Shows a list beside the details of the selected entry; narrow screens show only one of the two. */
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
    <div className={layoutStyles.looseStack}>
      <div>
        <Button size="small" icon="arrow_left" onClick={onBack}>
          {backCaption}
        </Button>
      </div>
      {details}
    </div>
  );
}
