import { writeFileSync } from "node:fs";
import { cpus, hostname } from "node:os";
import { parseArgs } from "node:util";
import { measureAgainst } from "./against.ts";
import { measureBattles } from "./battle/battles.ts";
import { measureArena } from "./browser/arena/arena.ts";
import { measureFirstLoad } from "./browser/first-load.ts";
import { measureFrames } from "./browser/frames.ts";
import { measureInteractions } from "./browser/phone/interactions.ts";
import { measurePhoneMemory } from "./browser/phone/phone-memory.ts";
import { measureSlowLoad } from "./browser/phone/slow-load.ts";
import type { Figure } from "./figure.ts";
import { measureLedger } from "./ledger/ledger.ts";
import { measureMemory } from "./load/memory.ts";
import { measureNeighbour } from "./load/neighbour.ts";
import { measureThroughput } from "./load/throughput.ts";
import { measurePvp } from "./pvp/pvp.ts";
import { STORE_MEASURES } from "./store/store.ts";

/** The benches of `npm run bench` by name; `--help` tells how they are called. */
const BENCHES: Readonly<Record<string, readonly (() => Promise<Figure[]>)[]>> = {
  throughput: [measureThroughput],
  battles: [measureBattles],
  load: [measureFirstLoad],
  phone: [measureSlowLoad],
  interactions: [measureInteractions],
  "phone-memory": [measurePhoneMemory],
  frames: [measureFrames],
  memory: [measureMemory],
  neighbour: [measureNeighbour],
  ledger: [measureLedger],
  pvp: [measurePvp],
  store: STORE_MEASURES,
  arena: [measureArena],
};

const HELP = `npm run bench -- [--only NAME,NAME] [--json FILE] [--against REVISION]

Measures this checkout and exits with 1 when a ratio misses its bound. Against a revision nothing is judged: what is
dearer than there is told. NAME is one of ${Object.keys(BENCHES).join(", ")}.`;

const { values } = parseArgs({
  options: {
    json: { type: "string" },
    only: { type: "string" },
    against: { type: "string" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const chosen = values.only === undefined ? Object.keys(BENCHES) : values.only.split(",");
const unknown = chosen.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}

if (values.against !== undefined) {
  for (const { name, unit, value, theirs, ratio } of measureAgainst(values.against, chosen))
    console.log(
      `${name.padEnd(58)}  ${shown(value)} against ${shown(theirs)} ${unit}`.padEnd(100),
      `${shown(ratio)} of ${values.against}`,
    );
  process.exit(0);
}

const figures: Figure[] = [];
for (const measure of chosen.flatMap((name) => BENCHES[name] ?? [])) {
  const measured = await measure();
  for (const figure of measured) console.log(line(figure));
  figures.push(...measured);
}
console.log(
  `\nmeasured on ${hostname()}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.version}`,
);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exit(figures.every(({ ok }) => ok) ? 0 : 1);

function shown(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function line({ name, unit, value, reference, ratio, bound, ok }: Figure): string {
  const against = reference === null ? "" : `against ${reference} ${unit}, ratio ${ratio}`;
  const verdict = bound === null ? "" : `bound ${bound} ${ok ? "held" : "MISSED"}`;
  return [name.padEnd(58), `${value} ${unit}`.padStart(16), against.padEnd(38), verdict].join("  ").trimEnd();
}
