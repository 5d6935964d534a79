import { Type } from "typebox";
import { REFUSAL_CODES, type RefusalCode } from "../../refusals/refusal.ts";
import { closed, text } from "./shapes.ts";

const refusalTexts = Object.fromEntries(
  REFUSAL_CODES.map((code) => [code, text(`Text of ${code}`)]),
) as Record<RefusalCode, ReturnType<typeof text>>;

/** Schema of `data/refusals.json`. */
export const refusalsFile = Type.Object(
  { $schema: Type.Optional(Type.String()), refusals: Type.Object(refusalTexts, closed) },
  { ...closed, title: "What the rules say when they say no" },
);

const perMachine = Type.Object(
  {
    catLair: text("Cat's Lair"),
    reactor: text("Reactor"),
    amplifier: text("Amplifier"),
    incubator: text("Incubator"),
    fomoHit: text("FOMO HIT"),
  },
  closed,
);
const perResource = Type.Object(
  { tcorvax: text("TCorvax"), catNips: text("Cat Nips"), energy: text("Energy"), eggs: text("Eggs") },
  closed,
);

/** Schema of `data/texts.json`. */
export const textsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    resourceNames: perResource,
    activationTexts: Type.Object(
      {
        gained: text("Over a machine that yielded something"),
        amplifierOnline: text("An amplifier was activated"),
        incubatorOnline: text("The incubator came online"),
        incubatorActivated: text("The incubator paid"),
        noStake: text("The account holds no sCVX"),
        mintRequired: text("The FOMO HIT asks for its mint"),
      },
      closed,
    ),
    notices: Type.Object(
      {
        rescued: text("After the rescue grant"),
        amplifierOffline: text("After the amplifier ran dry"),
        enteredRoom: text("After a room change"),
        roomLocked: text("The door to a room that is not unlocked yet was tried"),
        machineMoved: text("After a move"),
        upkeepPaid: text("After the amplifier's daily upkeep, {energy}"),
        lowTcorvax: text("Low TCorvax alert"),
        newPlayer: text("Hint without a reactor"),
      },
      closed,
    ),
    mintTexts: Type.Object(
      {
        firstMint: text("What minting a creature is, before the first one"),
      },
      closed,
    ),
    collectionTexts: Type.Object(
      {
        creaturesFailed: text("The creatures could not be loaded"),
        itemsFailed: text("Tools and spells could not be loaded"),
        httpError: text("The server gave a status and no text"),
        networkError: text("No answer came"),
      },
      closed,
    ),
    incubatorTexts: Type.Object(
      {
        error: text("An activation failed without a text of the server"),
        held: text("What the account holds"),
        wouldYield: text("What an activation would yield for that"),
        wouldYieldNothing: text("The account holds less than earns anything"),
        activating: text("While it is activated"),
        staked: text("What was rewarded"),
        upgradeOffer: text("Button of the upgrade"),
        upgradeQuestion: text("Question before the upgrade"),
        upgrading: text("While it is upgraded"),
        upgraded: text("After the upgrade"),
      },
      closed,
    ),
    stakingHelp: Type.Object(
      {
        steps: Type.Array(text("Step"), { minItems: 1, description: "How to stake" }),
        link: text("Name of the link to the staking site"),
      },
      closed,
    ),
    fomoHitTexts: Type.Object(
      {
        offer: text("What the mint brings"),
        mint: text("Button of the mint"),
        pending: text("While the ledger decides"),
        elsewhere: text("While a mint is under way that this browser does not follow"),
        minted: text("After the mint"),
      },
      closed,
    ),
    guide: Type.Object(
      {
        basics: Type.Array(text("Line")),
        machines: perMachine,
        machineFacts: text("Line of prices under each machine"),
        resources: perResource,
        battle: Type.Array(text("Line")),
        controls: Type.Array(text("Line")),
      },
      closed,
    ),
  },
  { ...closed, title: "Texts with numbers, filled from the rules" },
);
