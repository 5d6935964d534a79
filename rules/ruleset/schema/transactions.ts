import { Type } from "typebox";
import { closed, text } from "./shapes.ts";

/** What is said of every kind of transaction, from the manifest to the end. */
const told = {
  name: text("Word for it in the failed panel"),
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
};
const limited = Type.Object(toldOfLimited, closed);

/** Told as soon as the wallet has submitted it (`CON-05`). */
const energy = Type.Object({ ...toldOfLimited, initiated: text("The wallet has submitted it") }, closed);

/** Checked until a time is over, then assumed (`polling.upgrade`). */
const assumed = Type.Object(
  {
    ...told,
    pending: Type.Array(text("Text"), {
      minItems: 1,
      description: "While it is pending, by completed checks; the last one stays",
    }),
    mightHaveCompleted: text("Assumed after too many failed checks"),
    likelyCompleted: text("Assumed after the longest wait"),
  },
  closed,
);

/** Schema of `data/transactions.json`. */
export const transactionsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    transactions: Type.Object(
      { creatureMint: limited, fomoHit: limited, energy, upgradeStats: assumed, evolve: assumed },
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
