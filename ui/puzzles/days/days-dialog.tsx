import { fill } from "../../../rules/index.ts";
import { useBattleClient } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import { Row, Rows } from "../../components/row.tsx";
import { useGame } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { positionsKey, readKept } from "../kept/kept-positions.ts";
import { usePositions } from "../kept/positions-query.ts";
import { type Standing, standingOf } from "../kept/standing.ts";
import { usePuzzle, usePuzzleState } from "../puzzle-context.tsx";
import { StreakText } from "../shelf/streak-text.tsx";
import { signText } from "../sign-text.ts";
import { dayOf, todaysNumber } from "../store/today.ts";

/** All positions until today, the newest first, with what the player made of them; each can be played. */
export function DaysDialog({ number }: { number: number }) {
  const { store } = usePuzzle();
  const { days: texts } = useBattleClient().rules.texts.positions;
  const open = usePuzzleState((state) => state.open === "days");
  return (
    <Dialog
      open={open}
      onClose={() => store.setState({ open: null })}
      title={texts.title}
      description={texts.about}
      width="wide"
    >
      {open ? <Days open={number} /> : null}
    </Dialog>
  );
}

function Days({ open }: { open: number }) {
  const { rules } = useBattleClient();
  const { game, store } = usePuzzle();
  const { positions: texts } = rules.texts;
  const standings = useStandings();
  const days = Array.from({ length: todaysNumber(game, rules) }, (_, index) => ({ id: String(index + 1) }));
  const shown = usePages(days.reverse(), String(open));
  const play = (number: number) => {
    store.setState({ open: null });
    enterArena(game, { kind: "position", number });
  };
  return (
    <>
      <StreakText />
      <ListPages shown={shown}>
        <Rows>
          {shown.things.map(({ id }) => (
            <Row
              key={id}
              name={fill(texts.numbered, { number: id })}
              end={
                <Button
                  size="small"
                  aria-label={fill(texts.numbered, { number: id })}
                  onClick={() => play(Number(id))}
                >
                  {rules.texts.start.login.play}
                </Button>
              }
            >
              <span className={layoutStyles.muted}>
                {dayOf(rules, Number(id), { dateStyle: "medium" })} ·{" "}
                {signText(rules.texts, standings(Number(id)))}
              </span>
            </Row>
          ))}
        </Rows>
      </ListPages>
    </>
  );
}

/** What the player made of each position, as far as the browser and the server know. */
function useStandings(): (number: number) => Standing {
  const game = useGame();
  const served = new Map(usePositions()?.standings.map((standing) => [standing.number, standing]));
  const kept = new Map(readKept(game, positionsKey(game)).map((one) => [one.number, one]));
  const none = { known: null, tries: [], older: 0, shown: false };
  return (number) => standingOf(kept.get(number) ?? none, served.get(number));
}
