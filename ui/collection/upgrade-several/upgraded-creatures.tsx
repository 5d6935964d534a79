import { type Assumption, fill, STAT_NAMES, whatsNext } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Row, Rows } from "../../components/row.tsx";
import tones from "../../components/stat-tone.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { useNicknames } from "../book/book-query.ts";
import { AssumedGrowth } from "../layout/assumed-growth.tsx";
import { GrownHeadline } from "../layout/grown-headline.tsx";
import { useCreatures } from "../loading/load-creatures.ts";
import styles from "./upgraded-creatures.module.css";

interface UpgradedCreaturesProps {
  creatureIds: readonly string[];
  assumed: Assumption | null;
  /** Back to the choice. */
  onMore: () => void;
}

/**
 * Shows that the upgrades are done, each creature as last read from the ledger, and what it can do next (`GAP-70`,
 * `LED-157`). An assumed success shows no new stats (`CON-32`).
 */
export function UpgradedCreatures({ creatureIds, assumed, onMore }: UpgradedCreaturesProps) {
  const { rules } = useLoaded();
  const { content, loading: reading } = useCreatures();
  const nicknames = useNicknames();
  const { several: texts, upgrade } = rules.texts.collection;
  if (assumed !== null) return <AssumedGrowth kind="upgradeStats" assumed={assumed} />;
  const creatures = creatureIds.flatMap((id) => content?.find((creature) => creature.id === id) ?? []);
  return (
    <>
      <GrownHeadline headline={rules.texts.transactions.upgradeStats.completed}>
        {reading ? <p>{upgrade.reading}</p> : null}
        <Button tone="teal" busy={reading} onClick={onMore}>
          {texts.upgradeMore}
        </Button>
      </GrownHeadline>
      <Rows>
        {creatures.map((creature) => {
          const name = nicknames[creature.id] ?? creature.species_name;
          return (
            <Row
              key={creature.id}
              picture={<CreaturePicture creature={creature} size={60} />}
              name={<bdi>{name}</bdi>}
            >
              {reading ? null : <span className={styles.next}>{whatsNext(rules, creature)}</span>}
              <ul className={styles.stats} aria-label={fill(texts.result, { name })}>
                {STAT_NAMES.map((stat) => (
                  <li
                    key={stat}
                    className={tones[stat]}
                    aria-label={`${rules.texts.creatures.statNames[stat]}: ${creature.stats[stat]}`}
                    title={rules.texts.creatures.statNames[stat]}
                  >
                    <Icon name={`stat_${stat}`} size={18} />
                    {creature.stats[stat]}
                  </li>
                ))}
              </ul>
            </Row>
          );
        })}
      </Rows>
    </>
  );
}
