/** For whoever sets the receiver up: a mail on trial, and what still waits before it serves a company. */
import { retentionHealth } from '../http/health.ts';
import { logIn, smtp } from '../mail/smtp.ts';
import { catalogueFrom } from '../orders/catalogue.ts';
import type { Settings } from '../settings.schema.ts';
import { openDatabase, type DatabaseSettings } from '../store/open.ts';
import { createStore } from '../store/store.ts';
import { latestBackup } from './backup.ts';

/** Most commands need none of the others. */
export type CommandSettings = Pick<Settings, 'CATALOGUE'> & Partial<Settings>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Where packages/receiver/deploy/receiver-backup.service writes them. */
const BACKUPS = '/var/lib/receiver-backups';

/** Sends it now, past the outbox, and says what the server said. */
export async function* testMail(
  settings: CommandSettings,
  to: string,
  nowMs: number,
): AsyncGenerator<string> {
  const { SMTP_URL, MAIL_FROM, CATALOGUE } = settings;
  if (SMTP_URL === undefined) throw new Error('SMTP_URL is not set: there is no server to send a mail by');
  const address = MAIL_FROM ?? (await catalogueFrom(CATALOGUE)()).seller?.email;
  if (address === undefined)
    throw new Error('MAIL_FROM is not set, and the published catalogue names no seller');
  const from = { name: '', address };
  const mail = {
    ...{ from, to: { name: '', address: to }, replyTo: from },
    date: new Date(nowMs).toISOString(),
    subject: 'Test of the website’s mail',
    text: 'The receiver can send mail. Look at this one’s source: spf, dkim and dmarc should each say “pass”.\n',
  };
  const said = await smtp(SMTP_URL)(mail, crypto.randomUUID(), new AbortController().signal);
  if (said.kind !== 'sent') throw new Error(`It was not sent: ${said.why}`);
  yield `Sent from ${address} to ${to}. Look for it, in the spam folder too`;
}

/** Each thing, with the words of what still waits for it. */
export async function* check(
  settings: DatabaseSettings & CommandSettings,
  backups: string,
  nowMs: number,
): AsyncGenerator<string> {
  const { SITE_ORIGIN = '', RECEIVER_ORIGIN = '', SMTP_URL, PAYMENT, DATABASE_URL, CATALOGUE } = settings;
  const seller = await catalogueFrom(CATALOGUE)().then(
    (published) => published.seller,
    () => undefined,
  );
  await using database = await openDatabase(settings, 'read');
  const store = createStore(database);
  const { waiting, failed } = await store.mailCounts();
  const purge = await retentionHealth(store, nowMs);
  const refusal = await logIn(SMTP_URL ?? '').then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const folder = backups === '' ? BACKUPS : backups;
  const isBackedUp = DATABASE_URL !== undefined || nowMs - (latestBackup(folder) ?? 0) <= 2 * DAY_MS;
  const isSecure = [SITE_ORIGIN, RECEIVER_ORIGIN].every((origin) => origin.startsWith('https:'));
  const isPayable = !seller || Object.keys(seller.payTo ?? {}).length > 0;
  const payment =
    PAYMENT === 'demo'
      ? 'PAYMENT=demo moves no money'
      : PAYMENT === 'invoice' && !isPayable && 'content/company.yaml has no payTo';
  const waits: Readonly<Record<string, string | false>> = {
    addresses: !isSecure && 'SITE_ORIGIN and RECEIVER_ORIGIN must begin with https:',
    prices: !seller && `${CATALOGUE} cannot be read, or names no seller: build and deploy the site`,
    mail:
      SMTP_URL === undefined
        ? 'SMTP_URL is not set: no mail is sent'
        : refusal !== undefined && `the mail server takes none: ${refusal}`,
    mails:
      waiting + failed > 0 && `${waiting} wait and ${failed} were given up: \`list\` and \`show\` say which`,
    payment,
    office:
      !settings.OFFICE_SECRET && 'OFFICE_SECRET is not set: orders are noted as paid by the command alone',
    backup: !isBackedUp && `${folder} has none of the last two days`,
    deletion: !purge.ok && 'the daily deletion has not run for three days',
  };
  for (const [what, words] of Object.entries(waits))
    yield words === false ? `ok     ${what}` : `WAITS  ${what}: ${words}`;
}
