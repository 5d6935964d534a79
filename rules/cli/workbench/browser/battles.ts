import { addressOf, call } from "./calls.ts";
import { button, byId, row } from "./page-elements.ts";

/** A battle worth a look. */
export interface OddBattle {
  place: string;
  title: string;
  index: number;
  why: string;
}

/** Lists battles, with their logs before and after. */
export function showBattles(battles: readonly OddBattle[]): void {
  byId("battles", HTMLElement).hidden = battles.length === 0;
  byId("battle-rows", HTMLElement).replaceChildren(
    ...battles.map((battle) => {
      const buttons = document.createElement("span");
      for (const rules of ["before", "after"] as const)
        buttons.append(
          button(`Log ${rules}`, () => void open(battle, rules)),
          " ",
        );
      return row([`${battle.title}, battle ${battle.index}`, battle.why, buttons]);
    }),
  );
}

async function open({ place, title, index }: OddBattle, rules: "before" | "after"): Promise<void> {
  const query = { place, index: String(index), rules };
  const { lines } = await call<{ lines: { turn: number; message: string }[] }>(
    "GET",
    addressOf("/api/battle", query),
  );
  byId("battle-title", HTMLElement).textContent = `${title}, battle ${index}, ${rules}`;
  byId("battle-log", HTMLElement).replaceChildren(
    ...lines.map(({ turn, message }) => {
      const item = document.createElement("li");
      const number = document.createElement("b");
      number.textContent = String(turn);
      item.append(number, message);
      return item;
    }),
  );
  byId("battle-download", HTMLButtonElement).onclick = () => {
    location.assign(addressOf("/api/battle", { ...query, download: "1" }));
  };
  byId("battle", HTMLDialogElement).showModal();
}
