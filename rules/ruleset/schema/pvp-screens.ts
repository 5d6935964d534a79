import { type TProperties, Type } from "typebox";
import { closed, milliseconds, text } from "./shapes.ts";

function texts<Texts extends TProperties>(description: string, properties: Texts) {
  return Type.Object(properties, { ...closed, description });
}

const TIMINGS = texts("How often is asked and how long is shown", {
  queuePollMs: milliseconds("Between two questions while waiting in the queue"),
  battlePollMs: milliseconds("Between two questions about a battle whose changes are not pushed"),
  pushedPollMs: milliseconds("Between two questions about a battle whose changes are pushed"),
  tipMs: milliseconds("How long a tip is shown"),
  matchFoundMs: milliseconds("How long a match is announced before its battle"),
});

const MENU = texts("The menu and its tabs", {
  title: text("Title"),
  play: text("Tab of the deck and the queue"),
  stats: text("Tab of the own record"),
  leaderboard: text("Tab of the ranking"),
  battleActive: text("Why the first tab is disabled"),
  battleAgainst: text("A battle against {opponent} goes on elsewhere"),
  yourTurn: text("The player may act"),
  theirTurn: text("The {opponent} may act"),
  timeLeft: text("For so many {seconds}"),
  returnToBattle: text("Opens the battle that goes on"),
});

const DECK = texts("The choice of the deck", {
  heading: text("Heading"),
  sortBy: text("Label of the sort order"),
  sorts: texts("Its entries", {
    rarity: text("By rarity"),
    form: text("By form"),
    name: text("By name"),
    power: text("By power"),
  }),
  creatures: text("{n} of at most {max} creatures"),
  tools: text("{n} of at most {max} tools"),
  spells: text("{n} of at most {max} spells"),
  optional: text("Beside what may be left out"),
  loading: text("The collection is on its way"),
  noCreatures: text("There are none to choose from"),
  order: text("What the order of the choice means"),
  find: text("Joins the queue"),
});

const QUEUE = texts("Waiting for an opponent", {
  searching: text("In the queue"),
  joining: text("On the way into it"),
  elapsed: text("Time waited"),
  estimate: text("Time it may take"),
  deckPower: text("How strong the deck is"),
  yourDeck: text("Heading of the chosen cards"),
  tip: text("Before a tip"),
  cancel: text("Leaves the queue"),
  matched: text("An opponent was found"),
  preparing: text("The battle is about to begin"),
  opponent: text("Before the name of whom was found"),
  botOpponent: text("In the place of a bot's rank"),
  error: text("Something went wrong"),
  tryAgain: text("Joins again"),
  giveUp: text("Back to the deck"),
  joinFailed: text("The server gave no reason"),
  noConnection: text("The server cannot be reached"),
  removed: text("The place in the queue was lost"),
  practiceOffer: text("Offers a practice battle"),
  practice: text("Takes it"),
});

const BATTLE = texts("A battle against a player", {
  loading: text("Until it is there"),
  waiting: text("Over the field in the opponent's turn"),
  notYourTurn: text("Why nothing may be done"),
  turn: text("The {turn} that runs"),
  turnOf: text("{name} may act"),
  seconds: text("{seconds} left, short"),
  timeLeft: text("{seconds} left, for who listens"),
  opponentHand: text("How many {cards} the opponent {name} holds"),
  actionFailed: text("Line of the log after a refusal; {error} is the server's text"),
  noConnection: text("That text where no server answered"),
  opponentTime: text("The {seconds} left to the opponent {name}, for who listens"),
  lastSeconds: text("The {seconds} left, where the end of the turn would lose the battle"),
  reconnecting: text("The server cannot be reached; {limit} expired turns in a row lose the battle"),
  watchReconnecting: text("The same for a watcher"),
  bot: text("Beside the name of an opponent played by the server"),
  menu: text("Opens the menu of the battle, which goes on; its title"),
  menuText: text("What the menu says of the clock"),
  menuResume: text("Back to the battle"),
  menuLeave: text("To the PvP menu, while the battle goes on"),
  menuConcede: text("Asks whether to give the battle up"),
  attacking: text("The opponent, by {name}, attacks or uses an item"),
  defending: text("The opponent, by {name}, defends"),
  concede: text("Gives the battle up"),
  concedeTitle: text("Asks before that"),
  concedeText: text("What it means"),
  concedeUnrated: text("What it means in an unrated battle"),
  keepFighting: text("Takes it back"),
  unknown: text("The server gives no battle; {error} is its text"),
});

const WATCH = texts("Watching a battle", {
  share: text("Shows the link"),
  shareTitle: text("Title of the link's dialog"),
  shareText: text("What the link is for"),
  link: text("Label of the link"),
  title: text("Title"),
  player: text("Which of the two, as the log calls them: {number}"),
  opening: text("Until the battle is there"),
  failed: text("The link leads to no battle; {error} is the server's text"),
  turnOf: text("{name} may act"),
  won: text("{name} has won"),
  drawn: text("Nobody has won"),
  closed: text("The battle was given up by both"),
  hand: text("How many {cards} {name} holds"),
});

const END = texts("After a battle", {
  forfeit: texts("One side gave up", { victory: text("The opponent"), defeat: text("The player") }),
  timeout: texts("One side let {turns} turns in a row expire", {
    victory: text("The opponent"),
    defeat: text("The player"),
  }),
  turnLimit: text("The turn limit decided"),
  closed: text("Nobody was there any more"),
  watchReplay: text("Opens the replay"),
  replayFailed: text("There is none; {error} is the server's text"),
  noConnection: text("That text where no server answered"),
});

const STATS = texts("The own record", {
  rating: text("The {rating}"),
  wins: text("Battles won"),
  losses: text("Battles lost"),
  winRate: text("Share of battles won"),
  streak: text("Battles won in a row"),
  best: text("Most of them ever, {n}"),
  combat: text("Heading of the damage"),
  dealt: text("Damage dealt"),
  taken: text("Damage taken"),
  ratio: text("One over the other"),
  recent: text("Heading of the history"),
  won: text("Mark of a battle won"),
  lost: text("Mark of a battle lost"),
  drawn: text("Mark of a battle without a winner"),
  closed: text("Mark of a battle closed without a result"),
  against: text("The {opponent}"),
  turns: text("How many {turns} it took"),
  oneTurn: text("It took one"),
  practice: text("Against a bot"),
  unrated: text("Changed no rating"),
  replay: text("Opens the replay"),
  replayOf: text("The same for who listens"),
  none: text("There was no battle"),
  refresh: text("Loads again"),
  loading: text("Until it is there"),
  failed: text("It could not be loaded"),
  retry: text("Tries again"),
});

const LEADERBOARD = texts("The ranking", {
  title: text("Title"),
  all: text("Battles of all time"),
  week: text("Battles since Monday"),
  month: text("Battles since the first"),
  yourRank: text("The player's own row"),
  columns: texts("Heads of the columns", {
    rank: text("Place"),
    player: text("First name"),
    rating: text("Rating"),
    record: text("Wins and losses"),
    winRate: text("Share of battles won"),
  }),
  place: text("A {rank} without a medal"),
  medals: Type.Array(text("Medal, for who listens"), { minItems: 3, maxItems: 3 }),
  you: text("Beside the player's own name"),
  none: text("Nobody is on it"),
  loading: text("Until it is there"),
  previous: text("One page back"),
  next: text("One page on"),
  page: text("This {page} of all {pages}"),
});

/** Schema of `data/pvp-screens.json`. */
export const pvpScreensFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pvpScreens: Type.Object(
      {
        timings: TIMINGS,
        menu: MENU,
        deck: DECK,
        queue: QUEUE,
        battle: BATTLE,
        watch: WATCH,
        end: END,
        stats: STATS,
        leaderboard: LEADERBOARD,
        resume: text("A battle goes on while the player is elsewhere"),
      },
      closed,
    ),
  },
  { ...closed, title: "Texts and timings of the PvP screens" },
);
