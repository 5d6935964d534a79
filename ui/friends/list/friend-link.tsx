import { Button } from "../../components/button.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { Panel } from "../../components/panel.tsx";
import { useGame } from "../../game/game-context.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { useTexts } from "../../game/texts.ts";
import { takeFriends } from "../friends-query.ts";
import styles from "./friends-dialog.module.css";
import { RenewLink } from "./renew-link.tsx";

/** The player's own friend link: made when it is wanted, renewed, or withdrawn. */
export function FriendLink({ link }: { link: string | null }) {
  const { friends: texts } = useTexts();
  const game = useGame();
  const want = (wanted: boolean) =>
    void takeFriends(game, game.api.call("POST /api/friends/link", { body: { wanted } }));
  if (link === null)
    return (
      <Button tone="gold" wide onClick={() => want(true)}>
        {texts.makeLink}
      </Button>
    );
  return (
    <Panel surface="well" className={styles.part} aria-label={texts.link}>
      <h3>{texts.link}</h3>
      <LinkField
        key={link}
        label={texts.link}
        address={entryAddress(window.location, { kind: "friend", data: link })}
      />
      <RenewLink hint={texts.newLinkHint} onWant={want} />
    </Panel>
  );
}
