import { Type } from "typebox";
import { closed, text } from "./shapes.ts";

const CREATURE_LINES = {
  drawn: text("The viewer drew {creature}"),
  deployed: text("{creature} came onto the field"),
  dealt: text("{attacker} hit {target} for {amount}"),
  damaged: text("{target} lost {amount} to a spell or an effect"),
  critical: text("Before a critical hit"),
  effective: text("Before an effective hit"),
  veryEffective: text("Before a very effective hit"),
  notVeryEffective: text("Before a hit that is not very effective"),
  dodged: text("{target} dodged"),
  wounded: text("{creature} fell below the first health threshold"),
  criticallyWounded: text("{creature} fell below the second health threshold"),
  healed: text("{creature} got {amount} health"),
  defeated: text("{creature} fell"),
  defended: text("{creature} defends"),
  toolUsed: text("{creature} used {tool} on itself"),
  toolUsedOn: text("{creature} used {tool} on {target}"),
  spellCast: text("{creature} cast {spell} without a named target"),
  spellCastOn: text("{creature} cast {spell} on {target}"),
  charging: text("{creature} charges {spell}"),
  released: text("{creature} releases {spell}"),
  chargeLost: text("{creature} lost what it charged of {spell}"),
  stunned: text("{creature} was stunned"),
  stunnedCannotAct: text("{species} cannot act in this turn"),
  weakened: text("{creature} got the debuff {effect} for {turns} turns"),
  effectEnded: text("{effect} on {creature} ended"),
  barrierRaised: text("{creature} got a barrier of {amount}"),
};

const SIDE_LINES = {
  turnOwn: text("The viewer's turn {turn}"),
  turnEnemy: text("The AI's turn {turn}"),
  turnOpponent: text("The other player's turn {turn}"),
  turnWatched: text("Turn {turn} of player {number}, for a watcher"),
  energyGained: text("{owner} side gained {amount} energy from an item"),
  combo: text("{actions} actions in one turn give {attacks}"),
  comboOf: text("{owner} {actions} actions in one turn give {attacks}, in a battle between players"),
  synergiesChanged: text("{owner} synergies add up to {percent}"),
  victory: text("The viewer won"),
  defeat: text("The viewer lost"),
  victoryAtLimit: text("The viewer won at the turn limit"),
  defeatAtLimit: text("The viewer lost at the turn limit"),
  draw: text("Nobody won"),
  watchedWin: text("Player {number} won, for a watcher"),
  turnExpired: text(
    "{owner} clock reached zero, for the {inARow} time in a row of {limit} that end a battle",
  ),
  victoryByForfeit: text("The viewer won because the other one gave up"),
  defeatByForfeit: text("The viewer gave up"),
  watchedForfeit: text("Player {loser} gave up against player {number}, for a watcher"),
  victoryByTimeout: text("The viewer won because the other one let {turns} turns expire"),
  defeatByTimeout: text("The viewer let {turns} turns expire"),
  watchedTimeout: text("Player {loser} let {turns} turns expire against player {number}, for a watcher"),
  closed: text("A PvP battle was closed without a result"),
  owners: Type.Object(
    {
      own: text("The viewer's"),
      enemy: text("The AI's"),
      opponent: text("The other player's"),
      first: text("Player 1's, for a watcher"),
      second: text("Player 2's, for a watcher"),
    },
    closed,
  ),
  creatures: Type.Object(
    {
      own: text("A {creature} of the viewer's, in a battle between players"),
      opponent: text("A {creature} of the other player's"),
      first: text("A {creature} of player 1's, for a watcher"),
      second: text("A {creature} of player 2's, for a watcher"),
    },
    closed,
  ),
};

/** Schema of `data/battle-log.json`. */
export const battleLogFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battleLog: Type.Object({ ...SIDE_LINES, ...CREATURE_LINES }, closed),
  },
  { ...closed, title: "Lines of the battle log" },
);
