import { useQuery } from "@tanstack/react-query";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { notify } from "../../game/store/notify.ts";
import { ApiFailure } from "../../game/store/reply-of.ts";
import { useTexts } from "../../game/texts.ts";
import { friendLinkQuery, takeFriends } from "../friends-query.ts";

interface BefriendDialogProps {
  /** null while no link is opened. */
  link: string | null;
  onClose: () => void;
  /** Shows the list with the new friend in it. */
  onFriends: () => void;
}

/** Asks whether to become friends with the owner of a link: who it is, and one big button. */
export function BefriendDialog({ link, onClose, onFriends }: BefriendDialogProps) {
  const { befriend: texts } = useTexts().friends;
  const { words } = useTexts();
  const game = useGame();
  const { data, error } = useQuery({ ...friendLinkQuery(game, link ?? ""), enabled: link !== null });

  async function accept(name: string) {
    if (link === null) return;
    const call = game.api.call("POST /api/friends/link/:link/accept", { params: { link } });
    onClose();
    if (!(await takeFriends(game, call))) return;
    notify(game, fill(texts.done, { name }), "success");
    onFriends();
  }

  const title = error ? texts.gone : texts.title;
  if (!data || data.own)
    return (
      <Dialog
        open={link !== null}
        onClose={onClose}
        title={title}
        description={error ? reasonOf(error, texts.gone) : data ? texts.own : texts.opening}
        buttons={<Button onClick={onClose}>{words.close}</Button>}
      />
    );
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      title={title}
      description={fill(texts.question, { name: data.name })}
      buttons={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          <Button tone="gold" onClick={() => void accept(data.name)}>
            {texts.accept}
          </Button>
        </>
      }
    >
      <p>{texts.consequence}</p>
    </Dialog>
  );
}

function reasonOf(error: Error, fallback: string): string {
  return error instanceof ApiFailure ? problemText(error.problem, fallback) : fallback;
}
