import { Type } from "typebox";
import { hits } from "./battle-hits.ts";
import { added, closed, count, notNegative, positive, text } from "./shapes.ts";

const number = (description: string) => Type.Number({ minimum: -1e6, maximum: 1e6, description });
const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const teamSize = { min: count("Minimum creatures", 1), max: count("Maximum creatures", 1) };
const shown = { name: text("Name shown to players"), icon: text("Picture beside the name") };
const softCap = (description: string) =>
  Type.Object(
    {
      start: notNegative("Value from which further growth is reduced"),
      max: notNegative("Limit that is never reached"),
    },
    { ...closed, description },
  );
const blend = (description: string) =>
  Type.Object(
    {
      base: Type.Optional(number("Constant")),
      energy: Type.Optional(number("Per point of energy")),
      strength: Type.Optional(number("Per point of strength")),
      magic: Type.Optional(number("Per point of magic")),
      stamina: Type.Optional(number("Per point of stamina")),
      speed: Type.Optional(number("Per point of speed")),
    },
    { ...closed, description },
  );
const debuff = (description: string) =>
  Type.Object(
    {
      ...shown,
      chance: share("Chance"),
      turns: count("Turns", 1),
      defenses: number("Added to both defences"),
    },
    { ...closed, description },
  );

/** Schema of `data/battle.json`. */
export const battleFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battle: Type.Object(
      {
        energy: Type.Object(
          {
            cap: count("Maximum battle energy of a side"),
            playerStart: count("Battle energy the player starts with"),
            regenBase: notNegative("Energy regained each turn before bonuses"),
            statPerRegen: positive("Points of the energy stat on the field for one more energy per turn"),
            momentumStep: positive("Energy spent in a turn for one more energy in the next turn"),
            decay: Type.Object(
              {
                above: notNegative("Energy above which it decays"),
                share: share("Share that decays, rounded down"),
              },
              closed,
            ),
          },
          closed,
        ),
        costs: Type.Object(
          {
            attack: count("Energy of an attack"),
            defend: count("Energy of a defence"),
            spell: count("Energy of a spell"),
            tool: count("Energy of a tool"),
            deployBase: count("Energy of a deployment before the form"),
            deployPerForm: count("Energy added for each form"),
          },
          closed,
        ),
        fieldLimit: count("Creatures on the field for each side", 1),
        playerSlots: count("Not used (see battle.fieldLimit)", 1),
        hand: Type.Object(
          {
            playerStart: count("Cards the player starts with", 1),
            enemyTargetAboveStart: count("The enemy draws up to its first hand plus this number"),
            drawPerTurn: count("Cards drawn each turn while the hand is below its target"),
          },
          closed,
        ),
        firstTurnRegen: Type.Boolean({
          description: "Whether a side regenerates and draws in its first turn",
        }),
        turnLimit: count("Number of turns after which the healthier side wins", 1),
        team: Type.Object({ ...teamSize, tools: count("Most tools"), spells: count("Most spells") }, closed),
        rarityMultiplier: Type.Object(
          {
            Common: positive("Common"),
            Rare: positive("Rare"),
            Epic: positive("Epic"),
            Legendary: positive("Legendary"),
          },
          closed,
        ),
        formMultiplier: notNegative("Added to 1 for each form"),
        combination: Type.Object(
          {
            live: notNegative("Per fusion level in battle"),
            estimate: notNegative("Per fusion level in ratings"),
          },
          closed,
        ),
        specialty: Type.Object(
          {
            single: positive("Factor on a single specialty"),
            several: positive("Factor on each of several specialties"),
          },
          closed,
        ),
        blend: Type.Object(
          {
            physicalAttack: blend("Physical attack"),
            magicalAttack: blend("Magical attack"),
            physicalDefense: blend("Physical defence"),
            magicalDefense: blend("Magical defence"),
            maxHealth: blend("Health"),
            initiative: blend("Initiative"),
            criticalChance: blend("Critical chance in percent"),
            dodgeChance: blend("Dodge chance in percent"),
          },
          closed,
        ),
        caps: Type.Object(
          {
            attack: softCap("Both attacks"),
            defense: softCap("Both defences"),
            health: softCap("Health"),
            initiative: softCap("Initiative"),
            criticalChance: notNegative("Maximum critical chance in percent"),
            dodgeChance: notNegative("Maximum dodge chance in percent"),
          },
          closed,
        ),
        floors: Type.Object(
          {
            attack: notNegative("Least attack"),
            defense: notNegative("Minimum defence"),
            maxHealth: notNegative("Least health"),
            initiative: notNegative("Minimum initiative"),
            chance: notNegative("Least chance"),
          },
          closed,
        ),
        missing: Type.Object(
          {
            physicalAttack: notNegative("Physical attack"),
            magicalAttack: notNegative("Magical attack"),
            physicalDefense: notNegative("Physical defence"),
            magicalDefense: notNegative("Magical defence"),
            maxHealth: notNegative("Health"),
            initiative: notNegative("Initiative"),
            criticalChance: notNegative("Critical chance"),
            dodgeChance: notNegative("Dodge chance"),
            magic: notNegative("Magic of a caster"),
          },
          { ...closed, description: "Values that replace missing stats" },
        ),
        ...hits,
        attack: Type.Object(
          {
            repeatFactor: added(
              share(
                "Factor on the damage for each attack that the creature has already made this turn; 1: none",
              ),
              1,
            ),
          },
          closed,
        ),
        comeback: Type.Object(
          {
            energy: added(count("Energy a side gains when one of its creatures falls"), 0),
            behindEnergy: added(
              count(
                "Energy it gains besides when more of its creatures have fallen than of the other side's",
              ),
              0,
            ),
            emptyFieldDiscount: added(notNegative("Energy off a deployment on an empty field"), 0),
            discountAfterFall: added(
              Type.Boolean({ description: "Whether it takes a fallen creature of the side" }),
              false,
            ),
            emptyFieldDeploys: added(
              Type.Boolean({
                description: "Whether a turn that ends with an empty field deploys the cheapest card",
              }),
              false,
            ),
          },
          closed,
        ),
        emptyFieldTurns: added(
          count(
            "Turns in a row that a side may not end with an empty field although it could deploy: with the last it loses; 0: no limit",
          ),
          0,
        ),
        initiative: Type.Object(
          {
            dodgePerPoint: notNegative("Dodge percent per point of initiative above the attacker's"),
            dodgeSwing: notNegative("Maximum dodge percent from initiative"),
          },
          closed,
        ),
        criticalDebuff: debuff("After a critical hit"),
        effectiveDebuff: debuff("After an effective hit"),
        combo: Type.Object(
          {
            ...shown,
            actions: count("Actions in one turn that make a combo", 1),
            turns: count("Turns the buff lasts", 1),
            attacks: number("Added to both attacks"),
            reachesDeployed: added(
              Type.Boolean({ description: "Whether creatures deployed while it lasts have it too" }),
              false,
            ),
            indicatorPerAction: positive("Factor that the combo indicator shows for each action"),
          },
          closed,
        ),
        defend: Type.Object(
          {
            ...shown,
            turns: count("Turns a stance lasts", 1),
            defenseShare: notNegative("Share of defence that a stance adds"),
            pvpReduction: share("Share of damage that a stance prevents in PvP"),
          },
          closed,
        ),
        charge: Type.Object(
          {
            attackShare: notNegative("Share of magical attack added to the next attack after a charge"),
            turns: count("Turns of its side for which the bonus is kept", 1),
          },
          closed,
        ),
        spellcasting: Type.Object(
          {
            factorBase: notNegative("Caster factor at magic 0"),
            factorPerMagic: notNegative("Added for each point of magic"),
            stunTurns: count("Turns of its side for which a stun lasts", 1),
            repeatFactor: added(
              share("What each spell of a side leaves of the strength of its later ones"),
              1,
            ),
          },
          closed,
        ),
        spells: Type.Object(
          {
            normalised: added(
              Type.Boolean({
                description:
                  "Whether healing, attack, defence, health and barrier of a spell grow with its caster too, with the number of its rule at default magic",
              }),
              false,
            ),
            oncePerName: added(
              Type.Boolean({
                description: "Whether copies of a spell count as one for the limit of once a turn",
              }),
              false,
            ),
          },
          closed,
        ),
        tools: Type.Object(
          {
            oncePerName: added(
              Type.Boolean({
                description: "Whether copies of a tool count as one for the limit of once a battle",
              }),
              false,
            ),
          },
          closed,
        ),
        log: Type.Object(
          {
            wounded: share("The log says wounded below this share of health"),
            criticallyWounded: share("Critically wounded"),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Battle", description: "Felt in every battle, against the AI and between players" },
);
