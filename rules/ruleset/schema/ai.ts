import { Type } from "typebox";
import { added, closed, count, milliseconds, notNegative } from "./shapes.ts";

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
        thinkMs: perDifficulty(milliseconds("Simulated thinking time of the enemy")),
        turnTimeoutMs: milliseconds("Time limit after which a hanging enemy turn is ended"),
        openingDeploys: count("Enemy creatures placed before turn 1"),
        mistakes: perDifficulty(share("Chance of a mistake")),
        mistake: added(
          Type.Enum(["any", "worse"], {
            description:
              "What a mistake is: any legal action, or one of the worse half of those of the best one's kind, else the second best plan",
          }),
          "any",
        ),
        finishingAttacks: Type.Object(
          { easy: attacks, medium: attacks, hard: attacks, expert: attacks, best: attacks },
          { ...closed, description: "Maximum attacks of one creature that count towards defeating a target" },
        ),
        multiAction: Type.Object(
          {
            minEnergy: notNegative("Minimum energy for a further action"),
            aggressiveAbove: share("Aggression value from which a difficulty counts as aggressive"),
            aggressive: share("Chance added when aggressive"),
            comboOpportunity: share("Chance added when one more action makes a combo"),
            aggressionStrategy: share("Chance added with the field advantage"),
            comboLevel: count("AI level from which combos are considered"),
            fieldAdvantage: count("Lead in creatures on the field for the aggression strategy"),
          },
          closed,
        ),
        scores: Type.Object(
          {
            kill: notNegative("A defeat"),
            deployEmptyField: notNegative("Deploying on an empty field"),
            deployOutnumbered: notNegative("Deploying when outnumbered"),
            deployLow: notNegative("Otherwise: deploying the weakest creature"),
            deployHigh: notNegative("Otherwise: deploying the strongest creature"),
            deployMatchup: notNegative("A good matchup of a deployed creature"),
            focusFire: notNegative("Attacking the enemy to concentrate on"),
            lethal: notNegative("Attacking an enemy that can be defeated"),
            defendFactor: share("Share of damage that a stance is assumed to let through"),
            saves: notNegative("A stance that is expected to save a creature"),
            tool: notNegative("Factor on the value of a tool"),
            spell: notNegative("Factor on the value of a spell, which costs more than an attack"),
            chargedSpell: notNegative("Factor on the value of a spell that charges for a turn"),
            effects: Type.Object(
              {
                attack: notNegative("Attack doubled for one turn"),
                defencePoint: notNegative("One point of a defence for one turn"),
                reduction: notNegative("Preventing all damage for one turn"),
                toughness: notNegative("A barrier or maximum health as large as the creature's health"),
                energyPoint: notNegative("One point of energy gained or saved"),
                chancePoint: notNegative("One point of initiative or chance for one turn"),
              },
              closed,
            ),
            savesBelow: count(
              "Number of creatures on the field from which no energy is saved for a deployment",
            ),
            deploymentPenalty: notNegative("Penalty for spending energy that the next deployment needs"),
            spellEnergyReserve: notNegative("Energy reserved for a spell"),
            reservePenalty: notNegative("Penalty for spending reserved energy"),
            endTurn: notNegative("Ending the turn"),
          },
          closed,
        ),
        lookaheadWidth: count("Number of best actions that are played ahead", 1),
        lookahead: Type.Object(
          {
            laterTurns: added(share("Factor on the weight of each further turn that is played ahead"), 0.5),
            focusFire: added(notNegative("Attacking the enemy to concentrate on"), 0.1),
            byTable: added(
              Type.Boolean({
                description:
                  "Whether the AI level decides what an enemy considers when it plays ahead, and its aggression how much it likes to attack",
              }),
              false,
            ),
            aggression: added(
              notNegative("Attacking, times the aggression of the level above the even one"),
              0,
            ),
            evenAggression: added(share("The aggression that neither prefers nor avoids attacks"), 0.75),
            neverIdle: added(
              Type.Boolean({ description: "Whether an enemy that can attack acts before it ends its turn" }),
              false,
            ),
            saves: added(notNegative("A stance that is expected to save a creature, from AI level 4 on"), 0),
            lethal: added(notNegative("Attacking an enemy that can be defeated, from AI level 4 on"), 0),
            itemReluctance: added(
              notNegative("Taken off a tool or spell, times the square of the AI levels below 5"),
              0,
            ),
          },
          closed,
        ),
        position: Type.Object(
          {
            health: added(notNegative("The whole health of both sides"), 2),
            attack: added(notNegative("The whole attack of both sides"), 10),
            healthyAttack: added(notNegative("Their attack, weighted by the health left"), 2.4),
            deployments: added(notNegative("Deployments that the same strength takes"), 8.5),
            energy: added(notNegative("As much energy as a side can hold"), 3),
            income: added(notNegative("100 points of energy stat on the field"), 5.1),
            healthyIncome: added(notNegative("The same, weighted by the health left"), 2.1),
            tool: added(notNegative("A tool that is left"), 0),
            effects: added(
              share("How much of what effects do to attack and defences counts, since they pass"),
              1,
            ),
          },
          { ...closed, description: "Points for a lead: what the AI thinks a position is worth" },
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Opponent",
    description: "Felt in battles against the AI: how strong and how human the enemy plays",
  },
);
