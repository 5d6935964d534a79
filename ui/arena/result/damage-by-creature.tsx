import { type CSSProperties, useId } from "react";
import { type CreatureDeeds, fillNumbers, fillPlural, numberText } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./damage-by-creature.module.css";

const PICTURE = 34;
const PERCENT = 100;

/** How much damage each creature of the team that fought has dealt, and how many enemies it defeated. */
export function DamageByCreature({ team, victory }: { team: readonly CreatureDeeds[]; victory: boolean }) {
  const { rules } = useArena();
  const heading = useId();
  const { damage: texts } = rules.texts.arena.result;
  const fought = team.filter(({ deployed }) => deployed);
  const most = Math.max(1, ...fought.map(({ damage }) => damage));
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      {fought.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
      <ol className={styles.rows} data-victory={victory}>
        {fought.map((deeds) => (
          <li key={deeds.id} className={styles.row}>
            <CreaturePicture
              creature={{ species_id: deeds.speciesId, form: deeds.form, image_url: deeds.imageUrl }}
              size={PICTURE}
            />
            <div className={styles.text}>
              <span className={styles.name}>{deeds.name}</span>
              {deeds.defeats > 0 ? (
                <span className={styles.defeats}>
                  {fillPlural(rules.texts, texts.defeats, { defeats: deeds.defeats })}
                </span>
              ) : null}
            </div>
            <span className={styles.damage}>
              {fillNumbers(rules.texts, texts.dealt, {
                damage: numberText(rules.texts, deeds.damage, { grouped: true }),
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
