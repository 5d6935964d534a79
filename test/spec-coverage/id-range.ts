const ID_OR_RANGE = /\b(LAB|LED|BAT|PVP|ERR|CST|CON|GAP|ABU)-(\d+)(?: to (?:\1-)?(\d+))?/g;

/** The ids that a text names: `LAB-068 to LAB-070` (or `LAB-068 to 070`) names three. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  for (const [, family = "", first = "", last = first] of text.matchAll(ID_OR_RANGE)) {
    for (let number = Number(first); number <= Number(last); number++) {
      ids.push(`${family}-${String(number).padStart(first.length, "0")}`);
    }
  }
  return ids;
}

/** The ids that a text names one by one: a range says what a test is about, not what it proves. */
export function singleIdsIn(text: string): string[] {
  return [...text.matchAll(ID_OR_RANGE)].flatMap(([, family, number, last]) =>
    last === undefined ? [`${family}-${number}`] : [],
  );
}

/** The shortest way to name ids, in order: neighbours become `LAB-068 to 070`. */
export function compactIds(ids: Iterable<string>): string {
  const runs: { first: string; last: string }[] = [];
  for (const id of [...ids].sort()) {
    const run = runs.at(-1);
    if (run && isNext(run.last, id)) run.last = id;
    else runs.push({ first: id, last: id });
  }
  return runs
    .map(({ first, last }) => (first === last ? first : `${first} to ${last.split("-")[1]}`))
    .join(", ");
}

function isNext(id: string, candidate: string): boolean {
  const [family, number] = id.split("-");
  const [otherFamily, otherNumber] = candidate.split("-");
  return family === otherFamily && Number(number) + 1 === Number(otherNumber);
}
