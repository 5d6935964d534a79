import { useEffect, useState } from "react";
import { type Assumption, fill, STAT_NAMES, whatsNext } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Row, Rows } from "../../components/row.tsx";
import tones from "../../components/stat-tone.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { CancelledNote, TransactionStages } from "../../transactions/panels.tsx";
import { creatureIdsOf } from "../../transactions/transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { useNicknames } from "../book/book-query.ts";
import { AssumedGrowth, GrownHeadline, GrowthPending } from "../layout/growth-panels.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { SeveralForm } from "./several-form.tsx";
import styles from "./upgrade-several.module.css";
import { type Choice, leaveSeveral, severalUnderWay, upgradeOfSeveral } from "./upgrade-several.ts";

/** Dialog to give one stat upgrade each to several creatures with one signature (`GAP-70`). */
export function UpgradeSeveralDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  function close() {
    leaveSeveral(game);
    closeDialog(game, "upgradeSeveral");
  }
  return (
    <Dialog open={open} onClose={close} title={texts.collection.several.title} width="widest">
      <WalletStatus />
      {noAccount === null ? <CurrentStage /> : null}
    </Dialog>
  );
}

function CurrentStage() {
  const game = useGame();
  const subject = useGameState((state) => severalUnderWay(state)?.subject ?? "");
  const about = upgradeOfSeveral([subject]);
  // The choice lives here so that it survives when the player declines in the wallet.
  const [choice, setChoice] = useState<Choice>({});
  useEffect(() => void loadCreatures(game, "automatic"), [game]);
  return (
    <TransactionStages
      about={about}
      offer={
        <SeveralForm choice={choice} onChoice={setChoice}>
          <CancelledNote about={about} />
        </SeveralForm>
      }
      pending={(checks) => (
        <GrowthPending kind="upgradeStats" checks={checks} onRefresh={() => loadCreatures(game, "changed")} />
      )}
      done={(assumed) => (
        <UpgradedCreatures
          creatureIds={creatureIdsOf(subject)}
          assumed={assumed}
          onMore={() => {
            setChoice({});
            leaveSeveral(game);
          }}
        />
      )}
    />
  );
}

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
function UpgradedCreatures({ creatureIds, assumed, onMore }: UpgradedCreaturesProps) {
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
              {reading ? null : <span className={layoutStyles.muted}>{whatsNext(rules, creature)}</span>}
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
