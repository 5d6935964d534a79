import { useMemo, useState } from "react";
import { fill } from "../../rules/index.ts";
import { type Positions, positionAt } from "../../rules/positions.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import type { BattleClient } from "../battle/store/battle-client.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { enterArena, leaveArena } from "../game/store/arena-entry.ts";
import type { PositionEntry } from "../game/store/game-state.ts";
import { DayBattle } from "./days/day-battle.tsx";
import { dayRecord } from "./days/day-record.ts";
import { useKeptAddress } from "./kept/kept-address.ts";
import { usePuzzleClient, WithPositions } from "./positions-file.tsx";
import { PuzzleFrame } from "./puzzle-context.tsx";
import { createPuzzle } from "./store/puzzle.ts";
import { dayOf, todaysNumber } from "./store/today.ts";

/** A position, played on the battle screen (`GAP-73`); its code and the positions are loaded when one is opened. */
export function PositionScreen({ entry }: { entry: PositionEntry }) {
  const client = usePuzzleClient();
  const { game, rules } = client;
  // Today's stays the same past midnight.
  const number = useMemo(() => entry.number ?? todaysNumber(game, rules), [entry, game, rules]);
  useKeptAddress(`?position=${number}`);
  const isAhead = number > todaysNumber(game, rules);
  return (
    <WithPositions client={client} title={rules.texts.positions.title}>
      {(positions) =>
        isAhead ? (
          <BattleFrame screen="opening" onBack={() => leaveArena(game)}>
            <NotYet number={number} />
          </BattleFrame>
        ) : (
          <Opened key={number} client={client} positions={positions} number={number} />
        )
      }
    </WithPositions>
  );
}

interface OpenedProps {
  client: BattleClient;
  positions: Positions;
  number: number;
}

function Opened({ client, positions, number }: OpenedProps) {
  const { game, rules } = client;
  const [puzzle] = useState(() => {
    const position = positionAt(positions, number);
    return position && createPuzzle(client, positions, position, dayRecord(game, rules, number));
  });
  if (puzzle === null) throw new Error("There are no positions");
  return (
    <PuzzleFrame puzzle={puzzle} screen="position" leave={() => leaveArena(game)}>
      <DayBattle number={number} />
    </PuzzleFrame>
  );
}

/** The link of a day to come: when it comes, and today's instead. */
function NotYet({ number }: { number: number }) {
  const { game, rules } = useBattleClient();
  const { positions: texts } = rules.texts;
  const date = dayOf(rules, number, { dateStyle: "long" });
  return (
    <BattlePage
      title={fill(texts.numbered, { number })}
      buttons={
        <Button wide tone="gold" onClick={() => enterArena(game, { kind: "position", number: null })}>
          {texts.title}
        </Button>
      }
    >
      <p className={layoutStyles.headline} role="status">
        {fill(texts.comes, { number, date })}
      </p>
    </BattlePage>
  );
}
