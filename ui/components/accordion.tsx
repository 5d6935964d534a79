import { Accordion as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import styles from "./accordion.module.css";
import { Icon } from "./icon.tsx";
import layoutStyles from "./layout/layout.module.css";

interface AccordionSection {
  key: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  sections: readonly AccordionSection[];
  /** Key of the open section, or null. At most one section is open (`LAB-127`). */
  open: string | null;
  onOpenChange: (key: string | null) => void;
  /** Puts the headings beside one another, and what is open below all of them. */
  beside?: boolean;
}

/** Renders collapsible sections; opening one closes the others. */
export function Accordion({ sections, open, onOpenChange, beside = false }: AccordionProps) {
  return (
    <Primitive.Root
      type="single"
      collapsible
      className={beside ? styles.beside : layoutStyles.stack}
      value={open ?? ""}
      onValueChange={(key) => onOpenChange(key === "" ? null : key)}
    >
      {sections.map((section) => (
        <Primitive.Item
          key={section.key}
          className={styles.item}
          value={section.key}
          data-section={section.key}
        >
          <Primitive.Header asChild>
            <h2 className={styles.header}>
              <Primitive.Trigger className={styles.trigger}>
                {section.title}
                <Icon name="arrow_down" size={16} className={styles.arrow} />
              </Primitive.Trigger>
            </h2>
          </Primitive.Header>
          <Primitive.Content className={styles.content}>
            <div className={styles.inside}>{section.content}</div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  );
}
