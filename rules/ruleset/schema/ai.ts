import { Type } from "typebox";
import { closed, count, milliseconds, notNegative } from "./shapes.ts";

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const perDifficulty = <Shape extends ReturnType<typeof share> | ReturnType<typeof milliseconds>>(
  shape: Shape,
) => Type.Object({ easy: shape, medium: shape, hard: shape, expert: shape }, closed);

const attacks = count("Attacks", 1);

/** Schema of `data/ai.json`. */
export const aiFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    ai: Type.Object(
      {
        thinkMs: perDifficulty(milliseconds("How long the enemy seems to think")),
        turnTimeoutMs: milliseconds("After this a hanging enemy turn is ended"),
        openingDeploys: count("Enemy creatures placed before turn 1"),
        mistakes: perDifficulty(share("Chance of a random action")),
        finishingAttacks: Type.Object(
          { easy: attacks, medium: attacks, hard: attacks, expert: attacks, best: attacks },
          { ...closed, description: "Most attacks of one creature that a finish is reckoned with" },
        ),
        multiAction: Type.Object(
          {
            minEnergy: notNegative("Energy a further action needs"),
            aggressiveAbove: share("Aggression that counts as aggressive"),
            aggressive: share("Chance added when aggressive"),
            comboOpportunity: share("Chance added one action before a combo"),
            aggressionStrategy: share("Chance added with the field advantage"),
            comboLevel: count("Level from which combos are seen"),
            fieldAdvantage: count("Creatures ahead on the field for the aggression strategy"),
          },
          closed,
        ),
        scores: Type.Object(
          {
            kill: notNegative("A defeat"),
            deployEmptyField: notNegative("Deploying on an empty field"),
            deployOutnumbered: notNegative("Deploying when outnumbered"),
            deployLow: notNegative("Deploying else, the weakest creature"),
            deployHigh: notNegative("Deploying else, the strongest creature"),
            deployMatchup: notNegative("A good matchup of a deployed creature"),
            focusFire: notNegative("Attacking the enemy in focus"),
            lethal: notNegative("Attacking one that can be finished"),
            defendFactor: share("Damage a stance is thought to let through"),
            saves: notNegative("A stance that saves a creature"),
            tool: notNegative("Factor on what a tool is worth"),
            spell: notNegative("Factor on what a spell is worth, since it costs more than an attack"),
            chargedSpell: notNegative("The same for a spell that charges for a turn"),
            effects: Type.Object(
              {
                attack: notNegative("Attack doubled for one turn"),
                defencePoint: notNegative("One point of a defence for one turn"),
                reduction: notNegative("All damage kept away for one turn"),
                toughness: notNegative("Barrier or maximum health as large as the creature's health"),
                energyPoint: notNegative("One point of energy gained or saved"),
                chancePoint: notNegative("One point of initiative or chance for one turn"),
              },
              closed,
            ),
            savesBelow: count("Creatures on the field from which no energy is saved for a deployment"),
            deploymentPenalty: notNegative("Cost of spending what the next deployment needs"),
            spellEnergyReserve: notNegative("Energy kept for a spell"),
            reservePenalty: notNegative("Cost of breaking into it"),
            endTurn: notNegative("Ending the turn"),
            lookaheadDiscount: share("Factor on each action played ahead"),
          },
          closed,
        ),
        standing: Type.Object(
          {
            creature: notNegative("A creature on the field"),
            health: notNegative("Its full health"),
            energy: notNegative("A point of energy left"),
          },
          { ...closed, description: "What looking ahead counts at its end" },
        ),
        lookaheadWidth: count("Best actions of which each is played ahead", 1),
      },
      closed,
    ),
  },
  { ...closed, title: "Opponent" },
);
