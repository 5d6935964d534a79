import { fill } from "../../../rules/index.ts";
import { InviteLink } from "../../battle/invite/invite-link.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { takeFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";
import { RenewLink } from "./renew-link.tsx";

/** The player's own friend link: made when it is wanted, renewed, or withdrawn. */
export function FriendLink({ link }: { link: string | null }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  const name = useGameState(({ session }) => (session.kind === "player" ? session.firstName : ""));
  const want = (wanted: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/link", { body: { wanted } }));
  if (link === null)
    return (
      <Button tone="gold" wide onClick={() => want(true)}>
        {texts.makeLink}
      </Button>
    );
  return (
    <section className={styles.part} aria-label={texts.link}>
      <h3>{texts.link}</h3>
      <InviteLink
        key={link}
        link={{ kind: "friend", data: link }}
        note={texts.note}
        texts={{ ...texts, shareText: fill(texts.shareText, { name }) }}
      />
      <RenewLink hint={texts.newLinkHint} onWant={want} />
    </section>
  );
}
