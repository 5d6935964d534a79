import { type ReactNode, useId } from "react";
import { amountText, RESOURCE_NAMES, type Resources, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import styles from "./section-row.module.css";
import type { WorkLine } from "./work-lines.ts";

interface SectionRowProps {
  picture: ReactNode;
  name: string;
  /** Text beside the name, such as 'Level 2' or '1 of 2'. */
  detail: string;
  /** What the machine is for. */
  purpose?: string;
  /** What it does, in numbers. */
  work?: ReactNode;
  price?: ReactNode;
  button: ReactNode;
  /** Why the button cannot be used, shown below the row. */
  reason?: { id: string; text: string } | null;
}

/** A machine's row in a section of the panel. */
export function SectionRow(props: SectionRowProps) {
  const { picture, name, detail, purpose, work, price, button, reason = null } = props;
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <h3 className={layoutStyles.smallHeading}>
          {name} <span className={styles.detail}>{detail}</span>
        </h3>
        {purpose === undefined ? null : <p className={layoutStyles.muted}>{purpose}</p>}
        {work}
        {price}
      </div>
      {button}
      {reason === null ? null : (
        <p id={reason.id} className={styles.reason}>
          {reason.text}
        </p>
      )}
    </li>
  );
}

/** Shows a price as icons and numbers; resources that are missing are marked in colour and in words. */
export function Price({ rules, cost, owned }: { rules: RuleSet; cost: Resources; owned: Resources }) {
  return (
    <ul className={layoutStyles.priceRow} aria-label={rules.texts.lab.panel.price}>
      {RESOURCE_NAMES.filter((name) => cost[name] > 0).map((name) => {
        const isShort = owned[name] < cost[name];
        return (
          <li key={name} className={classNames(styles.part, isShort && layoutStyles.error)}>
            <Icon name={RESOURCE_ICONS[name]} size={18} />
            {amountText(rules.texts, cost[name])}
            <VisuallyHidden>
              {` ${rules.resourceNames[name]}${isShort ? rules.texts.lab.panel.tooMuch : ""}`}
            </VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

/** Lists what a machine does, or what its next level changes, under a heading that says which. */
export function WorkList({ label, lines }: { label: string; lines: readonly WorkLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className={styles.work}>
      <p id={id} className={layoutStyles.mutedLabel}>
        {label}
      </p>
      <ul className={layoutStyles.priceRow} aria-labelledby={id}>
        {lines.map(({ resource, text }) => (
          <li key={text} className={styles.line}>
            <Icon name={RESOURCE_ICONS[resource]} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
