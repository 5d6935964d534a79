import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import layoutStyles from "./layout/layout.module.css";
import styles from "./tabs.module.css";

interface Tab {
  key: string;
  title: string;
  content: ReactNode;
  /** Why the tab cannot be opened now; null or absent when it can. */
  reason?: string | null;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the open tab when the caller controls it. */
  open?: string;
  onOpen?: (key: string) => void;
}

/** A row of tabs with arrow key navigation. Unless `open` is given, the first tab is open at the start. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const which = open === undefined ? { defaultValue: tabs[0]?.key ?? "" } : { value: open };
  return (
    <Primitive.Root
      className={classNames(layoutStyles.looseStack, styles.root)}
      {...which}
      {...(onOpen ? { onValueChange: onOpen } : {})}
    >
      <Primitive.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.key}
            className={styles.tab}
            value={tab.key}
            disabled={Boolean(tab.reason)}
            title={tab.reason ?? undefined}
          >
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
