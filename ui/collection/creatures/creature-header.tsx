import { formName, type OwnedCreature } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./creature-header.module.css";
import { GrowthSteps } from "./growth-steps.tsx";

/** Shows in one row which creature a dialog is about. */
export function CreatureHeader({ creature }: { creature: OwnedCreature }) {
  const { rules } = useLoaded();
  return (
    <div className={classNames(styles.header, rarityTone(creature.rarity))}>
      <CreaturePicture creature={creature} size={84} />
      <div className={styles.words}>
        <h3>{creature.species_name}</h3>
        <p className={styles.facts}>
          <RarityRibbon rarity={creature.rarity} /> {formName(rules, creature.form)}
        </p>
        <GrowthSteps rules={rules} creature={creature} />
      </div>
    </div>
  );
}
