import { useState } from "react";
import { fill, formName, type OwnedCreature, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { saveBlob } from "../../game/save-file.ts";
import styles from "./hatching.module.css";

/** Sends a picture of a creature by the system's own way, or downloads it where there is none. */
export function SharePicture({ creature }: { creature: OwnedCreature }) {
  const { rules } = useLoaded();
  const { hatching: texts } = rules.texts.collection;
  const [outcome, setOutcome] = useState<"saved" | "notMade" | null>(null);
  const [busy, setBusy] = useState(false);

  async function share() {
    setBusy(true);
    const picture = await pictureOf(rules, creature).catch(() => null);
    setBusy(false);
    setOutcome(picture === null ? "notMade" : null);
    if (picture === null) return;
    const files = [picture];
    if (navigator.canShare?.({ files })) {
      // Whoever changes their mind has shared nothing; that is no error.
      await navigator.share({ files, title: creature.species_name }).catch(() => undefined);
      return;
    }
    saveBlob(picture.name, picture);
    setOutcome("saved");
  }

  return (
    <div className={styles.share}>
      <Button size="small" busy={busy} onClick={() => void share()}>
        {texts.share}
      </Button>
      <span role="status">{outcome === null ? null : texts[outcome]}</span>
    </div>
  );
}

async function pictureOf(rules: RuleSet, creature: OwnedCreature): Promise<File | null> {
  const { drawCreatureCard } = await import("./creature-card.ts");
  const { collection, components, start } = rules.texts;
  const card = await drawCreatureCard(creature, {
    name: creature.species_name,
    facts: fill(collection.hatching.facts, {
      rarity: components.rarities[creature.rarity],
      form: formName(rules, creature.form),
    }),
    game: start.gameName,
  });
  return card && new File([card], `${creature.species_id}.png`, { type: "image/png" });
}
