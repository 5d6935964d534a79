import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  key: string;
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the row of tabs chooses between, for the screen reader. */
  label: string;
  tabs: readonly Tab[];
}

/** A row of tabs; the arrow keys walk along it. The first tab is open at the start. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Primitive.Root className={styles.root} defaultValue={tabs[0]?.key ?? ""}>
      <Primitive.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.key} className={styles.tab} value={tab.key}>
            {tab.title}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.key} className={styles.content} value={tab.key}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
