import type { Database, Statement } from "better-sqlite3";
import { loginHash } from "../../login-hash.ts";
import type { Identity } from "../../store.ts";

/** Keyed hashes of the logins of deleted accounts (`GAP-71`). */
export class DeletedLogins {
  private readonly select: Statement<[Buffer], unknown>;
  private readonly insert: Statement<[Buffer]>;
  private readonly secret: () => Buffer;

  constructor(database: Database, secret: () => Buffer) {
    this.select = database.prepare("SELECT 1 FROM deleted_logins WHERE login_hash = ?");
    this.insert = database.prepare(
      "INSERT INTO deleted_logins (login_hash) VALUES (?) ON CONFLICT DO NOTHING",
    );
    this.secret = secret;
  }

  has(identity: Identity): boolean {
    return this.select.get(loginHash(this.secret(), identity)) !== undefined;
  }

  add(identity: Identity): void {
    this.insert.run(loginHash(this.secret(), identity));
  }
}
