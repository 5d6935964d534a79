import { fill } from "../../../rules/index.ts";
import type { FriendsReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame } from "../../game/game-context.tsx";
import { openDialogInFront } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { takeFriends, useFriends } from "../friends-query.ts";
import { FriendLine } from "./friend-line.tsx";
import styles from "./friends-dialog.module.css";
import { OwnLink } from "./show-lab-dialog.tsx";

/** The player's friends: who is online, the own link, and blocked players. */
export function FriendsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { friends: texts } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} description={texts.about} width="wide">
      {open ? <Content /> : null}
    </Dialog>
  );
}

function Content() {
  const { friends: texts } = useTexts();
  const game = useGame();
  const { friends, failed } = useFriends();
  if (friends === undefined)
    return <p className={layoutStyles.muted}>{failed ? texts.loadFailed : texts.loading}</p>;
  return (
    <div className={layoutStyles.looseStack}>
      <FriendList friends={friends} />
      <OwnLink kind="friend" link={friends.link} titled />
      <Button wide onClick={() => openDialogInFront(game, { kind: "showLab" })}>
        {texts.showLab.button}
      </Button>
      <OnlineSwitch on={friends.showsOnline} />
      <BlockedPlayers blocked={friends.blocked} />
    </div>
  );
}

function FriendList({ friends: { friends } }: { friends: FriendsReply }) {
  const { friends: texts } = useTexts();
  // Those who are online can be challenged at once, so they stand first.
  const sorted = [...friends].sort((one, two) => Number(two.online) - Number(one.online));
  return (
    <section className={layoutStyles.stack} aria-label={texts.list}>
      {sorted.length === 0 ? <p className={layoutStyles.muted}>{texts.nobody}</p> : null}
      <ul className={layoutStyles.stack}>
        {sorted.map((friend) => (
          <FriendLine key={friend.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}

function OnlineSwitch({ on }: { on: boolean }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  const change = (shows: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/showOnline", { body: { shows } }));
  return (
    <Panel surface="well" className={layoutStyles.stack}>
      <Switch label={texts.showOnline} on={on} onChange={change} />
      <p className={layoutStyles.muted}>{texts.showOnlineHint}</p>
    </Panel>
  );
}

function BlockedPlayers({ blocked }: { blocked: FriendsReply["blocked"] }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  if (blocked.length === 0) return null;
  const unblock = (friendId: string) =>
    void takeFriends(game, game.api.call("POST /api/friends/:friendId/unblock", { params: { friendId } }));
  return (
    <section className={layoutStyles.stack} aria-label={texts.blocked}>
      <h3>{texts.blocked}</h3>
      <ul className={layoutStyles.stack}>
        {blocked.map(({ id, name }) => (
          <li key={id} className={classNames(layoutStyles.spreadRow, styles.line)}>
            <bdi className={styles.name}>{name}</bdi>
            <Button size="small" title={fill(texts.unblockName, { name })} onClick={() => unblock(id)}>
              {texts.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
