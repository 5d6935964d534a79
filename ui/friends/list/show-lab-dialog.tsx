import { fill } from "../../../rules/index.ts";
import { InviteLink } from "../../battle/invite/invite-link.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { takeFriends, useFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";
import { RenewLink } from "./renew-link.tsx";

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
      <LabLink link={friends.labLink} />
    </div>
  );
}

/** The link to the player's lab: made when it is wanted, renewed, or withdrawn. */
function LabLink({ link }: { link: string | null }) {
  const { showLab: texts } = useTexts().friends;
  const game = useGame();
  const name = useGameState(({ session }) => (session.kind === "player" ? session.firstName : ""));
  const want = (wanted: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/labLink", { body: { wanted } }));
  if (link === null)
    return (
      <Button tone="gold" wide onClick={() => want(true)}>
        {texts.makeLink}
      </Button>
    );
  return (
    <section className={styles.part} aria-label={texts.link}>
      <InviteLink
        key={link}
        link={{ kind: "lab", data: link }}
        note={texts.note}
        texts={{ ...texts, shareText: fill(texts.shareText, { name }) }}
      />
      <RenewLink hint={texts.newLinkHint} onWant={want} />
    </section>
  );
}
