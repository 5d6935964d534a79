import type { Bot, BotView, ImaginedBattle } from "../index.ts";

type Action = BotView["legalActions"][number];

const GUESSES: Partial<Record<Action["type"], number>> = { deploy: 100, useTool: 80, defend: 5 };

/** Ways in which the hidden cards may lie, and actions compared in each of them. */
const WORLDS = 8;
const CANDIDATES = 8;
/** Turns played ahead, the rest of the own one included: with fewer, a card looks dearer than what it will do. */
const TURNS_AHEAD = 4;

/**
 * Compares the actions by playing them: in each of several imagined battles, which differ in the cards that the bot does
 * not know and in their luck, it takes the action and lets both sides play on as usual. The best on average is taken.
 */
const search: Bot = (view) => {
  const candidates = favourites(view);
  if (candidates.length === 1) return candidates[0] as Action;
  const sums = candidates.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = view.imagine();
    candidates.forEach((action, index) => {
      sums[index] = (sums[index] ?? 0) + worthAfter(imagined.copy(), action);
    });
  }
  return candidates[sums.indexOf(Math.max(...sums))] as Action;
};

/** What the game's own AI would do in some imagined battles, ending the turn, and the best previews. */
function favourites(view: BotView): Action[] {
  const usual = Array.from({ length: 3 }, () => view.imagine().usualAction());
  const ranked = view.legalActions
    .map((action) => ({ action, value: promiseOf(view, action) }))
    .sort((one, other) => other.value - one.value)
    .map(({ action }) => action);
  const distinct = new Map<string, Action>();
  for (const action of [...usual, { type: "endTurn" } as const, ...ranked]) {
    if (distinct.size < CANDIDATES) distinct.set(JSON.stringify(action), action);
  }
  return [...distinct.values()].filter((action) => isLegal(view, action));
}

/** A guess at the worth of an action, so that only promising ones are played. */
function promiseOf(view: BotView, action: Action): number {
  const attack = view.attackPreview(action);
  if (attack) return (attack.lowest + attack.highest) / 2 + 100 * attack.defeatChance;
  const spell = view.spellPreview(action);
  if (spell) return spell.hit?.highest ?? 30;
  return GUESSES[action.type] ?? 0;
}

function isLegal(view: BotView, action: Action): boolean {
  const text = JSON.stringify(action);
  return view.legalActions.some((legal) => JSON.stringify(legal) === text);
}

/** The worth of an imagined battle after an action and the turns that follow it. */
function worthAfter(imagined: ImaginedBattle, action: Action): number {
  imagined.play(action);
  let mover = imagined.mover();
  let turns = action.type === "endTurn" ? 1 : 0;
  while (!imagined.isOver() && turns < TURNS_AHEAD) {
    imagined.play(imagined.usualAction());
    if (imagined.mover() !== mover) turns += 1;
    mover = imagined.mover();
  }
  if (imagined.isOver()) return imagined.view().gameState === "victory" ? 1000 : -1000;
  return imagined.worth();
}

export default search;
