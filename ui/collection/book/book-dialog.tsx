import { useEffect } from "react";
import { fillNumbers } from "../../../rules/index.ts";
import type { CollectionBookReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { useTexts } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import styles from "./book-dialog.module.css";
import { bookPages, bookProgress } from "./book-pages.ts";
import { useBook } from "./book-query.ts";
import { formKey, seenForms } from "./seen-forms.ts";
import { SpeciesPage } from "./species-page.tsx";

/** The collection book: every species and form, with what is missing as a silhouette. */
export function BookDialog({ open }: { open: boolean }) {
  const texts = useTexts();
  const game = useGame();
  const close = () => closeDialog(game, "book");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.collection.book.title}
      width="widest"
      buttons={<Button onClick={close}>{texts.words.close}</Button>}
    >
      {open ? <LoadedBook /> : null}
    </Dialog>
  );
}

function LoadedBook() {
  const game = useGame();
  const { rules } = useLoaded();
  const texts = rules.texts.collection.book;
  const hasAccount = useGameState(accountInUse) !== null;
  const { content } = useCreatures();
  const { data, isFetching, refetch } = useBook();
  useEffect(() => {
    if (hasAccount) void loadCreatures(game, "automatic");
  }, [game, hasAccount]);
  if (data === undefined && isFetching) return <LoadingNote>{texts.loading}</LoadingNote>;
  if (data === undefined)
    return (
      <LoadError
        title={texts.title}
        message={texts.failed}
        busy={isFetching}
        onTryAgain={() => void refetch()}
      />
    );
  const creatures = hasAccount ? (content ?? []) : [];
  const pages = bookPages(rules, { entries: data.entries, creatures, seen: seenBy(game, data) });
  const progress = bookProgress(pages);
  const progressText = fillNumbers(rules.texts, texts.progress, progress);
  return (
    <div className={styles.book}>
      <div className={styles.progress}>
        <progress
          className={styles.bar}
          value={progress.owned}
          max={progress.all}
          aria-label={progressText}
        />
        <span aria-hidden>{progressText}</span>
      </div>
      {pages.map((page) => (
        <SpeciesPage key={page.speciesId} page={page} />
      ))}
    </div>
  );
}

/** The keys of the forms that the player has met: those the server knows, and those of this page. */
function seenBy(game: Game, { seen }: CollectionBookReply): Set<string> {
  return new Set([...seen.map(({ speciesId, form }) => formKey(speciesId, form)), ...seenForms(game)]);
}
