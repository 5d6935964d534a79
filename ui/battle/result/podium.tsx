import { type CreatureDeeds, fill } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./podium.module.css";

const STEPS = 3;
const SIZE = { step: 104, beside: 56 };

interface PodiumProps {
  /** The player's creatures, most damage first. */
  team: readonly CreatureDeeds[];
  victory: boolean;
}

/** The team after the battle: the three that did most on a podium, the others beside it, the fallen dimmed. */
export function Podium({ team, victory }: PodiumProps) {
  const { podium: label } = useBattleClient().rules.texts.arena.result;
  const shown = team.filter(({ deployed }) => deployed);
  if (shown.length === 0) return null;
  const beside = shown.slice(STEPS);
  return (
    <div className={styles.stage} data-victory={victory}>
      <ol className={styles.podium} aria-label={label}>
        {shown.slice(0, STEPS).map((deeds, index) => (
          <li key={deeds.id} className={styles.step} data-place={index + 1}>
            <Standing deeds={deeds} size={SIZE.step} />
            <span className={styles.block}>
              <span className={styles.place} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{deeds.name}</span>
            </span>
          </li>
        ))}
      </ol>
      {beside.length > 0 ? (
        <ul className={styles.beside} aria-label={label}>
          {beside.map((deeds) => (
            <li key={deeds.id}>
              <Standing deeds={deeds} size={SIZE.beside} />
              <VisuallyHidden>{deeds.name}</VisuallyHidden>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A creature's picture; a fallen one is dimmed, and its mark says so without colour. */
function Standing({ deeds, size }: { deeds: CreatureDeeds; size: number }) {
  const { rules } = useBattleClient();
  const { fell, name, speciesId, form, imageUrl } = deeds;
  const creature = { species_id: speciesId, form, image_url: imageUrl };
  return (
    <span className={classNames(styles.creature, fell && styles.fell)}>
      <CreaturePicture creature={creature} size={size} />
      {fell ? (
        <>
          <span className={styles.mark} aria-hidden="true">
            ✕
          </span>
          <VisuallyHidden>{fill(rules.texts.arena.result.fallen, { creature: name })}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
