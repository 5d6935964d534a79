import { DIFFICULTIES, lentTeam, practiceCreatureOf, type RuleSet } from "../../rules/index.ts";
import type { PracticeTeamsReply } from "../contract/index.ts";
import type { SeenForm } from "../store/players/books.ts";
import type { Store } from "../store/store.ts";

type KeptTeam = PracticeTeamsReply["teams"][number];

/** Returns the practice teams that a player keeps, the easiest first. */
export async function keptTeams(store: Pick<Store, "practiceTeams">, playerId: number): Promise<KeptTeam[]> {
  const teams = await store.practiceTeams(playerId);
  return DIFFICULTIES.flatMap((difficulty) => {
    const kept = teams.find((team) => team.difficulty === difficulty);
    return kept ? [{ difficulty, teamSeed: kept.teamSeed }] : [];
  });
}

type KeepStore = Pick<Store, "practiceTeams" | "keepPracticeTeam" | "nicknamesOf" | "forgetNicknames">;

/** Keeps a lent team for practice on its difficulty, or lets it go. The names of the team before it are forgotten. */
export async function keepTeam(
  store: KeepStore,
  playerId: number,
  { difficulty, teamSeed }: { difficulty: KeptTeam["difficulty"]; teamSeed: string | null },
): Promise<void> {
  const before = (await store.practiceTeams(playerId)).find((team) => team.difficulty === difficulty);
  if ((before?.teamSeed ?? null) === teamSeed) return;
  const names = Object.keys(await store.nicknamesOf(playerId));
  const lost = names.filter((key) => practiceCreatureOf(key)?.difficulty === difficulty);
  if (lost.length > 0) await store.forgetNicknames(playerId, lost);
  await store.keepPracticeTeam(playerId, difficulty, teamSeed);
}

/** Whether a key names a creature of a practice team that the player keeps. */
export async function isOfKeptTeam(
  { store, rules }: { store: Pick<Store, "practiceTeams">; rules: RuleSet },
  playerId: number,
  key: string,
): Promise<boolean> {
  const named = practiceCreatureOf(key);
  const kept = (await keptTeams(store, playerId)).find(({ difficulty }) => difficulty === named?.difficulty);
  if (!named || !kept) return false;
  return lentTeam(rules, kept.teamSeed, kept.difficulty).creatures.some(({ id }) => id === named.id);
}

/** Returns the forms among these that the rules know, so that a player has no more rows than the rules have forms. */
export function knownForms(rules: RuleSet, forms: readonly SeenForm[]): SeenForm[] {
  const { finalForm } = rules.creatures;
  return forms.filter(
    ({ speciesId, form }) => Object.hasOwn(rules.species, speciesId) && form >= 0 && form <= finalForm,
  );
}
