import { useEffect } from "react";
import { fill, fillNumbers, type RuleSet } from "../../../rules/index.ts";
import type { CollectionBookReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import { useTexts } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { LoadError, LoadingNote } from "../layout/list-states.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import styles from "./book-dialog.module.css";
import { type BookForm, type BookPage, bookPages, bookProgress } from "./book-pages.ts";
import { useBook } from "./book-query.ts";
import { formKey, seenForms } from "./seen-forms.ts";

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
    <div className={layoutStyles.looseStack}>
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

/** One species of the collection book: its forms in a row, the egg first. */
function SpeciesPage({ page }: { page: BookPage }) {
  const { rules } = useLoaded();
  const { all, owned } = bookProgress([page]);
  return (
    <section className={layoutStyles.closeStack} aria-label={page.name}>
      <h3 className={styles.species}>
        {page.name}
        <span className={layoutStyles.mutedAside}>
          {fillNumbers(rules.texts, rules.texts.collection.book.ofSpecies, { owned, all })}
        </span>
      </h3>
      <ul className={classNames(layoutStyles.fourColumns, styles.forms)}>
        {page.forms.map((form) => (
          <FormCell key={form.form} rules={rules} page={page} form={form} />
        ))}
      </ul>
    </section>
  );
}

/** A form with its picture and what the player has of it; a missing one is a silhouette with a hint. */
function FormCell({ rules, page, form }: { rules: RuleSet; page: BookPage; form: BookForm }) {
  const texts = rules.texts.collection.book;
  return (
    <li className={classNames(styles.form, form.owned ? styles.owned : styles.missing)}>
      <span className={form.owned ? undefined : styles.silhouette}>
        <CreaturePicture creature={{ species_id: page.speciesId, form: form.form }} size={72} />
      </span>
      <span className={layoutStyles.heading}>{form.name}</span>
      <span className={styles.state}>{stateText(rules, form)}</span>
      {form.raised ? <span className={styles.state}>{texts.raised}</span> : null}
      {form.owned ? null : (
        <span className={classNames(layoutStyles.dim, styles.hint)}>{hintText(rules, page, form)}</span>
      )}
    </li>
  );
}

function stateText(rules: RuleSet, { owned, held, seen }: BookForm): string {
  const { book } = rules.texts.collection;
  if (held > 0) return fillNumbers(rules.texts, book.held, { number: held });
  if (owned) return book.ownedBefore;
  return seen ? book.seen : book.unseen;
}

/** How the player gets a form. */
function hintText(rules: RuleSet, { name, forms }: BookPage, { form }: BookForm): string {
  const { hints } = rules.texts.collection.book;
  const earlier = forms[form - 1];
  return earlier === undefined
    ? fill(hints.egg, { species: name })
    : fill(hints.evolve, { form: earlier.name });
}
