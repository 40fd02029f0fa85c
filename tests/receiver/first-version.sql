CREATE TABLE submissions (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('contact', 'order')),
  reference TEXT NOT NULL,
  received_at TEXT NOT NULL,
  suspect INTEGER NOT NULL CHECK (suspect IN (0, 1)),
  body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX order_references ON submissions (reference) WHERE kind = 'order';
CREATE TABLE payments (
  reference TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined')),
  at TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX paid_once ON payments (reference) WHERE outcome = 'paid';
