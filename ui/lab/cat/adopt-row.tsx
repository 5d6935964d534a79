import { useId } from "react";
import { adoptAt, adoptCost, fill, whyNot } from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { serverNow } from "../../game/store/server-time.ts";
import { Price } from "../panel/price.tsx";
import { SectionRow } from "../panel/section-row.tsx";

/**
 * The panel's row to adopt a cat, shown when there is a Cat's Lair; usable whenever the price can be paid
 * (`LAB-141`).
 */
export function AdoptRow() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const reasonId = useId();
  const lair = lab.machines.find(({ type }) => type === "catLair");
  if (!lair) return null;
  const { limit } = rules.pets.cat;
  const { cat: name } = rules.texts.lab.pets;
  const refusal = whyNot(rules, lab, adoptAt(rules, lair, lair.id), serverNow(game));
  return (
    <SectionRow
      picture={<AtlasPicture frame="cat_idle_0" size={52} />}
      name={name}
      detail={fill(rules.texts.lab.cat.count, { number: lab.pets.length, most: limit })}
      price={<Price rules={rules} cost={adoptCost(rules)} owned={lab.resources} />}
      button={
        <Button
          size="small"
          tone="teal"
          reason={refusal?.text ?? null}
          reasonShown="caption"
          aria-label={fill(rules.texts.lab.cat.adoptOne, { name })}
          {...(refusal ? { "aria-describedby": reasonId } : {})}
          onClick={() => openDialog(game, { kind: "adopt", lairId: lair.id })}
        >
          {rules.texts.lab.cat.adopt}
        </Button>
      }
      reason={refusal ? { id: reasonId, text: refusal.text } : null}
    />
  );
}
