import { Tabs } from "radix-ui";
import { type ComponentType, useEffect } from "react";
import { BattlesTab } from "./battles/battles-tab.tsx";
import { DecksTab } from "./decks/decks-tab.tsx";
import { redone, undone } from "./draft/draft.ts";
import { DraftBar } from "./draft/draft-bar.tsx";
import { NumbersTab } from "./numbers/numbers-tab.tsx";
import { useAddress } from "./parts/address.ts";
import { ToolTab, titleOf } from "./tools/tool-tab.tsx";
import { useWorkbench } from "./workbench-context.tsx";

const TABS: readonly { id: string; title: string; Content: ComponentType }[] = [
  { id: "numbers", title: "Numbers", Content: NumbersTab },
  { id: "decks", title: "Decks", Content: DecksTab },
  { id: "battles", title: "Battles", Content: BattlesTab },
  ...["balance", "tune", "metagame", "economy", "arena", "review", "texts"].map((command) => ({
    id: command,
    title: titleOf(command),
    Content: () => <ToolTab command={command} />,
  })),
];

/** The whole page: the draft above, and a tab for each thing that can be done with it. */
export function Page() {
  const { tab, show } = useAddress();
  useUndoKeys();
  const open = TABS.some(({ id }) => id === tab) ? tab : "numbers";
  return (
    <Tabs.Root
      value={open}
      onValueChange={(next) => show({ tab: next, run: "", beside: "", replay: "" })}
      activationMode="manual"
    >
      <header className="top">
        <h1>Corvax workbench</h1>
        <Tabs.List className="tabs" aria-label="What to do">
          {TABS.map(({ id, title }) => (
            <Tabs.Trigger key={id} value={id}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <DraftBar />
      <main>
        {TABS.map(({ id, Content }) => (
          <Tabs.Content key={id} value={id}>
            <Content />
          </Tabs.Content>
        ))}
      </main>
    </Tabs.Root>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, except where a text is written, which has an undo of its own. */
function useUndoKeys(): void {
  const { keeper, replace } = useWorkbench();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return;
      if (event.target instanceof HTMLElement && event.target.closest("textarea, input:not([type=range])"))
        return;
      event.preventDefault();
      const { draft } = keeper.now();
      replace(key === "y" || event.shiftKey ? redone(draft) : undone(draft));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [keeper, replace]);
}
