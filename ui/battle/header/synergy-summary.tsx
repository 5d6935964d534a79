import { Popover } from "radix-ui";
import { memo, useId } from "react";
import { fill, numberText, type SideView } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import styles from "./synergy-summary.module.css";

const PERCENT = 100;

interface SynergySummaryProps {
  owner: SideView["owner"];
  synergies: SideView["activeSynergies"];
}

/**
 * Shows the sum of a side's synergies and, on request, each of them (`BAT-025`, `BAT-063`). Memoized, because the
 * energy beside it changes often.
 */
export const SynergySummary = memo(({ owner, synergies }: SynergySummaryProps) => {
  const { synergy, texts } = useBattleClient().rules;
  const { cap } = synergy;
  const { synergy: words } = texts.battleScreen;
  const names = useBattleState((state) => state.names);
  const sum = synergies.reduce((total, { bonus }) => total + bonus, 0);
  const percent = numberText(texts, percentOf(Math.min(sum, cap)));
  const heading = useId();
  const whose = { owner: names[owner].owner };
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.trigger}
        data-number="synergies"
        aria-label={fill(words.of, { ...whose, percent })}
      >
        {fill(words.sum, { percent })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.content}
          aria-labelledby={heading}
          sideOffset={6}
          collisionPadding={10}
        >
          <h3 id={heading}>{fill(words.title, whose)}</h3>
          {synergies.length === 0 ? <p>{words.none}</p> : null}
          <ul className={classNames(layoutStyles.stack, styles.list)}>
            {synergies.map(({ name, description }) => (
              <li key={name}>
                <strong>{name}</strong>
                <p className={layoutStyles.dim}>{description}</p>
              </li>
            ))}
          </ul>
          {sum > cap ? <p>{fill(words.cap, { percent: numberText(texts, percentOf(cap)) })}</p> : null}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
});

function percentOf(share: number): number {
  return Math.round(share * PERCENT * 10) / 10;
}
