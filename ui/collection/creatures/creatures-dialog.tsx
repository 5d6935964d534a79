import { useEffect, useMemo } from "react";
import { type OwnedCreature, sortForTeam } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import type { Dialog as OpenDialog } from "../../game/store/game-state.ts";
import { useTexts } from "../../game/texts.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { useNicknames } from "../book/book-query.ts";
import { ListAndDetails } from "../layout/list-and-details.tsx";
import { EmptyList, LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { CreatureDetails } from "./creature-details.tsx";
import { CreatureList, CreaturesSummary } from "./creature-list.tsx";

/** The player's creatures (`LED-128`, `LED-129`). */
export function CreaturesDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  const { loading } = useCreatures();
  const close = () => closeDialog(game, "creatures");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.creatures.yourEvolvingCreatures}
      width="widest"
      buttons={
        <>
          <Button tone="violet" onClick={() => openDialogInFront(game, { kind: "items" })}>
            {texts.collection.creatures.viewToolsSpells}
          </Button>
          <Button needsServer onClick={() => openDialogInFront(game, { kind: "book" })}>
            {texts.collection.book.title}
          </Button>
          <Button busy={loading} reason={noAccount} onClick={() => loadCreatures(game, "requested")}>
            {texts.words.refresh}
          </Button>
          <Button onClick={close}>{texts.words.close}</Button>
        </>
      }
    >
      <WalletStatus />
      {noAccount === null ? <LoadedCreatures /> : null}
    </Dialog>
  );
}

function LoadedCreatures() {
  const game = useGame();
  useEffect(() => void loadCreatures(game, "automatic"), [game]);
  return <CreatureCollection />;
}

/** Shows the creatures, or that there are none, that they are loading, or that loading failed. */
function CreatureCollection() {
  const game = useGame();
  const { rules } = useLoaded();
  const { content, error, loading } = useCreatures();
  const selectedCreature = useGameState((state) => state.collection.selectedCreature);
  const isMobile = useIsMobile();
  const nicknames = useNicknames();
  const sorted = useMemo(() => sortForTeam(content ?? []), [content]);
  const shownPage = usePages(sorted, selectedCreature);

  if (content === null) {
    if (error === null)
      return <LoadingNote>{rules.texts.collection.creatures.loadingYourCreatures}</LoadingNote>;
    return (
      <LoadError
        title={rules.texts.collection.creatures.errorLoadingCreatures}
        message={error}
        busy={loading}
        onTryAgain={() => loadCreatures(game, "requested")}
      />
    );
  }
  if (content.length === 0) {
    return (
      <EmptyList title={rules.texts.collection.creatures.noCreaturesFound}>
        <Button tone="gold" onClick={() => openDialogInFront(game, { kind: "mintEgg" })}>
          {rules.texts.collection.creatures.mintFirst}
        </Button>
      </EmptyList>
    );
  }

  const shown = shownCreature(sorted, selectedCreature, isMobile);
  const select = (id: string | null) =>
    game.store.setState((state) => {
      state.collection.selectedCreature = id;
    });
  const openAbout = (kind: Extract<OpenDialog, { creatureId: string | null }>["kind"]) => () =>
    openDialogInFront(game, { kind, creatureId: shown?.id ?? null });
  return (
    <>
      {isMobile && shown ? null : (
        <CreaturesSummary
          rules={rules}
          creatures={content}
          onUpgradeSeveral={() => openDialogInFront(game, { kind: "upgradeSeveral" })}
        />
      )}
      <ListAndDetails
        list={
          <ListPages shown={shownPage}>
            <CreatureList
              rules={rules}
              creatures={shownPage.things}
              nicknames={nicknames}
              selected={shown?.id ?? null}
              onSelect={select}
            />
          </ListPages>
        }
        details={
          shown === null ? null : (
            <CreatureDetails
              rules={rules}
              creature={shown}
              nickname={nicknames[shown.id] ?? null}
              onViewStats={openAbout("creatureStats")}
              onUpgrade={openAbout("upgradeStats")}
              onEvolve={openAbout("evolve")}
            />
          )
        }
        backCaption={rules.texts.collection.creatures.allCreatures}
        onBack={() => select(null)}
      />
    </>
  );
}

/**
 * Returns the creature whose details are shown: the selected one; without a selection the first one on wide screens
 * and null on narrow ones.
 */
function shownCreature(
  sorted: readonly OwnedCreature[],
  selected: string | null,
  isMobile: boolean,
): OwnedCreature | null {
  const found = sorted.find(({ id }) => id === selected);
  if (found) return found;
  return isMobile ? null : (sorted[0] ?? null);
}
