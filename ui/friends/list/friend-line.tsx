import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import { positionSign } from "../../../rules/positions.ts";
import type { FriendReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { problemText } from "../../game/api/api-result.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { takeFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";

/** A friend with the button that challenges them; removing and blocking are one step further away. */
export function FriendLine({ friend: { id, name, online, lab, position } }: { friend: FriendReply }) {
  const all = useTexts();
  const { friends: texts } = all;
  const game = useGame();
  const [isMore, setIsMore] = useState(false);
  const busy = useGameState(({ pending }) => pending[`challenge ${id}`] === true);
  return (
    <li className={styles.friend}>
      <div className={classNames(layoutStyles.spreadRow, styles.line)}>
        <span className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={classNames(layoutStyles.muted, styles.state)} data-online={online}>
            {online ? texts.online : texts.offline}
          </span>
          {position ? (
            <span className={layoutStyles.muted}>
              {all.positions.sign.today} {positionSign(all, position)}
            </span>
          ) : null}
        </span>
        <span className={layoutStyles.row}>
          {lab ? (
            <Button
              size="small"
              aria-label={fill(texts.visitName, { name })}
              onClick={() => visitFriend(game, id)}
            >
              {texts.visit}
            </Button>
          ) : null}
          <Button
            size="small"
            tone="teal"
            icon="attack"
            busy={busy}
            aria-label={fill(texts.challengeName, { name })}
            onClick={() => void challengeFriend(game, id)}
          >
            {texts.challenge}
          </Button>
          <IconButton
            icon="menu"
            plain
            label={fill(texts.more, { name })}
            aria-expanded={isMore}
            onClick={() => setIsMore(!isMore)}
          />
        </span>
      </div>
      {isMore ? <More id={id} name={name} /> : null}
    </li>
  );
}

function More({ id: friendId, name }: { id: string; name: string }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  const params = { friendId };
  const remove = () =>
    void takeFriends(game, game.api.call("POST /api/friends/:friendId/remove", { params }));
  const block = () => void takeFriends(game, game.api.call("POST /api/friends/:friendId/block", { params }));
  return (
    <div className={styles.more}>
      <div className={classNames(layoutStyles.spreadRow, styles.choice)}>
        <p>{fill(texts.removeName, { name })}</p>
        <Button size="small" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
      <div className={classNames(layoutStyles.spreadRow, styles.choice)}>
        <p>{fill(texts.blockName, { name })}</p>
        <Button size="small" tone="danger" onClick={block}>
          {texts.block}
        </Button>
      </div>
    </div>
  );
}

/** Challenges a friend to one battle with fair teams, and waits for them on the screen of the challenge. */
async function challengeFriend(game: Game, friendId: string): Promise<void> {
  const { rules, pending } = game.store.getState();
  const key = `challenge ${friendId}`;
  if (!rules || pending[key]) return;
  game.store.setState((state) => {
    state.pending[key] = true;
  });
  const terms = { turnMs: rules.pvp.turnMs, bestOf: rules.pvp.challenge.bestOf[0] ?? 1 };
  const answer = updateConnection(
    game,
    await game.api.call("POST /api/pvp/challenges", { body: { ...terms, friendId } }),
  );
  game.store.setState((state) => {
    delete state.pending[key];
  });
  if (!answer.ok) {
    notify(
      game,
      problemText(answer.problem, textsIn(game.store.getState()).friends.challengeFailed),
      "error",
    );
    return;
  }
  closeDialog(game, "friends");
  enterArena(game, { kind: "challenge", challengeId: answer.reply.id, accepts: false });
}

/** Opens the lab of a friend who shows it. */
function visitFriend(game: Game, friendId: string): void {
  closeDialog(game, "friends");
  enterArena(game, { kind: "visit", friendId });
}
