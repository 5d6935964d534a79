import { formName, type OwnedCreature, type RuleSet } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture, ItemPicture, TokenPicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useIsLow } from "../../game/hooks/use-media.ts";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import {
  CancelledNote,
  MeanwhilePanel,
  TransactionStages,
  UnconfirmedPanels,
} from "../../transactions/panels.tsx";
import type { MintedEgg } from "../../transactions/transaction.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { unrestOf } from "../hatching/hatching.ts";
import { HatchingStage, Restless } from "../hatching/hatching-stage.tsx";
import { useCreatures } from "../loading/load-creatures.ts";
import { EGG_MINT } from "./mint-egg.ts";
import styles from "./mint-egg-dialog.module.css";
import { MintOffer } from "./mint-offer.tsx";

/** Dialog to mint an egg (`LED-140` to `LED-147`). Reopened during a mint, it shows the running transaction. */
export function MintEggDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const isLow = useIsLow();
  const { minted, progress } = useTransaction(EGG_MINT);
  function close() {
    leaveTransaction(game, EGG_MINT);
    closeDialog(game, "mintEgg");
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.mint.evolvingCreatures}
      width={isLow ? "wide" : "normal"}
      buttons={
        <>
          {progress.stage === "success" ? <MintedButtons minted={minted} onLeave={close} /> : null}
          <Button onClick={close}>{texts.words.close}</Button>
        </>
      }
    >
      {/* What has hatched needs no wallet, and a low window has no height to spare. */}
      {isLow && progress.stage === "success" ? null : <WalletStatus />}
      <CurrentStage />
    </Dialog>
  );
}

function CurrentStage() {
  const texts = useTexts();
  const account = useGameState(accountInUse);
  const { minted } = useTransaction(EGG_MINT);
  return (
    <TransactionStages
      about={EGG_MINT}
      offer={
        <>
          <UnconfirmedPanels about={EGG_MINT} />
          <CancelledNote about={EGG_MINT} />
          <MintOffer account={account} />
        </>
      }
      picture={<ShakingEgg />}
      pending={() => <MeanwhilePanel text={texts.collection.mint.onItsWay} picture={<ShakingEgg />} />}
      done={() => <MintedEggPanel minted={minted} />}
    />
  );
}

/** The egg while the ledger works; nobody knows yet what is in it. */
function ShakingEgg() {
  const { progress } = useTransaction(EGG_MINT);
  return (
    <Restless unrest={unrestOf(progress)}>
      <UnknownShell size={120} />
    </Restless>
  );
}

function UnknownShell({ size }: { size: number }) {
  return <TokenPicture file="unknown_shell.webp" placeholder="egg" size={size} />;
}

/** Shows the minted egg, once it is opened, and the item that came with it (`LED-151`). */
function MintedEggPanel({ minted }: { minted: MintedEgg | null }) {
  const { rules } = useLoaded();
  const creature = minted?.creature ?? null;
  const item = minted?.bonusItem ?? null;
  return (
    <section className={styles.panel}>
      <div role="status" className={layoutStyles.success}>
        <h3>{rules.texts.transactions.creatureMint.completed}</h3>
      </div>
      {creature === null ? (
        <BonusItem item={item} />
      ) : (
        <HatchingStage key={creature.id} creature={creature} before={<UnknownShell size={200} />} isEgg>
          <Egg rules={rules} creature={creature} />
          <BonusItem item={item} />
        </HatchingStage>
      )}
    </section>
  );
}

interface MintedButtonsProps {
  minted: MintedEgg | null;
  /** Closes the dialog; the mint is over. */
  onLeave: () => void;
}

/** What can be done with a minted egg. */
function MintedButtons({ minted, onLeave }: MintedButtonsProps) {
  const game = useGame();
  const texts = useTexts();
  const creature = minted?.creature ?? null;

  function viewCreatures() {
    onLeave();
    game.store.setState((state) => {
      state.collection.selectedCreature = creature?.id ?? null;
    });
    openDialogInFront(game, { kind: "creatures" });
  }

  return (
    <>
      {creature === null ? null : <UpgradeButton creature={creature} onLeave={onLeave} />}
      <Button tone="gold" onClick={viewCreatures}>
        {texts.collection.mint.viewCreatures}
      </Button>
      <Button tone="violet" onClick={() => leaveTransaction(game, EGG_MINT)}>
        {texts.collection.mint.mintAnother}
      </Button>
    </>
  );
}

function BonusItem({ item }: { item: MintedEgg["bonusItem"] }) {
  const { bonus } = useTexts().collection.mint;
  if (item === null) return null;
  return (
    <div className={styles.item}>
      <ItemPicture name={item.name} kind={item.type} size={72} />
      <p>
        <span className={styles.bonus}>{bonus[item.type]}</span>
        <span className={layoutStyles.cardName}>{item.name}</span>
      </p>
    </div>
  );
}

/** Goes straight on to the egg's first stat upgrades, as soon as the egg is among the creatures. */
function UpgradeButton({ creature, onLeave }: { creature: OwnedCreature; onLeave: () => void }) {
  const game = useGame();
  const texts = useTexts();
  const { content } = useCreatures();
  const isLoaded = content?.some(({ id }) => id === creature.id) ?? false;

  function upgrade() {
    onLeave();
    openDialogInFront(game, { kind: "upgradeStats", creatureId: creature.id });
  }
  return (
    <Button tone="teal" busy={!isLoaded} onClick={upgrade}>
      {texts.collection.creatures.upgradeStats}
    </Button>
  );
}

function Egg({ rules, creature }: { rules: RuleSet; creature: OwnedCreature }) {
  return (
    <div className={classNames(styles.egg, rarityTone(creature.rarity))}>
      <span className={styles.rays} aria-hidden="true" />
      <span className={styles.picture}>
        <CreaturePicture creature={creature} size={190} />
      </span>
      <p className={styles.name}>{creature.species_name}</p>
      <p className={styles.facts}>
        <RarityRibbon rarity={creature.rarity} /> {formName(rules, creature.form)}
      </p>
    </div>
  );
}
