import { amountText, RESOURCE_NAMES, type Resources, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon, RESOURCE_ICONS } from "../../components/icon.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import styles from "./price.module.css";

/** Shows a price as icons and numbers; resources that are missing are marked in colour and in words. */
export function Price({ rules, cost, owned }: { rules: RuleSet; cost: Resources; owned: Resources }) {
  return (
    <ul className={styles.price} aria-label={rules.texts.lab.panel.price}>
      {RESOURCE_NAMES.filter((name) => cost[name] > 0).map((name) => {
        const isShort = owned[name] < cost[name];
        return (
          <li key={name} className={classNames(styles.part, isShort && styles.short)}>
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
