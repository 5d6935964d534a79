import { fill, fillNumbers, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./book-dialog.module.css";
import type { BookForm, BookPage } from "./book-pages.ts";
import { bookProgress } from "./book-pages.ts";

/** One species of the collection book: its forms in a row, the egg first. */
export function SpeciesPage({ page }: { page: BookPage }) {
  const { rules } = useLoaded();
  const { all, owned } = bookProgress([page]);
  return (
    <section className={styles.page} aria-label={page.name}>
      <h3 className={styles.species}>
        {page.name}
        <span className={styles.count}>
          {fillNumbers(rules.texts, rules.texts.collection.book.ofSpecies, { owned, all })}
        </span>
      </h3>
      <ul className={styles.forms}>
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
      <span className={styles.name}>{form.name}</span>
      <span className={styles.state}>{stateText(rules, form)}</span>
      {form.raised ? <span className={styles.state}>{texts.raised}</span> : null}
      {form.owned ? null : <span className={styles.hint}>{hintText(rules, page, form)}</span>}
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
