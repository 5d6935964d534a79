import { type CSSProperties, useId } from "react";
import { type CreatureDeeds, fillNumbers, fillPlural, numberText } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useBattleClient } from "../battle-context.tsx";
import type { BattleFigures } from "./finished-battle.ts";
import styles from "./result-statistics.module.css";

/** The statistics of a battle (`BAT-053`, `BAT-055`). */
export function ResultStatistics({ figures }: { figures: BattleFigures }) {
  const { rules } = useBattleClient();
  const heading = useId();
  const { arena, difficulty } = rules.texts;
  const { statistics: texts } = arena.result;
  const rows: [string, string | number][] = [
    ...(figures.difficulty
      ? [[texts.difficulty, difficulty[figures.difficulty].name] as [string, string]]
      : []),
    [texts.turns, figures.turns],
    [texts.creatures, figures.remainingCreatures],
    [texts.defeated, figures.enemiesDefeated],
    [texts.combo, figures.bestCombo],
  ];
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={layoutStyles.dim}>{name}</dt>
            <dd className={layoutStyles.number}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const PICTURE = 34;
const PERCENT = 100;

/** How much damage each creature of the team that fought has dealt, and how many enemies it defeated. */
export function DamageByCreature({ team, victory }: { team: readonly CreatureDeeds[]; victory: boolean }) {
  const { rules } = useBattleClient();
  const heading = useId();
  const { damage: texts } = rules.texts.arena.result;
  const fought = team.filter(({ deployed }) => deployed);
  const most = Math.max(1, ...fought.map(({ damage }) => damage));
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      {fought.length === 0 ? <p className={layoutStyles.muted}>{texts.none}</p> : null}
      <ol className={styles.damageByCreatureRows} data-victory={victory}>
        {fought.map((deeds) => (
          <li key={deeds.id} className={styles.damageByCreatureRow}>
            <CreaturePicture
              creature={{ species_id: deeds.speciesId, form: deeds.form, image_url: deeds.imageUrl }}
              size={PICTURE}
            />
            <div className={styles.text}>
              <span className={layoutStyles.heading}>{deeds.name}</span>
              {deeds.defeats > 0 ? (
                <span className={layoutStyles.muted}>
                  {fillPlural(rules.texts, texts.defeats, { defeats: deeds.defeats })}
                </span>
              ) : null}
            </div>
            <span className={styles.damage}>
              {fillNumbers(rules.texts, texts.dealt, {
                damage: numberText(rules.texts, deeds.damage),
              })}
            </span>
            <span
              className={styles.bar}
              style={{ "--share": `${(deeds.damage / most) * PERCENT}%` } as CSSProperties}
              aria-hidden="true"
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** After a defeat: what would have helped, the weightiest first; nothing when nothing was found. */
export function HelpfulAdvice({ help }: { help: readonly string[] }) {
  const heading = useId();
  const { help: texts } = useBattleClient().rules.texts.arena.result;
  if (help.length === 0) return null;
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.title}</h3>
      <ol className={styles.list}>
        {help.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Panel>
  );
}
