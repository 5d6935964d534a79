import { type TProperties, Type } from "typebox";
import { closed, count, share, text } from "./shapes.ts";

function texts<Texts extends TProperties>(description: string, properties: Texts) {
  return Type.Object(properties, { ...closed, description });
}

const STATUS = texts("The line over the battlefield", {
  choose: text("The player may act"),
  target: text("The player aims {item}"),
  attack: text("The player aims an attack"),
  card: text("The {creature} that is chosen is a card of the hand"),
  actor: text("The {creature} that acts is chosen"),
  aimed: text("The {creature} that acts and the {target} are chosen"),
  aimedFirst: text("Only the {target} is chosen"),
  inspected: text("The {creature} that is looked at cannot act"),
  showing: text("An action of the player is shown"),
  turnBegins: text("What the player's turn begins with is shown"),
  thinking: text("The enemy decides"),
  attacking: text("The enemy attacks or uses an item"),
  defending: text("The enemy defends"),
  acting: text("The enemy does anything else"),
  over: text("The battle has ended"),
});

const PANEL = texts("The panel of actions", {
  choose: text("Nothing is chosen"),
  waiting: text("The enemy's turn"),
  nothingToSkip: text("There is nothing to skip"),
  deployFirst: text("A card of the hand is asked to act"),
  alreadyDeployed: text("A creature of the field is asked to be deployed"),
  nobodyToAttack: text("No enemy is on the field"),
});

const PICKER = texts("The choice of a tool or spell", {
  title: text("Title; {item} is Tool or Spell"),
  noneTitle: text("Title of the empty choice; {items} is tools or spells"),
  none: text("The empty choice; {items} is tools or spells"),
  hit: text("Damage from {lowest} to {highest} a spell does to those on the field"),
  sameHit: text("The {highest} damage it does to each of them"),
  perTurn: text("Damage from {lowest} to {highest} it does each turn"),
  samePerTurn: text("The {highest} damage it does each turn"),
});

const CREATURE = texts("What is said of a creature", {
  form: text("Its {form} from 1 on"),
  egg: text("Instead of the form of an egg"),
  health: text("{health} of {maxHealth}"),
  defending: text("It is in a defensive stance"),
  stunned: text("It cannot act"),
  charging: text("It charges a spell"),
  barrier: text("A barrier of {amount}"),
  nextAttack: text("Its next attack has a bonus of {amount}"),
  effect: text("An {effect} and how many {turns} it still works"),
  lastTurn: text("An {effect} that works this turn only"),
  may: text("The {actions} it may take now"),
  mayNothing: text("It may take none"),
});

const CANVAS = texts("Short words over creatures", {
  dodged: text("An attack missed"),
  blocked: text("A barrier took damage"),
  charging: text("A spell is charged"),
  chargeLost: text("A charged spell is lost"),
  stunned: text("A creature cannot act"),
  energy: text("A side gained {amount} energy"),
  combo: text("The {actions} of one turn give a combo"),
});

const PREVIEW = texts("What an attack may do, before it is made", {
  damage: text("From {lowest} to {highest} damage"),
  sameDamage: text("Always {highest} damage"),
  defeat: text("Chance in {percent} that the target falls"),
  dodge: text("Chance in {percent} that it misses"),
  critical: text("Chance in {percent} of a critical hit"),
  veryEffective: text("The attacker suits the target very well"),
  effective: text("The attacker suits the target"),
  ordinary: text("Neither suits the other"),
  notVeryEffective: text("The target suits the attacker"),
});

const BREAKDOWN = texts("How a damage number came about, step by step", {
  title: text("The question about a {total}"),
  physical: text("{value} it begins with"),
  magical: text("{value} it begins with"),
  spell: text("{value} it begins with"),
  effect: text("{value} it begins with"),
  variance: text("Dice: {factor} gives {value}"),
  critical: text("Critical: {factor} gives {value}"),
  matchup: text("Specialties: {factor} gives {value}"),
  defence: text("Defence: {percent} less leaves {value}"),
  stance: text("Stance: {percent} less leaves {value}"),
  reduction: text("Effects: {percent} less leaves {value}"),
  form: text("Forms: {factor} gives {value}"),
  cap: text("The most this hit could do, {value}"),
  minimum: text("The least it had to do, {value}"),
  absorbed: text("Barrier: {amount} less leaves {value}"),
  total: text("The {total} that was dealt"),
});

const MOVES = texts("An action that may be taken, in words", {
  deploy: text("Deploys {creature}"),
  attack: text("{creature} attacks {target}"),
  useTool: text("{creature} uses {item} on {target}"),
  useSpell: text("{creature} casts {item} on {target}"),
  castOverAll: text("{creature} casts {item} without a target"),
  defend: text("{creature} defends"),
  endTurn: text("Ends the turn"),
});

const COMBO = texts("How many actions one turn has had", {
  count: text("So many {actions} of the {needed} ones"),
  beyond: text("More {actions} than are needed"),
  factor: text("The {factor} they make together"),
  title: text("What they give: {attacks} to both attacks from the {needed} ones on"),
});

/** Schema of `data/battle-screen.json`. */
export const battleScreenFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battleScreen: Type.Object(
      {
        status: STATUS,
        panel: PANEL,
        picker: PICKER,
        creature: CREATURE,
        canvas: CANVAS,
        preview: PREVIEW,
        breakdown: BREAKDOWN,
        moves: MOVES,
        combo: COMBO,
        hand: Type.Object(
          {
            inSight: count("Cards that are seen at once", 1),
            empty: text("There are no cards"),
            more: text("There are more {cards} than are seen at once"),
          },
          { ...closed, description: "The player's cards" },
        ),
        healthBar: Type.Object(
          { critical: share("Critical at or under this share"), low: share("Low at or under it") },
          { ...closed, description: "How bad a share of health is" },
        ),
        enemyFailed: text("The enemy's turn failed or hung, and was ended"),
      },
      closed,
    ),
  },
  { ...closed, title: "Texts of the battle screen" },
);
