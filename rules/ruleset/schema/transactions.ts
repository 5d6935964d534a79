import { Type } from "typebox";
import { closed, text } from "./shapes.ts";

/** What is said of every kind of transaction, from the manifest to the end. */
const told = {
  name: text("Word for it in the failed panel"),
  thing: text("What it brings, where its dialog is not open"),
  noManifest: text("The server gave no manifest"),
  refused: text("The server gave no manifest and no reason"),
  unreachable: text("The server could not be asked for the manifest"),
  notSigned: text("The wallet said no"),
  failedTitle: text("Over the failed panel"),
  failed: text("It failed, and nobody said why"),
  failedNotice: text("Notice of a failure"),
  completed: text("Notice of the success"),
};

/** Checked a limited number of times (`polling.mint`). */
const toldOfLimited = {
  ...told,
  statusUnknown: text("The status could not be read"),
  stillPending: text("After the last check"),
  unconfirmedNotice: text("Notice that its end is not known"),
};
const limited = Type.Object(toldOfLimited, closed);

const onceMore = text("Asked before another one is paid while the last one is not confirmed");
const eggMint = Type.Object({ ...toldOfLimited, onceMore }, closed);

/** Told as soon as the wallet has submitted it (`CON-05`). */
const energy = Type.Object(
  { ...toldOfLimited, onceMore, initiated: text("The wallet has submitted it") },
  closed,
);

/** Checked until a time is over, then assumed (`polling.upgrade`). */
const toldOfAssumed = {
  ...told,
  pending: Type.Array(text("Text"), {
    minItems: 1,
    description: "While it is pending, by completed checks; the last one stays",
  }),
  mightHaveCompleted: text("Assumed after too many failed checks"),
  likelyCompleted: text("Assumed after the longest wait"),
};
const assumed = Type.Object(toldOfAssumed, closed);

const upgradeStats = Type.Object(
  { ...toldOfAssumed, fewerPoints: text("Asked before fewer points than possible are bought") },
  closed,
);

/** Schema of `data/transactions.json`. */
export const transactionsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    transactions: Type.Object(
      { creatureMint: eggMint, fomoHit: limited, energy, upgradeStats, evolve: assumed },
      closed,
    ),
    transactionTexts: Type.Object(
      {
        noHash: text("The wallet gave no transaction hash"),
        unknownError: text("In a notice of a failure nobody gave a reason for"),
        failedPanel: text("First line of the failed panel"),
        retryLater: text("Last line of the failed panel"),
        underWay: text("Why no other transaction may be started"),
        notOffered: text("The network has no addresses for it"),
        cancelled: text("The player said no in the wallet"),
        notConfirmed: text("Over a transaction whose end is not known"),
        mayStillCome: text("Below it: what the player may expect"),
        reloaded: text("Why it is not known after a reload while the wallet had the word"),
        goesOn: text("The ledger has not decided yet"),
        signing: text("While the wallet has the word"),
        meanwhile: text("While the ledger decides"),
        ledgersWords: text("Opens what the ledger itself said of a failure"),
      },
      closed,
    ),
    ledgerReasons: Type.Array(
      Type.Object(
        {
          marks: Type.Array(text("Part of the ledger's message"), { minItems: 1 }),
          text: text("What happened and what to do, for players"),
        },
        closed,
      ),
      {
        description: "What ledgers say of failures, for players; the first that has one of its marks counts",
      },
    ),
  },
  { ...closed, title: "What is said of transactions on the ledger" },
);
