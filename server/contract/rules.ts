import { Type } from "typebox";

/** `GET /api/rules`: the rule set the server plays by, and its hash. */
export const RulesReply = Type.Object({ hash: Type.String(), rules: Type.Unknown() });
