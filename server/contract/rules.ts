import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { identifier, LONGEST_LANGUAGE } from "./shapes.ts";

export const RULES_CALLS = {
  /**
   * The rule set of the server, its hash, and the available languages. Its texts are in the requested
   * language, otherwise in the one that `Accept-Language` prefers.
   */
  "GET /api/rules": {
    summary: "The rule set",
    tag: "rules",
    public: true,
    query: Type.Object({ language: Type.Optional(Type.String({ maxLength: LONGEST_LANGUAGE })) }),
    reply: Type.Object({
      hash: Type.String(),
      earlierHashes: Type.Array(Type.String()),
      languages: Type.Array(Type.String()),
      rules: Type.Unknown(),
      /** Names the build of the client that the server serves; missing where it serves none that was built. */
      build: Type.Optional(Type.String()),
    }),
    otherReplies: { 304: Type.Null() },
  },
  /** The numbers and English texts of a rule set that battles are played by; they never change. */
  "GET /api/rules/:hash": {
    summary: "The rule set of a battle",
    description: "Rule sets are kept as long as a battle with their hash can be played or watched again.",
    tag: "rules",
    public: true,
    params: Type.Object({ hash: identifier }),
    reply: Type.Object({ hash: Type.String(), numbers: Type.Unknown(), texts: Type.Unknown() }),
  },
} satisfies CallTable;
