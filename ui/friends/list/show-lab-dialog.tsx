import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { takeFriends, useFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";
import { OwnLink } from "./own-link.tsx";

/** Where the player shows their lab: to friends, and to whoever has its link; to nobody at first. */
export function ShowLabDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, about } = useTexts().friends.showLab;
  return (
    <Dialog open={open} onClose={onClose} title={title} description={about} width="wide">
      {open ? <Content /> : null}
    </Dialog>
  );
}

function Content() {
  const { friends: texts } = useTexts();
  const game = useGame();
  const { friends, failed } = useFriends();
  if (friends === undefined)
    return <p className={dialogStyles.quiet}>{failed ? texts.showLab.noConnection : texts.loading}</p>;
  const change = (shows: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/showLab", { body: { shows } }));
  return (
    <div className={styles.stack}>
      <Panel surface="well" className={styles.part}>
        <Switch label={texts.showLab.toFriends} on={friends.showsLab} onChange={change} />
        <p className={dialogStyles.quiet}>{texts.showLab.toFriendsHint}</p>
      </Panel>
      <OwnLink kind="lab" link={friends.labLink} />
    </div>
  );
}
