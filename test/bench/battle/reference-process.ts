import { TeamGenerators } from "@pkmn/randoms";
import { Battle, PRNG, type PRNGSeed, type Side, Teams } from "@pkmn/sim";
import { playFor, type Worked } from "./play-for.ts";

/** Plays random battles of the first generation, both sides at random, straight on the battle object: its fastest way. */
export type ReferencePlayed = Worked;

const FORMAT = "gen1randombattle";
/** Share of turns in which a side changes its creature instead of moving. */
const SWITCHES = 0.1;
let played = 0;

Teams.setGeneratorFactory(TeamGenerators);
process.on("message", ({ seconds }: { seconds: number }) => process.send?.(playFor(seconds, playOne)));

function playOne(): void {
  played += 1;
  const seed: PRNGSeed = `${played},1,2,3`;
  const teams = Teams.getGenerator(FORMAT, seed);
  const [p1, p2] = ["one", "two"].map((name) => ({ name, team: teams.getTeam() }));
  if (!p1 || !p2) throw new Error("Two sides are needed.");
  const battle = new Battle({ formatid: FORMAT as Battle["format"]["id"], seed, p1, p2 });
  const dice = new PRNG(`${played},4,5,6`);
  while (!battle.ended) {
    for (const side of battle.sides) if (!side.isChoiceDone()) choose(side, dice);
    battle.commitChoices();
  }
}

function choose(side: Side, dice: PRNG): void {
  if (side.choose(randomChoice(side, dice))) return;
  side.choose("default");
}

function randomChoice({ activeRequest: request }: Side, dice: PRNG): string {
  if (!request || !("active" in request)) return "default";
  const [active] = request.active;
  const bench = request.side.pokemon.flatMap(({ active: isOut, condition }, place) =>
    isOut || condition.endsWith(" fnt") ? [] : [place + 1],
  );
  if (!active?.trapped && bench.length > 0 && dice.randomChance(SWITCHES * 100, 100))
    return `switch ${dice.sample(bench)}`;
  const moves = (active?.moves ?? []).flatMap(({ disabled }, place) => (disabled ? [] : [place + 1]));
  return moves.length > 0 ? `move ${dice.sample(moves)}` : "default";
}
