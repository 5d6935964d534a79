/** Ledger accounts, followed transactions and what they paid for. */
export const ledger = `
CREATE TABLE bound_accounts (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  account TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE used_challenges (
  challenge TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);

-- By account, not by machine or player: one stake earns once an hour, whoever it is bound to.
CREATE TABLE incubator_rewards (
  account TEXT PRIMARY KEY,
  rewarded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A row is open while the ledger has not decided, and settled once its effect was booked.
CREATE TABLE intents (
  intent_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  subject TEXT NOT NULL,
  account TEXT NOT NULL,
  settled INTEGER NOT NULL,
  rejected_from_epoch INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX open_intents ON intents (intent_hash) WHERE settled = 0;
CREATE INDEX intents_by_player ON intents (player_id, settled);

-- A row is a purchase that was not paid yet: paying uses it up.
CREATE TABLE energy_purchases (
  id TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX energy_purchases_by_player ON energy_purchases (player_id, expires_at);
CREATE INDEX energy_purchases_by_expiry ON energy_purchases (expires_at);

-- How grown a creature will be once the transaction whose manifest was given out last has committed.
CREATE TABLE expected_growth (
  player_id INTEGER NOT NULL REFERENCES players (id),
  creature_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  upgrades INTEGER NOT NULL,
  PRIMARY KEY (player_id, creature_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE sweep_cursors (
  entity TEXT PRIMARY KEY,
  state_version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
