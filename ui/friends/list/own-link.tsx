import { Button } from "../../components/button.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { InviteLink } from "../../game/invite-link.tsx";
import { useTexts } from "../../game/texts.ts";
import { takeFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";

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
    <section className={styles.part} aria-label={texts.link}>
      {titled ? <h3>{texts.link}</h3> : null}
      <InviteLink key={link} link={{ kind, data: link }} name={name} note={texts.note} texts={texts} />
      <div className={styles.line}>
        <p className={dialogStyles.quiet}>{texts.newLinkHint}</p>
        <span className={styles.actions}>
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
