import { useId } from "react";
import {
  amountText,
  RESOURCE_NAMES,
  type ResourceName,
  type Resources,
  type RuleSet,
  resourceText,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./price.module.css";
import type { WorkLine } from "./work-lines.ts";

/** Shows a price in words; resources that are missing are marked in colour and in words. */
export function Price({ rules, cost, owned }: { rules: RuleSet; cost: Resources; owned: Resources }) {
  const id = useId();
  return (
    <div className={styles.line}>
      <span id={id} className={layoutStyles.mutedLabel}>
        {rules.texts.lab.panel.price}
      </span>
      <ul className={styles.parts} aria-labelledby={id}>
        {pricedIn(cost).map((name) => {
          const isShort = owned[name] < cost[name];
          return (
            <li key={name} className={classNames(styles.part, isShort && layoutStyles.error)}>
              <Icon name={RESOURCE_ICONS[name]} size={14} />
              {`${amountText(rules.texts, cost[name])} ${resourceText(rules, name, cost[name])}`}
              {isShort ? <VisuallyHidden>{rules.texts.lab.panel.tooMuch}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A price on the button that pays it: pictures and numbers, which screen readers read as words. */
export function ButtonPrice({ rules, cost }: { rules: RuleSet; cost: Resources }) {
  return (
    <span className={styles.buttonParts}>
      {pricedIn(cost).map((name) => (
        <span key={name} className={styles.buttonPart}>
          <Icon name={RESOURCE_ICONS[name]} size={16} />
          {amountText(rules.texts, cost[name])}
          <VisuallyHidden>{` ${resourceText(rules, name, cost[name])} `}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}

function pricedIn(cost: Resources): ResourceName[] {
  return RESOURCE_NAMES.filter((name) => cost[name] > 0);
}

/** Lists what a machine does at each activation, and what it does all the time that it is on. */
export function MachineWorkLists({ lines }: { lines: readonly WorkLine[] }) {
  const { each, ongoing } = useTexts().lab.work;
  return (
    <>
      <WorkList label={each} lines={lines.filter(({ isOngoing }) => !isOngoing)} />
      <WorkList label={ongoing} lines={lines.filter(({ isOngoing }) => isOngoing)} />
    </>
  );
}

/** Lists what a machine does, or what its next level changes, under a heading that says which. */
export function WorkList({ label, lines }: { label: string; lines: readonly WorkLine[] }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <div className={styles.line}>
      <span id={id} className={layoutStyles.mutedLabel}>
        {label}
      </span>
      <ul className={styles.parts} aria-labelledby={id}>
        {lines.map(({ resource, text }) => (
          <li key={text} className={styles.part}>
            <Icon name={RESOURCE_ICONS[resource]} size={14} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
