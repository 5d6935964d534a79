import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { FriendReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { challengeFriend } from "../challenge-friend.ts";
import { takeFriends } from "../friends-query.ts";
import { visitFriend } from "../visit-friend.ts";
import styles from "./friends-dialog.module.css";

/** A friend with the button that challenges them; removing and blocking are one step further away. */
export function FriendLine({ friend: { id, name, online, lab } }: { friend: FriendReply }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  const [isMore, setIsMore] = useState(false);
  const busy = useGameState(({ pending }) => pending[`challenge ${id}`] === true);
  return (
    <li className={styles.friend}>
      <div className={styles.line}>
        <span className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.state} data-online={online}>
            {online ? texts.online : texts.offline}
          </span>
        </span>
        <span className={styles.actions}>
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
      <div className={styles.choice}>
        <p>{fill(texts.removeName, { name })}</p>
        <Button size="small" onClick={remove}>
          {texts.remove}
        </Button>
      </div>
      <div className={styles.choice}>
        <p>{fill(texts.blockName, { name })}</p>
        <Button size="small" tone="danger" onClick={block}>
          {texts.block}
        </Button>
      </div>
    </div>
  );
}
