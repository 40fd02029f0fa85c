CREATE TABLE submissions (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'order')),
  key TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  received_at TEXT NOT NULL,
  suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
  email TEXT NOT NULL,
  fields TEXT,
  body TEXT NOT NULL,
  UNIQUE (kind, key)
) STRICT;
CREATE INDEX submissions_by_email ON submissions (email);
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), room BLOB NOT NULL) STRICT;
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined', 'reversed', 'refunded', 'differs')),
  note TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX paid_once ON payments (reference) WHERE outcome = 'paid';
CREATE TABLE started_payments (
  reference TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  provider_id TEXT NOT NULL,
  own_id TEXT NOT NULL,
  address TEXT NOT NULL,
  currency TEXT NOT NULL,
  total TEXT NOT NULL,
  at TEXT NOT NULL,
  UNIQUE (provider, provider_id)
) STRICT;
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('received', 'paid', 'invoice', 'confirmation')),
  message_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  error TEXT NOT NULL,
  UNIQUE (reference, kind)
) STRICT;
CREATE INDEX outbox_waiting ON outbox (id) WHERE state = 'waiting';
INSERT INTO submissions VALUES (3, 'order', 'fourth-key', 'ORD-1', '2026-01-15T09:00:00.000Z', 0, 'ann@example.com', '{"city":"Kapenguria"}', '{}');
INSERT INTO payments VALUES (1, 'ORD-1', 'declined', '', '2026-01-15T09:00:00.000Z');
INSERT INTO payments VALUES (2, 'ORD-1', 'paid', '', '2026-01-15T09:01:00.000Z');
INSERT INTO outbox VALUES (7, 'ORD-1', 'received', 'an-id', '2026-01-15T09:00:00.000Z', 'sent', '2026-01-15T09:00:01.000Z', 1, '');
INSERT INTO outbox VALUES (9, 'ORD-1', 'paid', 'another-id', '2026-01-15T09:01:00.000Z', 'waiting', '2026-01-15T09:02:00.000Z', 2, '451 later');
PRAGMA user_version = 4;
