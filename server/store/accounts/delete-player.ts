import type { Anonymous, DeletionAnswer, PlayerAccount } from "../account-store.ts";
import { noteInAudit } from "../audit.ts";
import { deletionAnswer } from "../deletion-answer.ts";
import { ERASURES } from "../erasures.ts";
import { loginHash } from "../login-hash.ts";
import { leaveQueue, lockQueue } from "../pvp/queue.ts";
import { removeSessions } from "../sessions.ts";
import { sharedSecret } from "../settings.ts";
import type { Identity } from "../store.ts";
import { type Queries, statement, type Unit, type Value } from "../unit.ts";
import { lockAccount } from "./accounts.ts";
import { tiesOf } from "./player-ties.ts";

const selectLogin = statement<[Buffer], { known: number }>(
  "SELECT 1 AS known FROM deleted_logins WHERE login_hash = $1",
);
const insertLogin = statement<[Buffer]>(
  "INSERT INTO deleted_logins (login_hash) VALUES ($1) ON CONFLICT DO NOTHING",
);
/** Also waits for whoever is writing a row about the player. */
const lock = statement<[number], { id: number }>("SELECT id FROM players WHERE id = $1 FOR UPDATE");
const erasures = ERASURES.map(({ sql, values }) => ({ values, erase: statement<Value[]>(sql) }));

/** Whether an account with this login was deleted before. */
export async function isDeletedLogin(queries: Queries, identity: Identity): Promise<boolean> {
  return (await queries.first(selectLogin, loginHash(await sharedSecret(queries), identity))) !== null;
}

/** See `AccountStore.deletePlayer`. */
export async function deletePlayer(
  unit: Unit,
  playerId: number,
  anonymous: Anonymous,
): Promise<DeletionAnswer> {
  // In the order in which joining the queue takes them: nobody is paired while they are deleted.
  await lockQueue(unit);
  await unit.first(lock, playerId);
  const account = await lockAccount(unit, playerId);
  const ties = await tiesOf(unit, playerId);
  const answer = deletionAnswer({
    ...ties,
    dueAt: account?.deletionDueAt ?? null,
    now: unit.now(),
  });
  if (account === null || answer === "notDue") return "notDue";
  await removeSessions(unit, playerId);
  await leaveQueue(unit, playerId);
  if (answer === "deleted") await erase(unit, account, anonymous);
  return answer;
}

async function erase(
  unit: Unit,
  { id: playerId, identity, publicId: oldPublicId }: PlayerAccount,
  { publicId, name }: Anonymous,
): Promise<void> {
  unit.write(insertLogin, loginHash(await sharedSecret(unit), identity));
  const telegramId = identity.provider === "telegram" ? identity.id : "";
  const erased = { playerId, telegramId, oldPublicId, publicId, name };
  for (const { values, erase: asked } of erasures) unit.write(asked, ...values.map((value) => erased[value]));
  noteInAudit(unit, playerId, { type: "accountDeleted" }, null);
}
