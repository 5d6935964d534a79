import { formName, type OwnedCreature } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./form-change.module.css";

/** Shows the creature and the silhouette of its next form. */
export function FormChange({ creature }: { creature: OwnedCreature }) {
  const { rules } = useLoaded();
  // The next form has no `image_url`: that picture shows the current form.
  const next = { species_id: creature.species_id, form: creature.form + 1 };
  return (
    <div className={classNames(styles.change, rarityTone(creature.rarity))}>
      <p className={styles.name}>
        {creature.species_name} <RarityRibbon rarity={creature.rarity} />
      </p>
      <div className={styles.forms}>
        <figure>
          <CreaturePicture creature={creature} size={128} />
          <figcaption>{formName(rules, creature.form)}</figcaption>
        </figure>
        <Icon name="arrow_right" size={30} />
        <figure>
          <span className={styles.outline}>
            <CreaturePicture creature={next} size={128} />
          </span>
          <figcaption>{formName(rules, next.form)}</figcaption>
        </figure>
      </div>
    </div>
  );
}
