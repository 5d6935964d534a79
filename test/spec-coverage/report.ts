import { readCoverage } from "./coverage.ts";
import { FINISHED } from "./finished.ts";
import { compactIds, idsIn } from "./id-range.ts";

if (process.argv.includes("--help")) {
  console.log(
    "npm run spec -- [--titles]\n\nTells which ids of the specification carry a test; --titles names the tests.",
  );
  process.exit(0);
}

const { statements, titles, missing, unknown } = readCoverage();
const withTitles = process.argv.includes("--titles");
const families = groupByFamily(statements.keys());

for (const [family, ids] of families) {
  const tested = ids.filter((id) => titles.has(id));
  console.log(`${family}: ${tested.length} of ${ids.length} ids carry a test`);
  console.log(`  tested: ${compactIds(tested) || "none"}`);
  console.log(`  not yet: ${compactIds(ids.filter((id) => !titles.has(id))) || "none"}`);
  if (!withTitles) continue;
  for (const id of tested) {
    console.log(`  ${id} ${statements.get(id)}`);
    for (const { file, title } of titles.get(id) ?? []) console.log(`    ${file}: ${title}`);
  }
}

const finished = FINISHED.flatMap(idsIn);
console.log(`\nFinished: ${finished.length - missing.length} of ${finished.length} ids carry a test.`);
for (const id of missing) console.log(`  missing ${id} ${statements.get(id) ?? "(no such id)"}`);
for (const { file, title } of unknown) console.log(`  names an id that does not exist: ${file}: ${title}`);
process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;

function groupByFamily(ids: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const family = id.slice(0, 3);
    groups.set(family, [...(groups.get(family) ?? []), id]);
  }
  return groups;
}
