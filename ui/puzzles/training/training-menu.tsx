import { useState } from "react";
import { useStore } from "zustand";
import { fillPlural } from "../../../rules/index.ts";
import { dueMistakes, type PositionTheme, THEMES } from "../../../rules/positions.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { OptionCards } from "../../components/option-cards.tsx";
import { serverNow } from "../../game/store/game.ts";
import { useTexts } from "../../game/texts.ts";
import { type OpenTraining, startRow } from "./open-training.ts";
import { PointsNotes, PointsText } from "./points-text.tsx";

const FITTING = "fitting";

/** The choice of what to train, with the rating and what waits to come back. */
export function TrainingMenu({ training }: { training: OpenTraining }) {
  const { game, rules, positions } = training;
  const texts = useTexts();
  const { themes, training: words } = texts.positions;
  const { row, exhausted, training: trained } = useStore(training.store);
  const [chosen, choose] = useState<PositionTheme | typeof FITTING>(row?.theme ?? FITTING);
  const due = dueMistakes(rules, { positions: positions.rows, training: trained, now: serverNow(game) });
  const theme = chosen === FITTING ? null : chosen;
  return (
    <BattlePage
      title={words.title}
      buttons={
        <Button wide tone="gold" onClick={() => startRow(training, theme)}>
          {words.start}
        </Button>
      }
    >
      <div className={layoutStyles.looseStack}>
        {exhausted === undefined ? null : (
          <p className={layoutStyles.notice} role="alert">
            {words.none}
          </p>
        )}
        <div className={layoutStyles.closeStack}>
          <PointsText training={training} />
          {due > 0 ? <p>{fillPlural(texts, words.mistakes, { number: due })}</p> : null}
        </div>
        <OptionCards
          label={words.choose}
          value={chosen}
          options={[
            { value: FITTING, title: words.fitting, text: words.fittingAbout },
            ...THEMES.map((one) => ({ value: one, title: words.kinds[one], text: themes[one] })),
          ]}
          onChange={choose}
        />
        <PointsNotes training={training} />
      </div>
    </BattlePage>
  );
}
