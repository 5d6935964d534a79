import { useMemo, useState } from "react";
import { CurvePanel } from "../curve/curve-panel.tsx";
import { useAddress } from "../parts/address.ts";
import { useWorkbench } from "../workbench-context.tsx";
import { ChangesList } from "./changes-list.tsx";
import { NumberCard } from "./number-card.tsx";
import { NumberList } from "./number-list.tsx";

/** A number most designers ask for first. */
const FIRST = "battle.comeback.energy";

/** Search on the left, the number in the middle, what it does to the battles on the right. */
export function NumbersTab() {
  const { rules } = useWorkbench();
  const { shown, show } = useAddress();
  const [query, setQuery] = useState("");
  const byKey = useMemo(() => new Map(rules.numbers.map((number) => [number.key, number])), [rules]);
  const number = byKey.get(shown.key ?? "") ?? byKey.get(FIRST);
  const choose = (key: string) => show({ tab: "numbers", key });
  return (
    <div className="bench">
      <NumberList query={query} onQuery={setQuery} chosen={number?.key ?? null} onChoose={choose} />
      <div className="middle">
        {number && <NumberCard key={number.key} number={number} />}
        <ChangesList onChoose={choose} />
      </div>
      <CurvePanel number={number ?? null} />
    </div>
  );
}
