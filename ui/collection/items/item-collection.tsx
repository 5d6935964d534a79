import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { EmptyList, LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadItems, useItems } from "../loading/load-items.ts";
import { spellCard, toolCard } from "./item-card.ts";
import { ItemPages } from "./item-pages.tsx";

/** Shows tools and spells in two tabs, or that there are none, that they are loading, or that loading failed. */
export function ItemCollection() {
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
