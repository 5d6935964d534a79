import { useState } from "react";
import { refusalOf } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { Button } from "../components/button.tsx";
import { ConfirmButton } from "../components/question.tsx";
import { useGameState } from "../game/game-context.tsx";
import { enterArena, leaveArena } from "../game/store/arena-entry.ts";
import { cancel, change } from "./tournament-calls.ts";

interface TakePartProps {
  tournament: TournamentReply;
  /** The tournament was cancelled. */
  onGone: () => void;
}

/** The buttons of a tournament: joining, starting, the own battle, leaving and returning. */
export function TakePart({ tournament, onGone }: TakePartProps) {
  const { game, rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const isVisitor = useGameState((state) => state.session.kind === "visitor");
  const [busy, setBusy] = useState(false);
  const { id, status, you, players, isOrganiser, battleId } = tournament;
  const isOpen = status === "open";
  const isPresent = players.some(({ number, present }) => number === you && present);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  const ask = (what: "join" | "leave" | "start") => void run(() => change(game, id, what));
  function enterBattle() {
    game.store.setState({ pvpBattle: battleId });
    enterArena(game, { kind: "pvp" });
  }
  const cancelIt = () => void run(async () => ((await cancel(game, id)) ? onGone() : undefined));

  if (isVisitor || status === "over")
    return (
      <Button tone="gold" wide onClick={() => leaveArena(game)}>
        {isVisitor ? texts.logIn : texts.toTheLab}
      </Button>
    );
  const { leastPlayers } = rules.pvp.tournament;
  const tooFew =
    players.length < leastPlayers ? refusalOf(rules, "tournament_too_few", { n: leastPlayers }) : null;
  return (
    <>
      {battleId === null ? null : (
        <Button tone="gold" wide icon="attack" onClick={enterBattle}>
          {texts.toBattle}
        </Button>
      )}
      {isOpen && isOrganiser ? (
        <Button tone="gold" wide busy={busy} reason={tooFew?.text ?? null} onClick={() => ask("start")}>
          {texts.start}
        </Button>
      ) : null}
      {!isPresent && (isOpen || you !== null) ? (
        <Button tone={isOpen && isOrganiser ? "teal" : "gold"} wide busy={busy} onClick={() => ask("join")}>
          {isOpen ? texts.join : texts.return}
        </Button>
      ) : null}
      {isPresent ? (
        <ConfirmButton
          wide
          busy={busy}
          question={isOpen ? null : texts.leaveAsk}
          confirm={texts.leaveIt}
          onClick={() => ask("leave")}
        >
          {texts.leave}
        </ConfirmButton>
      ) : null}
      {isOpen && isOrganiser ? (
        <ConfirmButton
          wide
          tone="danger"
          busy={busy}
          question={texts.cancelAsk}
          confirm={texts.cancelIt}
          onClick={cancelIt}
        >
          {texts.cancel}
        </ConfirmButton>
      ) : null}
    </>
  );
}
