import type { ReactNode } from "react";
import { fill, fillNumbers, type GoalStanding, goalWords, type RuleSet } from "../../../rules/index.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import { GoalPay, ProgressBar, standingText } from "../goals/goal-progress.tsx";
import { useGoals } from "../goals/goals-query.ts";
import styles from "./profile-dialog.module.css";

type Group = RuleSet["goals"]["achievements"][string]["group"];
const GROUPS: readonly Group[] = ["lab", "collection", "arena", "pvp"];

interface ProfileDialogProps {
  open: boolean;
  onClose: () => void;
  /** Buttons to what is about other players. */
  children: ReactNode;
  /** What else stands on the shelf. */
  shelf?: ReactNode;
}

/** The player's profile: buttons to friends, and all achievements by part of the game, with how far each is. */
export function ProfileDialog({ open, onClose, children, shelf = null }: ProfileDialogProps) {
  const { rules } = useLoaded();
  const standings = useGoals()?.goals ?? [];
  const isAway = useGameState(({ connection }) => connection === "unreachable");
  const { achievements, texts } = { ...rules.goals, texts: rules.texts.goals };
  const shown = standings.filter(({ key }) => Object.hasOwn(achievements, key));
  const reached = shown.filter(({ reachedAt }) => reachedAt !== null).length;
  const count = fillNumbers(rules.texts, texts.achievedCount, { reached, all: shown.length });
  const unknown = isAway ? rules.texts.app.offline.needsServer : null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.profile}
      description={shown.length === 0 ? unknown : count}
      width="widest"
    >
      <div className={styles.people}>{children}</div>
      {shelf}
      {GROUPS.map((group) => (
        <AchievementGroup
          key={group}
          rules={rules}
          group={group}
          standings={shown.filter(({ key }) => achievements[key]?.group === group)}
        />
      ))}
    </Dialog>
  );
}

interface AchievementGroupProps {
  rules: RuleSet;
  group: Group;
  standings: readonly GoalStanding[];
}

function AchievementGroup({ rules, group, standings }: AchievementGroupProps) {
  if (standings.length === 0) return null;
  const title = rules.texts.goals.groups[group];
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={layoutStyles.sectionHeading}>{title}</h3>
      <ul className={styles.cards}>
        {standings.map((standing) => (
          <AchievementCard key={standing.key} rules={rules} standing={standing} />
        ))}
      </ul>
    </section>
  );
}

/** An achievement with its rarity, what it takes, and how far it is or when it was reached. */
function AchievementCard({ rules, standing }: { rules: RuleSet; standing: GoalStanding }) {
  const { key, value, atLeast, reachedAt } = standing;
  const row = rules.goals.achievements[key];
  const told = goalWords(rules, key);
  if (!row || !told) return null;
  return (
    <li className={styles.card} data-reached={reachedAt !== null}>
      <div className={layoutStyles.headRow}>
        <h4 className={layoutStyles.smallHeading}>{told.name}</h4>
        <RarityRibbon rarity={row.rarity} />
      </div>
      <p className={layoutStyles.mutedRest}>{told.how}</p>
      <GoalPay rules={rules} goal={key} />
      {reachedAt === null ? (
        <ProgressBar value={value} most={atLeast} text={standingText(rules, standing)} />
      ) : (
        <p className={styles.date}>
          {fill(rules.texts.goals.reachedOn, { date: dateText(rules.texts.language, reachedAt) })}
        </p>
      )}
    </li>
  );
}

function dateText(language: string, moment: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}
