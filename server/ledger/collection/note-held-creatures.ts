import { heldCreature, practiceCreatureOf, type RuleSet, strongestHeld } from "../../../rules/index.ts";
import type { CreatureReply } from "../../contract/index.ts";
import type { BookEntry } from "../../store/players/books.ts";
import type { Store } from "../../store/store.ts";

type Mark = Omit<BookEntry, "ownedAt">;

interface NoteDeps {
  store: Pick<
    Store,
    "bookOf" | "markInBook" | "noteHeld" | "nicknamesOf" | "forgetNicknames" | "ledgerRecord"
  >;
  rules: RuleSet;
}

/**
 * Notes which creatures the player holds: their forms enter the collection book for good, and names of creatures that
 * are gone are forgotten, so that a creature that comes back has none. The strongest are kept for the lab (`GAP-75`).
 */
export async function noteHeldCreatures(
  { store, rules }: NoteDeps,
  playerId: number,
  account: string,
  creatures: readonly CreatureReply[],
): Promise<void> {
  const [book, nicknames] = await Promise.all([store.bookOf(playerId), store.nicknamesOf(playerId)]);
  const held = new Set(creatures.map(({ id }) => id));
  const gone = Object.keys(nicknames).filter((id) => !held.has(id) && !practiceCreatureOf(id));
  if (gone.length > 0) await store.forgetNicknames(playerId, gone);

  const strongest = strongestHeld(
    rules,
    creatures.map((creature) => heldCreature(rules, creature)),
  );
  await store.noteHeld(playerId, account, strongest);

  const known = creatures.filter(({ species_id }) => Object.hasOwn(rules.species, species_id));
  const isNews = ({ speciesId, form, raised }: Mark) =>
    !book.some((entry) => entry.speciesId === speciesId && entry.form === form && (entry.raised || !raised));
  // What was raised is only asked for where it may be news.
  const evolved = known.some(
    ({ species_id, form }) => form > 0 && isNews({ speciesId: species_id, form, raised: true }),
  )
    ? evolutionsOf((await store.ledgerRecord(playerId)).settled)
    : new Map<string, number>();
  const news = known.flatMap((creature) => marksOf(creature, evolved.get(creature.id) ?? 0)).filter(isNews);
  if (news.length > 0) await store.markInBook(playerId, [...uniqueMarks(news)]);
}

/** How often the player has evolved each creature. */
function evolutionsOf(settled: readonly { purpose: string; subject: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { purpose, subject } of settled)
    if (purpose === "evolve") counts.set(subject, (counts.get(subject) ?? 0) + 1);
  return counts;
}

/** The form of a creature and those that its player raised it from. */
function marksOf({ species_id: speciesId, form }: CreatureReply, evolutions: number): Mark[] {
  const first = Math.max(0, form - evolutions);
  return Array.from({ length: form - first + 1 }, (_, step) => ({
    speciesId,
    form: first + step,
    raised: step > 0,
  }));
}

/** Each form once, raised if one of its creatures was. */
function uniqueMarks(marks: readonly Mark[]): Iterable<Mark> {
  const unique = new Map<string, Mark>();
  for (const mark of marks) {
    const key = `${mark.speciesId} ${mark.form}`;
    unique.set(key, { ...mark, raised: mark.raised || (unique.get(key)?.raised ?? false) });
  }
  return unique.values();
}
