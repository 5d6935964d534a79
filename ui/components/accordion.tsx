import { Collapsible } from "radix-ui";
import { type ReactNode, useId } from "react";
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

/**
 * Renders collapsible sections; opening one closes the others. It is made of single collapsibles, as the library's own
 * accordion weighs 4 kB of what is loaded first.
 */
export function Accordion({ sections, open, onOpenChange, beside = false }: AccordionProps) {
  const id = useId();
  return (
    <div className={beside ? styles.beside : layoutStyles.stack}>
      {sections.map(({ key, title, content }) => (
        <Collapsible.Root
          key={key}
          className={styles.item}
          open={key === open}
          onOpenChange={(isOpen) => onOpenChange(isOpen ? key : null)}
          data-section={key}
        >
          <h2 id={`${id}-${key}`} className={styles.header}>
            <Collapsible.Trigger className={styles.trigger}>
              {title}
              <Icon name="arrow_down" size={16} className={styles.arrow} />
            </Collapsible.Trigger>
          </h2>
          <Collapsible.Content className={styles.content} role="region" aria-labelledby={`${id}-${key}`}>
            <div className={styles.inside}>{content}</div>
          </Collapsible.Content>
        </Collapsible.Root>
      ))}
    </div>
  );
}
