import { useEffect } from "react";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog, openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { EmptyList, LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadItems, useItems } from "../loading/load-items.ts";
import { ItemPages, spellCard, toolCard } from "./item-pages.tsx";

/** The player's tools and spells (`LED-136`). */
export function ItemsDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const noAccount = useGameState(whyNoAccount);
  const { loading } = useItems();
  const close = () => closeDialog(game, "items");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.items.yourToolsSpells}
      width="widest"
      buttons={
        <>
          <Button busy={loading} reason={noAccount} onClick={() => loadItems(game, "requested")}>
            {texts.words.refresh}
          </Button>
          <Button onClick={close}>{texts.words.close}</Button>
        </>
      }
    >
      <WalletStatus />
      {noAccount === null ? <LoadedItems /> : null}
    </Dialog>
  );
}

function LoadedItems() {
  const game = useGame();
  useEffect(() => void loadItems(game, "automatic"), [game]);
  return <ItemCollection />;
}

/** Shows tools and spells in two tabs, or that there are none, that they are loading, or that loading failed. */
function ItemCollection() {
  const game = useGame();
  const { rules } = useLoaded();
  const { content, error, loading } = useItems();

  if (content === null) {
    if (error === null) return <LoadingNote>{rules.texts.collection.items.loading}</LoadingNote>;
    return (
      <LoadError
        title={rules.texts.collection.items.errorLoadingItems}
        message={error}
        busy={loading}
        onTryAgain={() => loadItems(game, "requested")}
      />
    );
  }
  const tools = content.tools.map((tool) => toolCard(rules, tool));
  const spells = content.spells.map((spell) => spellCard(rules, spell));
  if (tools.length + spells.length === 0) {
    return (
      <EmptyList title={rules.texts.collection.items.noItemsFound}>
        <p>{rules.texts.collection.items.eachEggBrings}</p>
        <Button tone="gold" onClick={() => openDialogInFront(game, { kind: "mintEgg" })}>
          {rules.texts.collection.items.mintFirst}
        </Button>
      </EmptyList>
    );
  }
  return (
    <Tabs
      label={rules.texts.collection.items.kindsOfItems}
      tabs={[
        {
          key: "tools",
          title: fill(rules.texts.collection.items.tools, { number: tools.length }),
          content: <ItemPages kind="tool" items={tools} />,
        },
        {
          key: "spells",
          title: fill(rules.texts.collection.items.spells, { number: spells.length }),
          content: <ItemPages kind="spell" items={spells} />,
        },
      ]}
    />
  );
}
