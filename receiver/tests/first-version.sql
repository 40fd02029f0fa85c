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
INSERT INTO submissions VALUES ('first-key', 'contact', 'MSG-1', '2026-01-15T09:00:00.000Z', 0, '{"kind":"contact","reference":"MSG-1768467600007-000000","submittedAt":"2026-01-15T09:00:00.007Z","page":"/contact","name":"A\r\nB","email":"Ann@example.com","message":"Habari"}');
INSERT INTO submissions VALUES ('second-key', 'contact', 'MSG-1', '2026-01-15T09:00:00.000Z', 1, '{"kind":"contact","reference":"MSG-1768467600007-000000","submittedAt":"2026-01-15T09:00:00.007Z","page":"/contact","name":"Akinyi","email":"akinyi@example.co.ke","message":"Habari"}');
INSERT INTO submissions VALUES ('third-key', 'contact', 'MSG-2', '2026-01-15T09:00:00.000Z', 0, replace(hex(zeroblob(30000)), '0', '[') || replace(hex(zeroblob(30000)), '0', ']'));
INSERT INTO submissions VALUES ('fourth-key', 'order', 'ORD-1', '2026-01-15T09:00:00.000Z', 0, '{"kind":"order","record":{"fullName":"Wanjikũ wa Mwangi","email":"wanjiku@example.co.ke","phone":"+254712345678","company":"Mwangi & Sons","billingAddress":"12 Market Street","city":"Kapenguria","postalCode":"30600","country":"Kenya","notes":"First floor.\nRing twice.","agreedToTerms":true,"items":[{"id":"server-management","name":"Server Management","description":"","price":850,"billing":"monthly"},{"id":"email-setup","name":"Business Email Setup × 2","description":"","price":360},{"id":"custom","name":"Cabling","description":"","price":180.5}],"total":1390.5,"orderNumber":"INV-1768467600001"},"lines":[{"id":"server-management","name":"Server Management","quantity":1,"unitPrice":850,"currency":"USD","total":850},{"id":"email-setup","name":"Business Email Setup","quantity":2,"unitPrice":180,"currency":"USD","total":360},{"id":"custom","name":"Cabling","quantity":1,"unitPrice":180.5,"currency":"USD","total":180.5}]}');
INSERT INTO submissions VALUES ('fifth-key', 'order', 'ORD-2', '2026-01-15T09:00:00.000Z', 0, '{"kind":"order","record":{"fullName":"Wanjikũ wa Mwangi","email":"wanjiku@example.co.ke","phone":"+254712345678","company":"Mwangi & Sons","billingAddress":"12 Market Street","city":"Kapenguria","postalCode":"30600","country":"Kenya","notes":"First floor.\nRing twice.","agreedToTerms":true,"items":[{"id":"server-management","name":"Server Management","description":"","price":850,"billing":"monthly"},{"id":"email-setup","name":"Business Email Setup × 2","description":"","price":360},{"id":"custom","name":"Cabling","description":"","price":180.5}],"total":1390.5,"orderNumber":"INV-1768467600001"},"lines":[{"id":"server-management","name":"Paid\r\nxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","quantity":1,"unitPrice":850,"currency":"USD","total":850},{"id":"email-setup","name":"Business Email Setup","quantity":2,"unitPrice":180,"currency":"USD","total":360},{"id":"custom","name":"Cabling","quantity":1,"unitPrice":180.5,"currency":"USD","total":180.5}]}');
INSERT INTO payments VALUES ('ORD-1', 'paid', '2026-01-15T09:01:00.000Z');
