import { useId } from "react";
import { classNames } from "../../components/class-names.ts";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture, ItemPicture } from "../../components/token-picture.tsx";
import { usePickedCreatures } from "../deck/use-picked-creatures.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./deck-preview.module.css";

/** The chosen deck (`PVP-012`). */
export function DeckPreview() {
  const { rules } = usePvp();
  const heading = useId();
  const creatures = usePickedCreatures();
  const collection = usePvpState((state) => state.collection);
  const selection = usePvpState((state) => state.selection);
  const items = (["tools", "spells"] as const).flatMap((kind) =>
    collection[kind].filter(({ id }) => selection[kind].includes(id)).map((item) => ({ ...item, kind })),
  );
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{rules.texts.pvpScreens.queue.yourDeck}</h3>
      <ul className={styles.creatures}>
        {creatures.map((creature) => (
          <li key={creature.id} className={classNames(styles.card, rarityTone(creature.rarity))}>
            <CreaturePicture creature={creature} size={72} />
            <span className={styles.name}>{creature.species_name}</span>
            <RarityRibbon rarity={creature.rarity} />
          </li>
        ))}
      </ul>
      {items.length === 0 ? null : (
        <ul className={styles.items}>
          {items.map(({ id, name, kind }) => (
            <li key={id} className={styles.item}>
              <ItemPicture name={name} kind={kind === "tools" ? "tool" : "spell"} size={32} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
