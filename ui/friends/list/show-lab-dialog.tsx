import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Switch } from "../../components/switch.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { InviteLink } from "../../game/invite-link.tsx";
import { useTexts } from "../../game/texts.ts";
import { takeFriends, useFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";

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
    return <p className={layoutStyles.muted}>{failed ? texts.showLab.noConnection : texts.loading}</p>;
  const change = (shows: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/showLab", { body: { shows } }));
  return (
    <div className={layoutStyles.looseStack}>
      <Panel surface="well" className={layoutStyles.stack}>
        <Switch label={texts.showLab.toFriends} on={friends.showsLab} onChange={change} />
        <p className={layoutStyles.muted}>{texts.showLab.toFriendsHint}</p>
      </Panel>
      <OwnLink kind="lab" link={friends.labLink} />
    </div>
  );
}

/** What differs between the two links of a player. */
const LINKS = {
  friend: { call: "POST /api/friends/link", textsOf: (texts: Texts) => texts },
  lab: { call: "POST /api/friends/labLink", textsOf: (texts: Texts) => texts.showLab },
} as const;
type Texts = ReturnType<typeof useTexts>["friends"];

interface OwnLinkProps {
  kind: keyof typeof LINKS;
  /** The secret part of the link; null without one. */
  link: string | null;
  /** Whether the link's name stands above it. */
  titled?: boolean;
}

/** A link of the player's own: made when it is wanted, renewed, or withdrawn. */
export function OwnLink({ kind, link, titled = false }: OwnLinkProps) {
  const { friends } = useTexts();
  const game = useGame();
  const name = useGameState(({ session }) => (session.kind === "player" ? session.firstName : ""));
  const { call, textsOf } = LINKS[kind];
  const texts = textsOf(friends);
  const want = (wanted: boolean) => void takeFriends(game, game.api.call(call, { body: { wanted } }));
  if (link === null)
    return (
      <Button tone="gold" wide onClick={() => want(true)}>
        {texts.makeLink}
      </Button>
    );
  return (
    <section className={layoutStyles.stack} aria-label={texts.link}>
      {titled ? <h3>{texts.link}</h3> : null}
      <InviteLink key={link} link={{ kind, data: link }} name={name} note={texts.note} texts={texts} />
      <div className={classNames(layoutStyles.spreadRow, styles.line)}>
        <p className={layoutStyles.muted}>{texts.newLinkHint}</p>
        <span className={layoutStyles.row}>
          <Button size="small" onClick={() => want(true)}>
            {friends.newLink}
          </Button>
          <Button size="small" onClick={() => want(false)}>
            {friends.withdrawLink}
          </Button>
        </span>
      </div>
    </section>
  );
}
