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
CREATE TABLE payments (
  reference TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined')),
  at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX paid_once ON payments (reference) WHERE outcome = 'paid';
CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), room BLOB NOT NULL) STRICT;
INSERT INTO submissions VALUES (3, 'order', 'fourth-key', 'ORD-1', '2026-01-15T09:00:00.000Z', 0, 'ann@example.com', '{"city":"Kapenguria"}', '{}');
INSERT INTO payments VALUES ('ORD-1', 'declined', '2026-01-15T09:00:00.000Z');
INSERT INTO payments VALUES ('ORD-1', 'paid', '2026-01-15T09:01:00.000Z');
PRAGMA user_version = 2;
